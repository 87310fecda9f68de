import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Originals } from "#src/features/concordance/web/originals.tsx";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import { placeHighlights } from "#src/features/highlights/web/place-highlights.ts";
import type { Highlighting } from "#src/features/highlights/web/use-highlights.ts";
import type { Chapter } from "#src/features/reader/contract.ts";
import { formatBeside } from "#src/features/reader/web/beside-url.ts";
import { addressOfWords, Colophon, Turn } from "#src/features/reader/web/chapter-foot.tsx";
import { ChapterText } from "#src/features/reader/web/chapter-text.tsx";
import { readChosenPassage } from "#src/features/reader/web/chosen-passage.ts";
import { ReaderBar } from "#src/features/reader/web/reader-bar.tsx";
import type { ReaderTranslation } from "#src/features/reader/web/reader-translations.ts";
import { useChosenVerses } from "#src/features/reader/web/use-chosen-verses.ts";
import { useCitedCopy } from "#src/features/reader/web/use-cited-copy.ts";
import { useStablePlace } from "#src/features/reader/web/use-stable-place.ts";
import { VersePanel } from "#src/features/reader/web/verse-panel.tsx";
import { CompareLink } from "#src/features/tools/web/compare-link.tsx";
import { EMBEDDED, type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Notice } from "#src/ui/notice.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { useCurrentUser } from "#src/web/current-user.ts";

const ChapterNotes = lazyPart(
  () => import("#src/features/notes/web/chapter-notes.tsx"),
  MissingPart,
);

const HighlightVerses = lazyPart(
  () => import("#src/features/highlights/web/highlight-verses.tsx"),
  MissingPart,
);
const ReaderMarks = lazyPart(
  () => import("./reader-marks.tsx"),
  () => null,
);
/** As high as the colors are. */
const HIGHLIGHTS_COMING = <div className="mt-1 h-11 noscript:hidden" />;
const NONE: ReadonlySet<number> = new Set();

export function ChapterPage({
  chapter,
  translations,
  translationSlug,
  notice,
  beside,
}: {
  chapter: Chapter;
  translations: readonly ReaderTranslation[];
  translationSlug: string;
  notice: string | undefined;
  beside: Chapter | undefined;
}) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  const versesButton = useRef<HTMLButtonElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const verses = useChosenVerses(text, chapter.reference, chapter.verses.length);
  const passage = readChosenPassage(chapter, verses.chosen);
  const chosenVerse = passage?.verses[0];
  const isMember = useCurrentUser()?.isPremium === true;
  const [notedVerses, setNotedVerses] = useState(NONE);
  const [marked, setMarked] = useState<Highlighting & { readonly chapter: string }>();
  // Those of the chapter before are not shown in this one.
  const highlighting = marked?.chapter === chapter.reference ? marked : undefined;
  const highlights = useMemo(
    () => placeHighlights(highlighting?.highlights ?? [], chapter.translation),
    [highlighting?.highlights, chapter.translation],
  );
  const isReady = useIsReady();
  const rememberPlace = useStablePlace(text, chapter.translation);
  useCitedCopy(text, chapter);
  const isOurs = isEmbedded(chapter.translation);
  const besideSlug = beside && EMBEDDED[beside.translation as EmbeddedCode].slug;
  const addressOf = (href: string) => formatBeside(href, besideSlug);
  const turnTo = (to: Chapter["next"]) =>
    to ? () => void navigate(addressOf(to.href)) : undefined;
  usePageKeys({
    ArrowLeft: turnTo(chapter.previous),
    ArrowRight: turnTo(chapter.next),
    Escape: verses.close,
    j: () => verses.step(1),
    k: () => verses.step(-1),
    "Shift+ArrowDown": () => verses.extend(1),
    "Shift+ArrowUp": () => verses.extend(-1),
  });

  return (
    <>
      <ReaderBar
        chapter={chapter}
        translationSlug={translationSlug}
        translations={translations.map(({ slug, label, name }) => ({
          label,
          name,
          href: formatBeside(
            `/bible/${slug}/${chapter.bookSlug}/${chapter.chapter}`,
            slug === besideSlug ? undefined : besideSlug,
          ),
          isCurrent: slug === translationSlug,
        }))}
        beside={besideSlug}
        versesButtonRef={versesButton}
        onOpenVerses={() => {
          verses.open();
          // The select is not rendered as visible before the panel is.
          requestAnimationFrame(() => select.current?.focus());
        }}
        onChangeTranslation={rememberPlace}
      />
      <div className="wrap grid gap-14 pt-8 lg:grid-cols-[minmax(0,1fr)_264px] lg:items-start lg:gap-16">
        <article className="entry" aria-labelledby="chapter">
          <ChapterHeading chapter={chapter} />
          <div>
            {notice ? (
              <div className="mb-6">
                <Notice>{notice}</Notice>
              </div>
            ) : null}
            <div ref={text} className="chapter-text" data-beside={besideSlug}>
              <ChapterText
                chapter={chapter}
                chosen={verses.chosen}
                notedVerses={notedVerses}
                highlights={highlights}
                beside={beside}
              />
            </div>
            {isReady ? (
              <Suspense>
                <ReaderMarks text={text} chapter={chapter} onHighlights={setMarked} />
              </Suspense>
            ) : null}
            <Colophon chapter={chapter} beside={beside} />
            <nav
              aria-label="Chapters"
              data-print="no"
              className="mt-12 flex max-w-measure flex-wrap justify-between gap-x-4 border-line border-t pt-3"
            >
              <Turn to={chapter.previous} addressOf={addressOf} rel="prev" isFetchedEarly={isOurs}>
                <ChevronLeft size={16} strokeWidth={1.5} />
                {chapter.previous?.label}
              </Turn>
              <Turn to={chapter.next} addressOf={addressOf} rel="next" isFetchedEarly={isOurs}>
                {chapter.next?.label}
                <ChevronRight size={16} strokeWidth={1.5} />
              </Turn>
            </nav>
          </div>
        </article>
        <VersePanel
          chapter={chapter}
          passage={passage}
          isOpen={verses.isOpen}
          wantsReferences={verses.wantsReferences}
          selectRef={select}
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
            isMember ? (
              <Suspense>
                <ChapterNotes
                  reference={chapter.reference}
                  place={{
                    bookSlug: chapter.bookSlug,
                    chapter: chapter.chapter,
                    verseCount: chapter.verses.length,
                  }}
                  verse={chosenVerse}
                  onNoted={setNotedVerses}
                />
              </Suspense>
            ) : undefined
          }
          onChoose={({ from, to }) => verses.chooseSpan(from, to)}
          onAskReferences={verses.askReferences}
          onClose={() => {
            verses.close();
            versesButton.current?.focus();
          }}
        />
      </div>
    </>
  );
}

/** Whether the page has been shown, so that what only answers presses need not come with it. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}

function ChapterHeading({ chapter }: { chapter: Chapter }) {
  const name = chapter.reference.slice(0, chapter.reference.lastIndexOf(" "));
  return (
    <header className="mb-4 lg:-mt-2">
      <h1 className="text-24 font-normal tracking-normal">
        {name}{" "}
        <span className="font-light text-48 leading-none tracking-tight md:-ml-1 md:block md:text-[6.5rem] md:leading-[0.95]">
          {chapter.chapter}
        </span>
      </h1>
    </header>
  );
}
