import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Headphones from "lucide-react/icons/headphones";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { placeHighlights } from "#src/features/highlights/web/place-highlights.ts";
import type { Highlighting } from "#src/features/highlights/web/use-highlights.ts";
import type { Chapter } from "#src/features/reader/contract.ts";
import { formatBeside } from "#src/features/reader/web/beside-url.ts";
import { Colophon, Turn } from "#src/features/reader/web/chapter-foot.tsx";
import { ChapterHeading, ChapterText } from "#src/features/reader/web/chapter-text.tsx";
import { readChosenPassage } from "#src/features/reader/web/chosen-passage.ts";
import { ReaderBar } from "#src/features/reader/web/reader-bar.tsx";
import type { ReaderTranslation } from "#src/features/reader/web/reader-translations.ts";
import { useChosenVerses } from "#src/features/reader/web/use-chosen-verses.ts";
import { useCitedCopy } from "#src/features/reader/web/use-cited-copy.ts";
import { useStablePlace } from "#src/features/reader/web/use-stable-place.ts";
import { EMBEDDED, type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import { IconButton } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Notice } from "#src/ui/notice.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { ChapterPanel } from "./chapter-panel.tsx";

const Listening = lazyPart(
  () => import("#src/features/reader/web/listening.tsx"),
  () => null,
);
const ReaderMarks = lazyPart(
  () => import("./reader-marks.tsx"),
  () => null,
);
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
  const [notedVerses, setNotedVerses] = useState(NONE);
  const [marked, setMarked] = useState<Highlighting & { readonly chapter: string }>();
  // Those of the chapter before are not shown in this one.
  const highlighting = marked?.chapter === chapter.reference ? marked : undefined;
  const highlights = useMemo(
    () => placeHighlights(highlighting?.highlights ?? [], chapter.translation),
    [highlighting?.highlights, chapter.translation],
  );
  const [isListening, setListening] = useState(false);
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
    Escape: verses.letGo,
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
        listen={
          isOurs ? (
            <IconButton
              label={isListening ? "Stop listening" : "Listen"}
              title={isListening ? "Stop listening" : "Listen"}
              className="noscript:hidden"
              onClick={() => setListening(!isListening)}
            >
              <Headphones size={20} strokeWidth={1.5} />
            </IconButton>
          ) : null
        }
        versesButtonRef={versesButton}
        onOpenVerses={() => {
          verses.open();
          // The select is not rendered as visible before the panel is.
          requestAnimationFrame(() => select.current?.focus());
        }}
        onChangeTranslation={rememberPlace}
      />
      {isListening && isOurs ? (
        <Suspense>
          <Listening
            text={text}
            chapter={chapter}
            from={verses.chosen?.from}
            onTurn={(href) => void navigate(addressOf(href))}
            onClose={() => setListening(false)}
          />
        </Suspense>
      ) : null}
      <div className="wrap grid gap-14 pt-8 lg:grid-cols-[minmax(0,1fr)_264px] lg:items-start lg:gap-16">
        <article className="entry" data-beside={besideSlug} aria-labelledby="chapter">
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
            {/* As high as what it says, so that nothing moves when it does. */}
            <div className="mt-8 min-h-6 text-14 text-muted noscript:hidden print:hidden">
              {isReady ? (
                <Suspense>
                  <ReaderMarks
                    text={text}
                    chapter={chapter}
                    bookHref={`/bible/${translationSlug}/${chapter.bookSlug}`}
                    onHighlights={setMarked}
                  />
                </Suspense>
              ) : null}
            </div>
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
        <ChapterPanel
          chapter={chapter}
          verses={verses}
          passage={passage}
          highlighting={highlighting}
          selectRef={select}
          onNoted={setNotedVerses}
          onClosed={() => versesButton.current?.focus()}
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
