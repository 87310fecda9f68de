// The actions on chosen verses, with what other features do with a verse.
import type { ReactNode } from "react";
import { Originals } from "#src/features/concordance/web/originals.tsx";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import { HighlightVerses } from "#src/features/highlights/web/highlight-verses.tsx";
import type { Highlighting } from "#src/features/highlights/web/use-highlights.ts";
import MemorizeButton from "#src/features/memory/web/memorize-button.tsx";
import type { Chapter } from "#src/features/reader/contract.ts";
import { addressOfWords } from "#src/features/reader/web/chapter-foot.tsx";
import type { ChosenPassage } from "#src/features/reader/web/chosen-passage.ts";
import { PassageActions } from "#src/features/reader/web/passage-actions.tsx";
import type { useChosenVerses } from "#src/features/reader/web/use-chosen-verses.ts";
import { CompareLink } from "#src/features/tools/web/compare-link.tsx";
import { isEmbedded } from "#src/scripture/translations.ts";

/** As high as the colors are. */
const HIGHLIGHTS_COMING = <div className="mt-1 h-11" />;

export default function ChosenPassageActions({
  chapter,
  verses,
  passage,
  highlighting,
  notes,
}: {
  chapter: Chapter;
  verses: ReturnType<typeof useChosenVerses>;
  passage: ChosenPassage;
  /** Absent until it is known what is highlighted. */
  highlighting: Highlighting | undefined;
  notes: ReactNode;
}) {
  const [first] = passage.verses;
  const { translation } = chapter;
  return (
    <PassageActions
      chapter={chapter}
      passage={passage}
      wantsReferences={verses.wantsReferences}
      onAskReferences={verses.askReferences}
      compare={<CompareLink reference={passage.reference} translation={chapter.translation} />}
      mark={
        <FavouriteButton
          kind="verse"
          target={passage.reference}
          name={passage.reference}
          look="quiet"
        />
      }
      memorize={
        // Words under a licence are not stored.
        isEmbedded(translation) && passage.text ? (
          <MemorizeButton
            key={passage.reference}
            passage={{
              reference: passage.reference,
              translation,
              text: passage.text,
              href: passage.href,
            }}
            verseCount={passage.verses.length}
          />
        ) : null
      }
      highlight={
        highlighting ? (
          <HighlightVerses
            reference={passage.reference}
            verses={passage.verses.map(({ reference }) => reference)}
            highlighting={highlighting}
          />
        ) : (
          HIGHLIGHTS_COMING
        )
      }
      originals={
        first ? (
          <Originals
            key={first.reference}
            reference={first.reference}
            wordsHref={addressOfWords(chapter, first.number)}
            hasNumbers={chapter.translation === "KJV"}
            pressedAt={verses.pressedAt}
          />
        ) : undefined
      }
      notes={notes}
    />
  );
}
