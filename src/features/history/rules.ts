// Visits as one list, and what is known from them.

import { getBook } from "#src/scripture/books.ts";
import type { ChapterPlace } from "#src/scripture/chapter-url.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import type { ReadingHistory, Visit } from "./contract.ts";

/** A chapter for each day of eighty years. */
export const VISITS_MAX = 30_000;
export const VISITS_AT_ONCE_MAX = 200;
/** How many of the latest are listed. */
export const VISITS_LISTED = 300;

/** One chapter on one day is one visit. */
export const nameVisit = ({ day, chapter }: Visit): string => `${day} ${chapter}`;

/** Of the same visit seen twice: the later place, and finished once it ever was. */
export const mergeVisits = (one: Visit, other: Visit): Visit => ({
  ...(other.at >= one.at ? other : one),
  isFinished: one.isFinished || other.isFinished,
});

/** The latest first. */
export function joinVisits(...lists: readonly (readonly Visit[])[]): Visit[] {
  const joined = new Map<string, Visit>();
  for (const visit of lists.flat()) {
    const known = joined.get(nameVisit(visit));
    joined.set(nameVisit(visit), known ? mergeVisits(known, visit) : visit);
  }
  return [...joined.values()].sort((one, other) => other.at.localeCompare(one.at));
}

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
