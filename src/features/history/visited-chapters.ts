// The chapters that visits name. Apart from the rules, since it brings the names of all books along.
import { getBook } from "#src/scripture/books.ts";
import type { ChapterPlace } from "#src/scripture/chapter-url.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import type { ReadingHistory, Visit } from "./contract.ts";

/** A chapter by its reference; nothing where there is none. */
export function readChapterReference(reference: string): ChapterPlace | undefined {
  const [, name = "", number] = /^(.+) (\d+)$/.exec(reference) ?? [];
  const book = findBookByName(name)?.number;
  const chapter = Number(number);
  if (!book || !getBook(book).verseCounts[chapter - 1]) return undefined;
  return { book, chapter };
}

/** Finished chapters by book, in order. */
export function listFinished(
  before: ReadingHistory["finished"],
  visits: readonly Visit[],
): ReadingHistory["finished"] {
  const finished = new Map(
    Object.entries(before).map(([slug, chapters]) => [slug, new Set(chapters)]),
  );
  for (const { chapter, isFinished } of visits) {
    const place = isFinished && readChapterReference(chapter);
    if (!place) continue;
    const { slug } = getBook(place.book);
    finished.set(slug, (finished.get(slug) ?? new Set()).add(place.chapter));
  }
  return Object.fromEntries(
    [...finished].map(([slug, chapters]) => [slug, [...chapters].sort((a, b) => a - b)]),
  );
}
