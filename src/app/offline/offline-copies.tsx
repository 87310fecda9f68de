// What a person copied to this device, page by page as the live site has it.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { GeneratedText, PassageBlock } from "#src/features/devotionals/web/generated-text.tsx";
import { listEntries } from "#src/features/highlights/web/highlight-entries.ts";
import type { CopyKind } from "#src/features/offline/rules.ts";
import { type Copy, readCopy } from "#src/features/offline/web/copies.ts";
import { formatTime } from "#src/features/offline/web/packs-section.tsx";
import type { StoredPack } from "#src/features/offline/web/stored-packs.ts";
import type { DayReading } from "#src/features/plans/day-contract.ts";
import { addDeviceMark, deviceMarks } from "#src/features/plans/web/device-marks.ts";
import { VerseWords } from "#src/features/reader/web/chapter-text.tsx";
import { getBook } from "#src/scripture/books.ts";
import { findBracketEnds } from "#src/scripture/disputed.ts";
import { Button } from "#src/ui/button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { RowSection } from "#src/ui/rows.tsx";
import { useTitle } from "./page-state.tsx";
import type { Copies } from "./refresh-copies.ts";

const TITLES: Readonly<Record<CopyKind, string>> = {
  plans: "Reading plans",
  prayers: "Prayers",
  notes: "Study notes",
  highlights: "Highlights",
  devotionals: "Devotionals",
  memory: "Learn by heart",
};

interface PartProps {
  /** Of the translation in which references open; none where none is stored. */
  readonly slug: string | undefined;
}

export function OfflineCopies({
  userId,
  kinds,
  packs,
}: {
  userId: number;
  kinds: readonly CopyKind[];
  packs: readonly StoredPack[];
}) {
  const title = kinds.length > 1 ? "Today" : TITLES[kinds[0] ?? "plans"];
  const slug = packs[0]?.slug;
  useTitle(title);
  return (
    <div className="wrap">
      <PageHeader title={title} subtitle="Your copies on this device, to read." />
      {kinds.map((kind) => (
        <CopySection key={kind} userId={userId} kind={kind} slug={slug} />
      ))}
    </div>
  );
}

function CopySection({ userId, kind, slug }: PartProps & { userId: number; kind: CopyKind }) {
  const { data, isPending } = useQuery({
    queryKey: ["offline", "copy", userId, kind],
    queryFn: async () => (await readCopy<unknown>(userId, kind)) ?? null,
    networkMode: "always",
    gcTime: 0,
  });
  if (isPending) return null;
  return (
    <RowSection
      id={kind}
      title={TITLES[kind]}
      text={data ? `As of ${formatTime(data.copiedAt)}.` : "Nothing of it was copied yet."}
    >
      {data ? showCopy(kind, data, { slug, userId }) : null}
    </RowSection>
  );
}

function showCopy(
  kind: CopyKind,
  { data }: Copy<unknown>,
  { slug, userId }: PartProps & { readonly userId: number },
): ReactNode {
  const copied = { [kind]: data } as unknown as Copies;
  switch (kind) {
    case "plans":
      return <Plans plans={copied.plans} userId={userId} />;
    case "prayers":
      return <Prayers prayers={copied.prayers} />;
    case "notes":
      return <Notes notes={copied.notes} />;
    case "highlights":
      return <Highlights highlights={copied.highlights} slug={slug} />;
    case "devotionals":
      return <Devotionals devotionals={copied.devotionals} />;
    case "memory":
      // A page of its own, on which they are practiced.
      return null;
  }
}

function Plans({ plans, userId }: { plans: Copies["plans"]; userId: number }) {
  const marks = useSyncExternalStore(deviceMarks.subscribe, () => deviceMarks.read(userId));
  if (plans.length === 0) return <Empty>You follow no plan at the moment.</Empty>;
  return plans.map(({ plan, days }) => (
    <section key={plan.id} className="pt-4">
      <h3 className="text-18">{plan.name}</h3>
      {days.map((day, index) => (
        <Entry
          key={day.dayNumber}
          title={`Day ${day.dayNumber} of ${plan.duration}: ${day.summary}`}
          isOpen={index === 0}
        >
          <Day day={day} />
          <MarkDay
            isRead={day.isCompleted}
            isWaiting={marks.some(
              (one) => one.planId === plan.id && one.dayNumber === day.dayNumber,
            )}
            onMark={() =>
              addDeviceMark(userId, { planId: plan.id, plan: plan.name, dayNumber: day.dayNumber })
            }
          />
        </Entry>
      ))}
    </section>
  ));
}

