import { type RefObject, Suspense } from "react";
import { Originals } from "#src/features/concordance/web/originals.tsx";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import type { Highlighting } from "#src/features/highlights/web/use-highlights.ts";
import type { Chapter } from "#src/features/reader/contract.ts";
import { addressOfWords } from "#src/features/reader/web/chapter-foot.tsx";
import type { ChosenPassage } from "#src/features/reader/web/chosen-passage.ts";
import type { useChosenVerses } from "#src/features/reader/web/use-chosen-verses.ts";
import { VersePanel } from "#src/features/reader/web/verse-panel.tsx";
import { CompareLink } from "#src/features/tools/web/compare-link.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";

const ChapterNotes = lazyPart(
  () => import("#src/features/notes/web/chapter-notes.tsx"),
  MissingPart,
);

const HighlightVerses = lazyPart(
  () => import("#src/features/highlights/web/highlight-verses.tsx"),
  MissingPart,
);
/** As high as the colors are. */
const HIGHLIGHTS_COMING = <div className="mt-1 h-11 noscript:hidden" />;

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
  const chosenVerse = passage?.verses[0];
  return (
    <VersePanel
      chapter={chapter}
      passage={passage}
      isOpen={verses.isOpen}
      wantsReferences={verses.wantsReferences}
      selectRef={selectRef}
      compare={
        passage ? (
          <CompareLink reference={passage.reference} translation={chapter.translation} />
        ) : undefined
      }
      mark={
        passage ? (
          <FavouriteButton
            kind="verse"
            target={passage.reference}
            name={passage.reference}
            look="quiet"
          />
        ) : undefined
      }
      highlight={
        passage && highlighting ? (
          <Suspense fallback={HIGHLIGHTS_COMING}>
            <HighlightVerses
              reference={passage.reference}
              verses={passage.verses.map(({ reference }) => reference)}
              highlighting={highlighting}
            />
          </Suspense>
        ) : (
          HIGHLIGHTS_COMING
        )
      }
      originals={
        chosenVerse ? (
          <Originals
            key={chosenVerse.reference}
            reference={chosenVerse.reference}
            wordsHref={addressOfWords(chapter, chosenVerse.number)}
            hasNumbers={chapter.translation === "KJV"}
            pressedAt={verses.pressedAt}
          />
        ) : undefined
      }
      notes={
        user?.isPremium ? (
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
              verse={chosenVerse}
              passage={passage?.reference}
              onNoted={onNoted}
            />
          </Suspense>
        ) : undefined
      }
      onChoose={({ from, to }) => verses.chooseSpan(from, to)}
      onAskReferences={verses.askReferences}
      onClose={() => {
        verses.close();
        onClosed();
      }}
    />
  );
}
