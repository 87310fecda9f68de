// A day of a plan, opened to be read: one passage after the other, and at the
// end the mark.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { chooseText } from "#src/scripture/choose-text.ts";
import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";
import { describeFailure, tellFailure } from "#src/tell-failure.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import type { DayReading, PassageText, Plan } from "../contract.ts";
import { FavoriteToggle } from "./favorite-toggle.tsx";
import { PassageVerses } from "./passage-verses.tsx";
import { dayQuery, markDay, PART_LENGTH } from "./queries.ts";
import { type Speech, useSpeech } from "./use-speech.ts";

export default function ReaderDialog({
  plan,
  isGone,
  firstDay,
  readingChoices,
  chosenTranslation,
  onClose,
  onClosed,
  onMarked,
}: {
  plan: Plan;
  /** It was deleted while this dialog stood open. */
  isGone: boolean;
  firstDay: number;
  readingChoices: ReactNode;
  chosenTranslation: string | undefined;
  onClose: () => void;
  onClosed: () => void;
  onMarked: (dayNumber: number, plan: Plan) => void;
}) {
  const [day, setDay] = useState(firstDay);
  const [translation, setTranslation] = useState<EmbeddedCode>();
  const [at, setAt] = useState(0);
  const client = useQueryClient();
  const wanted = translation ?? chosenTranslation;
  const part = Math.floor(at / PART_LENGTH);
  const query = useQuery(dayQuery(plan.id, day, wanted, part));
  // While another translation is on its way the day's own references still stand.
  const known = useRef<DayReading>(undefined);
  if (query.data) known.current = query.data;
  const reading = query.data ?? (known.current?.dayNumber === day ? known.current : undefined);
  const speech = useSpeech();
  const top = useRef<HTMLHeadingElement>(null);
  const hasTurned = useRef(false);
  useEffect(() => {
    if (!hasTurned.current) return;
    top.current?.closest(".sheet-body")?.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [at, day]);

  const count = reading?.passages.length ?? 0;
  const passage = query.data?.passageTexts[at - part * PART_LENGTH];
  // The next part is there before its first passage is turned to.
  const isNearEnd = passage !== undefined && at + 2 >= (part + 1) * PART_LENGTH;
  const hasMore = count > (part + 1) * PART_LENGTH;
  useEffect(() => {
    if (isNearEnd && hasMore) void client.prefetchQuery(dayQuery(plan.id, day, wanted, part + 1));
  }, [client, isNearEnd, hasMore, plan.id, day, wanted, part]);
  const turn = (to: number) => {
    if (to < 0 || to >= count) return;
    hasTurned.current = true;
    speech.stop();
    setAt(to);
  };
  const turnDay = (to: number) => {
    if (to < 1 || to > plan.duration) return;
    hasTurned.current = true;
    speech.stop();
    setAt(0);
    setDay(to);
  };
  useArrowKeys(
    () => turn(at + 1),
    () => turn(at - 1),
  );
  return (
    <Sheet
      title={reading ? `Day ${day}: ${reading.summary}` : `Day ${day}`}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className="flex flex-col">
        <ReaderBar
          current={translation ?? reading?.translation}
          chosenTranslation={chosenTranslation}
          onTranslation={(code) => {
            speech.stop();
            setTranslation(code);
          }}
        >
          {reading ? <Listen passage={passage} speech={speech} /> : null}
          {reading ? (
            <FavoriteToggle planId={plan.id} day={day} isFavorited={reading.isFavorited} />
          ) : null}
          {readingChoices}
        </ReaderBar>
        <h3 ref={top} tabIndex={-1} className="mt-5 mb-3 text-20 outline-none">
          {reading?.passages[at] ?? `Day ${day}`}{" "}
          {count > 1 ? (
            <span className="ml-2 font-normal font-sans text-14 text-muted">
              {at + 1} of {count}
            </span>
          ) : null}
        </h3>
        <DayText query={query} passage={passage} isToday={day === plan.currentDay} />
        <DayTurner plan={plan} day={day} onTurn={turnDay} />
        {isGone ? (
          <div className="mt-4">
            <Notice>
              This plan was deleted in another place. You can read on here; under Deleted plans it
              can be brought back.
            </Notice>
          </div>
        ) : null}
        <ReaderFoot
          plan={plan}
          isGone={isGone}
          day={day}
          reading={reading}
          at={at}
          onTurn={turn}
          onMarked={onMarked}
        />
      </div>
    </Sheet>
  );
}

/** The arrow keys turn the pages, but in a group of choices they choose. */
function useArrowKeys(onNext: () => void, onBack: () => void): void {
  const latest = useRef({ onNext, onBack });
  useLayoutEffect(() => {
    latest.current = { onNext, onBack };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken =
        event.target instanceof Element && event.target.closest("input, select, textarea, summary");
      if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") latest.current.onNext();
      if (event.key === "ArrowLeft") latest.current.onBack();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function DayText({
  query,
  passage,
  isToday,
}: {
  query: ReturnType<typeof useQuery<DayReading>>;
  passage: PassageText | undefined;
  isToday: boolean;
}) {
  const { data, error, refetch } = query;
  if (error) {
    return (
      <Notice tone="danger">
        <p role="alert" className="font-medium">
          {isToday ? "Unable to load today's reading" : "Unable to load reading content"}
        </p>
        <p className="mt-1 mb-3 text-muted">{describeFailure(error)}</p>
        <Button kind="secondary" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!data || !passage) {
    return (
      <p role="status" className="py-8 text-muted">
        Loading passage text...
      </p>
    );
  }
  return (
    <>
      {data.notice ? (
        <div className="mb-4 text-14 text-muted">
          <Notice>{data.notice}</Notice>
        </div>
      ) : null}
      <div className="chapter-text" lang="en">
        <PassageVerses verses={passage.verses} />
      </div>
      <p className="mt-5 text-14 text-muted">
        {passage.reference}, {data.translationName}
      </p>
    </>
  );
}

function ReaderBar({
  current,
  chosenTranslation,
  onTranslation,
  children,
}: {
  current: EmbeddedCode | undefined;
  chosenTranslation: string | undefined;
  onTranslation: (code: EmbeddedCode) => void;
  children: ReactNode;
}) {
  // The preferred one first; where it is under licence, the text that stands in for it.
  const preferred = chooseText(chosenTranslation, "WEB", "show")?.code ?? "WEB";
  const codes = [preferred, ...ORDER.filter((code) => code !== preferred)];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-y py-1">
      <fieldset className="min-w-0">
        <legend className="sr-only">Translation</legend>
        <div className="choice-links -mx-1.5 md:-mx-2.5">
          {codes.map((code) => (
            <label key={code} className="choice-link" title={EMBEDDED[code].name}>
              <input
                type="radio"
                name="plan-translation"
                checked={current === code}
                onChange={() => onTranslation(code)}
              />
              {code === "DARBY" ? "Darby" : code}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="ml-auto flex items-center">{children}</div>
    </div>
  );
}

/** As the reader of chapters lists them. */
const ORDER: readonly EmbeddedCode[] = ["WEB", "KJV", "ASV", "YLT", "DARBY"];

function Listen({ passage, speech }: { passage: PassageText | undefined; speech: Speech }) {
  if (!speech.isThere) return null;
  const listen = () => {
    if (speech.isSpeaking) speech.stop();
    else if (passage)
      speech.speak([passage.reference, ...passage.verses.map(({ text }) => text)], () => {});
  };
  return (
    <Button kind="quiet" size="small" aria-pressed={speech.isSpeaking} onClick={listen}>
      {speech.isSpeaking ? "Stop" : "Listen"}
    </Button>
  );
}

/** To the days before and after, which can be read and marked too. */
function DayTurner({
  plan,
  day,
  onTurn,
}: {
  plan: Plan;
  day: number;
  onTurn: (day: number) => void;
}) {
  return (
    <div className="mt-6 flex items-center justify-center gap-2 text-14 text-muted">
      <IconButton label="The day before" aria-disabled={day === 1} onClick={() => onTurn(day - 1)}>
        <ChevronLeft size={20} strokeWidth={1.5} />
      </IconButton>
      <span>
        Day {day} of {plan.duration}
      </span>
      <IconButton
        label="The day after"
        aria-disabled={day === plan.duration}
        onClick={() => onTurn(day + 1)}
      >
        <ChevronRight size={20} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}

function ReaderFoot({
  plan,
  isGone,
  day,
  reading,
  at,
  onTurn,
  onMarked,
}: {
  plan: Plan;
  isGone: boolean;
  day: number;
  reading: DayReading | undefined;
  at: number;
  onTurn: (at: number) => void;
  onMarked: (dayNumber: number, plan: Plan) => void;
}) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isRead = plan.readDays.some(([first, last]) => first <= day && day <= last);
  const next = reading?.passages[at + 1];
  const mark = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const marked = await markDay(client, plan.id, day, !isRead);
      if (!isRead) onMarked(day, marked);
    } catch (error) {
      tellFailure("The day was not marked", error);
    }
    setBusy(false);
  };
  return (
    <div className="sticky -bottom-[max(28px,env(safe-area-inset-bottom))] -mx-2 mt-4 -mb-[max(28px,env(safe-area-inset-bottom))] flex flex-wrap justify-end gap-2 border-line border-t bg-raised px-2 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {at > 0 ? (
        <Button kind="quiet" size="small" className="mr-auto" onClick={() => onTurn(at - 1)}>
          Back
        </Button>
      ) : null}
      {next ? (
        <Button size="small" className="px-5" onClick={() => onTurn(at + 1)}>
          Next: {next}
        </Button>
      ) : null}
      <Button
        kind={next || isRead ? "secondary" : "primary"}
        size="small"
        className="px-5"
        isBusy={isBusy}
        disabled={!reading || isGone}
        onClick={() => void mark()}
      >
        {isRead ? null : <Check size={16} strokeWidth={2} aria-hidden="true" />}
        {isRead ? "Mark as unread" : "Mark Complete"}
      </Button>
    </div>
  );
}
