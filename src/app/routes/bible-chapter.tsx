import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { data, Link, redirect, useNavigate } from "react-router";
import { site } from "#content/site.json";
import { Originals } from "#src/features/concordance/web/originals.tsx";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import { placeHighlights } from "#src/features/highlights/web/place-highlights.ts";
import type { Highlighting } from "#src/features/highlights/web/use-highlights.ts";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import type { Chapter } from "#src/features/reader/contract.ts";
import { ChapterText } from "#src/features/reader/web/chapter-text.tsx";
import { readChosenPassage } from "#src/features/reader/web/chosen-passage.ts";
import { findNearestChapter } from "#src/features/reader/web/find-nearest-chapter.ts";
import { findStandInNotice, formatAsked } from "#src/features/reader/web/find-stand-in.ts";
import {
  chapterQuery,
  findLicensedChapter,
  translationsQuery,
} from "#src/features/reader/web/queries.ts";
import { ReaderBar } from "#src/features/reader/web/reader-bar.tsx";
import {
  listReaderTranslations,
  type ReaderTranslation,
} from "#src/features/reader/web/reader-translations.ts";
import { useChosenVerses } from "#src/features/reader/web/use-chosen-verses.ts";
import { useCitedCopy } from "#src/features/reader/web/use-cited-copy.ts";
import { useStablePlace } from "#src/features/reader/web/use-stable-place.ts";
import { VersePanel } from "#src/features/reader/web/verse-panel.tsx";
import { CompareLink } from "#src/features/tools/web/compare-link.tsx";
import { readChapterUrl } from "#src/scripture/chapter-url.ts";
import { mayUse } from "#src/scripture/policies.ts";
import { EMBEDDED, isEmbedded } from "#src/scripture/translations.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Notice } from "#src/ui/notice.tsx";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/bible-chapter";

const ChapterNotes = lazyPart(
  () => import("#src/features/notes/web/chapter-notes.tsx"),
  MissingPart,
);
const HighlightVerses = lazyPart(
  () => import("#src/features/highlights/web/highlight-verses.tsx"),
  MissingPart,
);
const ReaderMarks = lazyPart(
  () => import("../reader-marks.tsx"),
  () => null,
);
/** As high as the colors are. */
const HIGHLIGHTS_COMING = <div className="mt-1 h-11 noscript:hidden" />;
const NONE: ReadonlySet<number> = new Set();

const ABSENT = {
  title: "There is no such chapter",
  text: "The Bible has 66 books and 1,189 chapters, and this address is none of them. Search for the verse, or choose a book.",
  nearest: undefined,
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const reading = readChapterUrl(params);
  if (reading.kind === "absent") {
    return data({ absent: findNearestChapter(params) ?? ABSENT }, { status: 404 });
  }
  const client = context.get(queryClientContext);
  const translations = listReaderTranslations(await client.fetchQuery(translationsQuery));
  if (reading.kind === "moved") {
    const { requestedTranslation: asked, ownUrl, address } = reading;
    if (!asked || !ownUrl) throw redirect(address, 301);
    const [, , translation = "", book = "", number = ""] = ownUrl.split("/");
    const found = await findLicensedChapter(client, { translation, book, chapter: number });
    // An address that may lead elsewhere once a licence is there is not moved for good.
    if ("reason" in found) throw redirect(`${address}${formatAsked(asked, found.reason)}`, 302);
    // By its parts: what the browser fetches for a turn of the page has an address of its own.
    const isOwn = ownUrl === `/bible/${params.translation}/${params.book}/${params.chapter}`;
    if (!isOwn) throw redirect(ownUrl, 302);
    return data(
      { chapter: found.chapter, translations, translationSlug: translation, notice: undefined },
      // A view that must be reported is not answered from memory.
      { headers: { "Cache-Control": "max-age=0" } },
    );
  }
  const chapter = await client.fetchQuery(chapterQuery(params));
  return data({
    chapter,
    translations,
    translationSlug: params.translation,
    notice: findStandInNotice(request, reading.code),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "absent" in loaderData) {
    return describeMissing("No such chapter", site.name);
  }
  const { chapter, translationSlug } = loaderData;
  const { reference, book, translation, translationName, href } = chapter;
  // A page's metadata goes into the pictures and the indexes of others.
  const mayLeave = mayUse(translation, "card");
  const opening = chapter.verses.find(({ text }) => text)?.text ?? "";
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: `${reference} ${translation}`,
    description: mayLeave
      ? `${reference} in the ${translationName}: “${opening}”`
      : `${reference} in the ${translationName}.`,
    isHidden: !mayLeave,
    keywords: [reference, `${reference} ${translation}`, book, translationName],
    path: href,
    siteUrl,
    siteName: site.name,
    type: "article",
    structuredData: [
      {
        "@type": "Chapter",
        name: reference,
        url: `${siteUrl}${href}`,
        inLanguage: "en",
        isPartOf: { "@type": "Book", name: translationName },
      },
      describeTrail(siteUrl, [
        { name: "Bible", path: "/bible" },
        { name: book, path: `/bible/${translationSlug}/${chapter.bookSlug}` },
        { name: reference, path: href },
      ]),
    ],
  });
}

