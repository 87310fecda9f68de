// Below a chapter that was read to its end: a quiet line, and how far the book is read.
import { Link } from "react-router";
import { getBook } from "#src/scripture/books.ts";
import { readChapterReference } from "../visited-chapters.ts";
import { useHistory } from "./use-history.ts";

export function ChapterRead({ chapter, bookHref }: { chapter: string; bookHref: string }) {
  const { finished } = useHistory();
  const place = readChapterReference(chapter);
  if (!place) return null;
  const { name, slug, verseCounts } = getBook(place.book);
  const read = finished[slug] ?? [];
  if (!read.includes(place.chapter)) return null;
  const all = verseCounts.length;
  return (
    <p data-print="no">
      {read.length === all ? (
        <>
          You have read all of <Link to={bookHref}>{name}</Link>.
        </>
      ) : (
        <>
          You have read {chapter} to the end.{" "}
          <Link to={bookHref}>
            {read.length} of {all} {slug === "psalms" ? "psalms" : `chapters of ${name}`}
          </Link>
        </>
      )}
    </p>
  );
}
