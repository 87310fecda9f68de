// A chapter as the reader sets it, from the translation on this device.
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Highlight } from "#src/features/highlights/contract.ts";
import { applyChanges } from "#src/features/highlights/rules.ts";
import { deviceChanges } from "#src/features/highlights/web/device-highlights.ts";
import { placeHighlights } from "#src/features/highlights/web/place-highlights.ts";
import { readCopy } from "#src/features/offline/web/copies.ts";
import { readStoredChapter } from "#src/features/offline/web/library.ts";
import { formatTime } from "#src/features/offline/web/packs-section.tsx";
import { findMarkedAccount } from "#src/features/offline/web/stored-marks.ts";
import type { StoredPack } from "#src/features/offline/web/stored-packs.ts";
import { Colophon, Turn } from "#src/features/reader/web/chapter-foot.tsx";
import { ChapterHeading, ChapterText } from "#src/features/reader/web/chapter-text.tsx";
import { ReadingChoices } from "#src/features/reader/web/reading-choices.tsx";
import { readChapterUrl } from "#src/scripture/chapter-url.ts";
import { readVerseHash } from "#src/scripture/verse-span.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { NotStored } from "./not-stored.tsx";
import { PackChoice } from "./offline-books.tsx";
import { useTitle } from "./page-state.tsx";

interface ChapterProps {
  readonly packs: readonly StoredPack[];
  readonly pack: StoredPack;
  readonly book: string;
  readonly chapter: string;
}

export function OfflineChapter({ packs, pack, book, chapter }: ChapterProps) {
  const reading = readChapterUrl({ translation: pack.slug, book, chapter });
  if (reading.kind !== "chapter") return <NotStored packs={packs} />;
  return <Chapter packs={packs} pack={pack} place={reading} />;
}

function Chapter({
  packs,
  pack,
  place: { book, chapter: number },
}: {
  packs: readonly StoredPack[];
  pack: StoredPack;
  place: { readonly book: number; readonly chapter: number };
}) {
  const { data: chapter, isError } = useQuery({
    queryKey: ["offline", "chapter", pack.hash, book, number],
    queryFn: () => readStoredChapter(pack.code, { book, chapter: number }),
    networkMode: "always",
  });
  const highlights = useStoredHighlights(chapter?.reference, pack.code);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen = chapter && readVerseHash(hash, chapter.verses.length);
  useTitle(chapter ? `${chapter.reference} ${pack.code}` : pack.name);
  const first = chosen?.from;
  useEffect(() => {
    if (first) document.getElementById(`v${first}`)?.scrollIntoView({ block: "center" });
  }, [first]);
  const turnTo = (to: { href: string } | undefined) =>
    to ? () => void navigate(to.href) : undefined;
  usePageKeys({ ArrowLeft: turnTo(chapter?.previous), ArrowRight: turnTo(chapter?.next) });
  if (isError) {
    return (
      <div className="wrap entry pt-10">
        <span />
        <Notice tone="danger">
          <p role="alert">
            The stored {pack.name} could not be opened. Remove it on the{" "}
            <Link to="/offline" className="underlined">
              offline page
            </Link>{" "}
            and store it again.
          </p>
        </Notice>
      </div>
    );
  }
  if (!chapter) {
    return (
      <div className="wrap entry pt-10">
        <span />
        <SkeletonLines widths={[60, 90, 80, 90, 70]} />
      </div>
    );
  }
  return (
    <>
      <div className="sticky top-0 z-20 border-line border-b bg-paper" data-print="no">
        <div className="wrap flex flex-wrap items-center gap-x-5">
          <Link
            to={`/bible/${pack.slug}/${chapter.bookSlug}`}
            title="Choose a chapter"
            className="inline-flex min-h-13 items-center gap-2 font-medium font-serif text-18 text-ink no-underline"
          >
            {chapter.reference}
            <ChevronDown size={16} strokeWidth={1.5} />
          </Link>
          <PackChoice
            packs={packs}
            pack={pack}
            addressOf={(slug) => `/bible/${slug}/${chapter.bookSlug}/${chapter.chapter}${hash}`}
          />
          <div className="-mr-3 ml-auto">
            <ReadingChoices
              hasHeadings={chapter.headings !== undefined}
              hasWordsOfJesus={chapter.verses.some(({ wordsOfJesus }) => wordsOfJesus)}
            />
          </div>
        </div>
      </div>
      <article className="wrap entry pt-8" aria-labelledby="chapter">
        <ChapterHeading chapter={chapter} />
        <div>
          <div className="chapter-text">
            <ChapterText chapter={chapter} chosen={chosen} highlights={highlights} />
          </div>
          <Colophon chapter={chapter} beside={undefined} />
          <p className="mt-2 max-w-measure text-14 text-muted">
            From this device, where it is stored since {formatTime(pack.storedAt)}.
          </p>
          <nav
            aria-label="Chapters"
            data-print="no"
            className="mt-12 flex max-w-measure flex-wrap justify-between gap-x-4 border-line border-t pt-3"
          >
            <Turn to={chapter.previous} addressOf={same} rel="prev" isFetchedEarly={false}>
              <ChevronLeft size={16} strokeWidth={1.5} />
              {chapter.previous?.label}
            </Turn>
            <Turn to={chapter.next} addressOf={same} rel="next" isFetchedEarly={false}>
              {chapter.next?.label}
              <ChevronRight size={16} strokeWidth={1.5} />
            </Turn>
          </nav>
        </div>
      </article>
    </>
  );
}

/** As this device knows them: a visitor's own, or the copies of the person who was here. */
function useStoredHighlights(chapter: string | undefined, code: StoredPack["code"]) {
  const userId = findMarkedAccount();
  const { data = [] } = useQuery({
    queryKey: ["offline", "copy", userId, "highlights", "all"],
    queryFn: async () =>
      userId ? ((await readCopy<readonly Highlight[]>(userId, "highlights"))?.data ?? []) : [],
    networkMode: "always",
  });
  return useMemo(() => {
    const all = applyChanges(data, deviceChanges.read(userId ?? "visitor"));
    const here = all.filter(
      ({ reference }) => reference.slice(0, reference.lastIndexOf(":")) === chapter,
    );
    return placeHighlights(here, code);
  }, [data, userId, chapter, code]);
}

const same = (href: string): string => href;
