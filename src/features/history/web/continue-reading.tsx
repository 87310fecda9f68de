// Where the person left off in the Bible, on whichever device.
import BookOpen from "lucide-react/icons/book-open";
import { Link } from "react-router";
import { getBook } from "#src/scripture/books.ts";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { EMBEDDED, isEmbedded } from "#src/scripture/translations.ts";
import { formatVerseHash } from "#src/scripture/verse-span.ts";
import type { Visit } from "../contract.ts";
import { readChapterReference } from "../visited-chapters.ts";
import { useHistory } from "./use-history.ts";

/** Shows nothing to somebody who has not read yet. */
export function ContinueReading({ className = "" }: { className?: string }) {
  const visit = findNextVisit(useHistory().visits);
  const href = visit && formatVisitUrl(visit);
  if (!visit || !href) return null;
  return (
    <p className={className} data-print="no">
      <Link
        to={href}
        className="inline-flex min-h-11 items-center gap-2 text-accent no-underline hover:underline"
      >
        <BookOpen size={18} strokeWidth={1.5} aria-hidden="true" />
        Continue reading {visit.chapter}
        {visit.verse > 1 ? `:${visit.verse}` : ""}
        <span className="text-14 text-muted">{visit.translation}</span>
      </Link>
    </p>
  );
}

/** Where somebody goes on: in the chapter that they read last, or after it where they read to its end. */
export function findNextVisit([last]: readonly Visit[]): Visit | undefined {
  const place = last?.isFinished ? readChapterReference(last.chapter) : undefined;
  if (!last || !place) return last;
  const book = getBook(place.book);
  if (place.chapter === book.verseCounts.length) return last;
  return {
    ...last,
    chapter: `${book.referenceName} ${place.chapter + 1}`,
    verse: 1,
    isFinished: false,
  };
}

/** Where the visit goes on; nothing for a place that does not exist. */
export function formatVisitUrl({ chapter, translation, verse }: Visit): string | undefined {
  const place = readChapterReference(chapter);
  if (!place) return undefined;
  const slug = isEmbedded(translation) ? EMBEDDED[translation].slug : translation.toLowerCase();
  const hash = verse > 1 ? formatVerseHash({ from: verse, to: verse }) : "";
  return `${formatChapterUrl({ translation: slug, ...place })}${hash}`;
}
