// A day of a plan, opened to be read: one passage after the other, and at the
// end the mark.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { type ReadAloud, useReadAloud } from "#src/web/listening/read-aloud.tsx";
import type { Plan } from "../contract.ts";
import type { DayReading, PassageText } from "../day-contract.ts";
import { DayText } from "./day-text.tsx";
import { DayTurner } from "./day-turner.tsx";
import { FavoriteToggle } from "./favorite-toggle.tsx";
import { dayQuery, PART_LENGTH } from "./queries.ts";
import { ReaderBar } from "./reader-bar.tsx";
import { ReaderFoot } from "./reader-foot.tsx";

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
  const speech = useReadAloud();
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
          {reading ? <ListenButton passage={passage} speech={speech} /> : null}
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

/** Reads a passage aloud, where the browser can. */
function ListenButton({
  passage,
  speech,
}: {
  passage: PassageText | undefined;
  speech: ReadAloud;
}) {
  const listen = () => {
    if (speech.isSpeaking) speech.stop();
    else if (passage) speech.speak([passage.reference, ...passage.verses.map(({ text }) => text)]);
  };
  return (
    <Button kind="quiet" size="small" aria-pressed={speech.isSpeaking} onClick={listen}>
      {speech.isSpeaking ? "Stop" : "Listen"}
    </Button>
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
