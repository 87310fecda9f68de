import { type RefObject, Suspense, useEffect } from "react";
import type { Highlighting } from "#src/features/highlights/web/use-highlights.ts";
import type { Chapter } from "#src/features/reader/contract.ts";
import type { ChosenPassage } from "#src/features/reader/web/chosen-passage.ts";
import type { useChosenVerses } from "#src/features/reader/web/use-chosen-verses.ts";
import { VersePanel } from "#src/features/reader/web/verse-panel.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";

const ChapterNotes = lazyPart(
  () => import("#src/features/notes/web/chapter-notes.tsx"),
  MissingPart,
);

const loadActions = () => import("./chosen-passage-actions.tsx");
const ChosenPassageActions = lazyPart(loadActions, MissingPart);

export function ChapterPanel({
  chapter,
  verses,
  passage,
  highlighting,
  selectRef,
  onNoted,
  onClosed,
}: {
  chapter: Chapter;
  verses: ReturnType<typeof useChosenVerses>;
  passage: ChosenPassage | undefined;
  /** Absent until it is known what is highlighted. */
  highlighting: Highlighting | undefined;
  selectRef: RefObject<HTMLSelectElement | null>;
  /** Told at which verses notes begin. */
  onNoted: (verses: ReadonlySet<number>) => void;
  onClosed: () => void;
}) {
  const user = useCurrentUser();
  // At hand before the first verse is chosen. Where it does not arrive, choosing asks again.
  useEffect(() => void loadActions().catch(() => {}), []);
  const notes = user?.isPremium ? (
    <Suspense>
      <ChapterNotes
        key={chapter.reference}
        owner={user.id}
        reference={chapter.reference}
        place={{
          bookSlug: chapter.bookSlug,
          chapter: chapter.chapter,
          verseCount: chapter.verses.length,
        }}
        verse={passage?.verses[0]}
        passage={passage?.reference}
        onNoted={onNoted}
      />
    </Suspense>
  ) : undefined;
  return (
    <VersePanel
      chapter={chapter}
      passage={passage}
      isOpen={verses.isOpen}
      selectRef={selectRef}
      onChoose={({ from, to }) => verses.chooseSpan(from, to)}
      onClose={() => {
        verses.close();
        onClosed();
      }}
    >
      {passage ? (
        <Suspense>
          <ChosenPassageActions
            chapter={chapter}
            verses={verses}
            passage={passage}
            highlighting={highlighting}
            notes={notes}
          />
        </Suspense>
      ) : (
        notes
      )}
    </VersePanel>
  );
}
