// A member's own notes on the chapter that is read, those on the chosen verse
// first. Loaded for members alone.
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import type { NoteSummary } from "../contract.ts";
import { type ChapterPlace, findNotedVerses, isOnVerse } from "./find-notes-here.ts";
import { formatNotesUrl } from "./notes-url.ts";
import { notesOnQuery } from "./queries.ts";

const VerseNote = lazyPart(() => import("./verse-note.tsx"), MissingPart);

export default function ChapterNotes({
  owner,
  reference,
  place,
  verse,
  passage,
  onNoted,
}: {
  /** The member's id. */
  owner: number;
  /** Of the chapter: `John 3`. */
  reference: string;
  place: ChapterPlace;
  /** The one that is chosen. */
  verse: { readonly number: number; readonly reference: string } | undefined;
  /** All that is chosen: `John 3:16–18`. */
  passage: string | undefined;
  /** Told at which verses notes begin. */
  onNoted: (verses: ReadonlySet<number>) => void;
}) {
  const { data, error, refetch } = useQuery(notesOnQuery(reference));
  // What is written stays on its verses when others are chosen.
  const [writingOn, setWritingOn] = useState<string>();
  const { bookSlug, chapter, verseCount } = place;
  useEffect(() => {
    if (data) onNoted(findNotedVerses(data, { bookSlug, chapter, verseCount }));
    return () => onNoted(new Set());
  }, [data, bookSlug, chapter, verseCount, onNoted]);
  const here = verse ? data?.filter((note) => isOnVerse(note, place, verse.number)) : [];
  const elsewhere = data?.filter((note) => !here?.includes(note)) ?? [];
  return (
    <section aria-label="Your notes" className="mt-6">
      <h2 className="mb-1 text-20">Your notes</h2>
      {error ? (
        <p className="text-14 text-muted">
          Failed to fetch notes.{" "}
          <Button kind="quiet" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {here?.length ? <NoteLinks key={verse?.number} notes={here} /> : null}
      {elsewhere.length > 0 ? (
        <>
          {verse ? (
            <h3 className="mt-2 font-sans font-semibold text-14 text-muted">On this chapter</h3>
          ) : null}
          <NoteLinks notes={elsewhere} />
        </>
      ) : null}
      {writingOn === undefined ? (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3"
          onClick={() => setWritingOn(passage ?? reference)}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          {verse ? "Add a note" : "Add a note on this chapter"}
        </Button>
      ) : (
        <Suspense fallback={<SkeletonLines widths={[90, 60]} />}>
          <VerseNote
            key={writingOn}
            owner={owner}
            reference={writingOn}
            onSaved={() => void refetch()}
            onClose={() => setWritingOn(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

const describePassage = ({
  passages,
  reference,
}: Pick<NoteSummary, "passages" | "reference">): string =>
  passages.find(({ isNamed }) => isNamed)?.reference || reference || "in the text";

/** More would push what else is said of the verse out of sight. */
const AT_ONCE = 4;

function NoteLinks({ notes }: { notes: readonly NoteSummary[] }) {
  const [isWhole, showWhole] = useState(false);
  const shown = isWhole ? notes : notes.slice(0, AT_ONCE);
  return (
    <>
      <ul>
        {shown.map(({ id, title, passages, reference, excerpt }) => (
          <li key={id}>
            <Link
              to={formatNotesUrl({ note: id })}
              className="block min-h-11 py-1.5 text-ink no-underline hover:text-accent"
            >
              <span className="line-clamp-2 font-serif text-16 leading-snug">{title}</span>
              <span className="line-clamp-2 text-14 text-muted">
                {title === reference ? excerpt : describePassage({ passages, reference })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < notes.length ? (
        <Button kind="quiet" size="small" className="-ml-3" onClick={() => showWhole(true)}>
          Show all {notes.length}
        </Button>
      ) : null}
    </>
  );
}