/** The mark waits on the device, and is sent by the next live page. */
function MarkDay({
  isRead,
  isWaiting,
  onMark,
}: {
  /** In the account, when it was copied. */
  isRead: boolean;
  isWaiting: boolean;
  onMark: () => void;
}) {
  return (
    <div role="status" className="pt-2 pb-4">
      {isRead || isWaiting ? (
        <p className="text-muted">
          Read.{isWaiting ? " The mark is sent once Berea can be reached." : ""}
        </p>
      ) : (
        <Button size="small" onClick={onMark}>
          Mark Complete
        </Button>
      )}
    </div>
  );
}

function Day({ day }: { day: DayReading }) {
  return (
    <>
      {day.passageTexts.map(({ reference, verses, translation }) => {
        const ends = findBracketEnds(verses);
        return (
          <section key={reference} className="pt-3">
            <h4 className="mb-2 font-semibold">
              {reference} <span className="font-normal text-14 text-muted">{translation}</span>
            </h4>
            <div className="chapter-text">
              <div className="paragraph">
                {verses.map((verse, index) => (
                  <p key={verse.reference} className="verse">
                    <span className="verse-number">{verse.number}</span>
                    <VerseWords verse={verse} bracketEnds={ends[index]} colored={undefined} />{" "}
                  </p>
                ))}
              </div>
            </div>
          </section>
        );
      })}
      {day.notes ? <Words>{day.notes}</Words> : null}
    </>
  );
}

function Prayers({ prayers }: { prayers: Copies["prayers"] }) {
  const open = prayers.filter(({ status }) => status !== "archived");
  if (open.length === 0) return <Empty>There is no prayer on your list.</Empty>;
  return open.map(({ id, title, description, isAnswered, answerDescription, addedOn }) => (
    <Entry key={id} title={title}>
      {description ? <Words>{description}</Words> : null}
      {isAnswered && answerDescription ? <Words>{`Answered: ${answerDescription}`}</Words> : null}
      <p className="pb-3 text-14 text-muted">
        On the list since {formatTime(Date.parse(addedOn))}.
      </p>
    </Entry>
  ));
}

/** As it was written: what reads Markdown would be a third of all that each device stores. */
function Notes({ notes }: { notes: Copies["notes"] }) {
  if (notes.length === 0) return <Empty>There is no note yet.</Empty>;
  return notes.map(({ id, title, reference, content }) => (
    <Entry key={id} title={title || reference || "A note"}>
      {title && reference ? <p className="text-14 text-muted">{reference}</p> : null}
      <Words>{content}</Words>
    </Entry>
  ));
}

function Highlights({ highlights, slug }: PartProps & { highlights: Copies["highlights"] }) {
  const entries = listEntries(highlights);
  if (entries.length === 0) return <Empty>Nothing is highlighted yet.</Empty>;
  return (
    <ul className="pt-2">
      {entries.map(({ key, reference, first, color }) => (
        <li key={key}>
          {slug ? (
            <Link
              to={`/bible/${slug}/${getBook(first.book).slug}/${first.chapter}#v${first.verse}`}
              className="underlined inline-flex min-h-11 items-center"
            >
              <mark data-highlight={color}>{reference}</mark>
            </Link>
          ) : (
            <mark data-highlight={color}>{reference}</mark>
          )}
        </li>
      ))}
    </ul>
  );
}

function Devotionals({ devotionals }: { devotionals: Copies["devotionals"] }) {
  if (devotionals.length === 0) return <Empty>There is no devotional yet.</Empty>;
  return devotionals.map((piece) => (
    <Entry key={piece.id} title={piece.title}>
      <div className="grid gap-5 pb-4">
        <PassageBlock
          text={piece.scriptureText}
          reference={piece.scripture}
          translation={piece.translation}
        />
        <GeneratedText paragraphs={piece.paragraphs} />
        <Words>{piece.prayer}</Words>
        {piece.userNotes ? <Words>{`Your notes: ${piece.userNotes}`}</Words> : null}
      </div>
    </Entry>
  ));
}

function Entry({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="border-line border-b">
      <summary className="min-h-11 cursor-pointer py-3 font-serif text-18">{title}</summary>
      {children}
    </details>
  );
}

const Words = ({ children }: { children: string }) => (
  <p className="max-w-measure whitespace-pre-wrap pb-3 font-serif text-18">{children}</p>
);

const Empty = ({ children }: { children: ReactNode }) => <p className="py-3">{children}</p>;