export default function ChapterPage({ loaderData }: Route.ComponentProps) {
  if ("absent" in loaderData) {
    const { title, text, nearest } = loaderData.absent;
    return <NotFound title={title} text={text} nearest={nearest ? [nearest] : []} />;
  }
  return <ReaderPage {...loaderData} />;
}

function ReaderPage({
  chapter,
  translations,
  translationSlug,
  notice,
}: {
  chapter: Chapter;
  translations: readonly ReaderTranslation[];
  translationSlug: string;
  notice: string | undefined;
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
  const turnTo = (to: Chapter["next"]) => (to ? () => void navigate(to.href) : undefined);
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
          href: `/bible/${slug}/${chapter.bookSlug}/${chapter.chapter}`,
          isCurrent: slug === translationSlug,
        }))}
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
            <div ref={text} className="chapter-text">
              <ChapterText
                chapter={chapter}
                chosen={verses.chosen}
                notedVerses={notedVerses}
                highlights={highlights}
              />
            </div>
            {isReady ? (
              <Suspense>
                <ReaderMarks text={text} chapter={chapter} onHighlights={setMarked} />
              </Suspense>
            ) : null}
            <Colophon chapter={chapter} />
            <nav
              aria-label="Chapters"
              data-print="no"
              className="mt-12 flex max-w-measure flex-wrap justify-between gap-x-4 border-line border-t pt-3"
            >
              <Turn to={chapter.previous} rel="prev" isFetchedEarly={isOurs}>
                <ChevronLeft size={16} strokeWidth={1.5} />
                {chapter.previous?.label}
              </Turn>
              <Turn to={chapter.next} rel="next" isFetchedEarly={isOurs}>
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

function Colophon({ chapter }: { chapter: Chapter }) {
  const { translation, translationName, copyright } = chapter;
  const hasDisputed = chapter.verses.some(({ disputed }) => disputed);
  const hasSupplied = chapter.verses.some(({ supplied }) => supplied);
  return (
    <p className="mt-8 max-w-measure text-14 text-muted">
      {isEmbedded(translation)
        ? `${translationName} (${EMBEDDED[translation].year}), in the public domain.`
        : copyright}
      {hasSupplied ? " Words in italics were supplied by the translators." : ""}
      {hasDisputed
        ? " Words in brackets are not in all manuscripts; the translators doubted them."
        : ""}{" "}
      <Link to="/credits" className="underlined" data-print="no">
        Sources
      </Link>{" "}
      <Link to={addressOfWords(chapter, 1)} className="underlined" data-print="no">
        {chapter.reference}:1 word by word
      </Link>
    </p>
  );
}

/** Where a verse is read word by word: its numbers are the KJV's. */
const addressOfWords = ({ bookSlug, chapter }: Chapter, verse: number): string =>
  `/bible/kjv/${bookSlug}/${chapter}/${verse}/words`;

function Turn({
  to,
  rel,
  isFetchedEarly,
  children,
}: {
  to: Chapter["next"];
  rel: "prev" | "next";
  /** Not where fetching costs a call and counts as a view. */
  isFetchedEarly: boolean;
  children: ReactNode;
}) {
  if (!to) return <span />;
  return (
    <Link
      to={to.href}
      rel={rel}
      prefetch={isFetchedEarly ? "intent" : "none"}
      className="inline-flex min-h-11 items-center gap-2 text-accent no-underline hover:text-accent-hover"
    >
      {children}
    </Link>
  );
}
