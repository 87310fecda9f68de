// A plan's days, computed: one portion a day of each track, every verse once.
import {
  bookRange,
  chapterRange,
  type OrdinalRange,
  verseAt,
} from "#src/scripture/versification.ts";
import { divideEvenly } from "./divide.ts";
import type { Pauses } from "./pauses.ts";

/** Passages to be read one after the other; a plan may have several that are read side by side. */
export type Track = readonly OrdinalRange[];

/** What is read on one day, in order; each lies within one chapter. */
export type Day = readonly OrdinalRange[];

export const MAX_DAYS = 1000;

/** More days than the longest track has verses would leave a day without a reading. */
export function countLongestPossible(tracks: readonly Track[]): number {
  return Math.max(0, ...tracks.map(countVerses));
}

export const countVerses = (ranges: readonly OrdinalRange[]): number =>
  ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);

/**
 * @param days whole, from 1 to `countLongestPossible(tracks)`
 * @throws RangeError for any other number of days
 */
export function computeDays(tracks: readonly Track[], days: number, pauses: Pauses): Day[] {
  if (!Number.isInteger(days) || days < 1 || days > countLongestPossible(tracks)) {
    throw new RangeError(`There is no reading for ${days} days`);
  }
  const portions = tracks.map((track) => {
    const ordinals = listOrdinals(track);
    const indexes = divideEvenly(ordinals, days, pauses);
    return { ordinals, indexes };
  });
  return Array.from({ length: days }, (_, day) =>
    portions.flatMap(({ ordinals, indexes }) =>
      gatherPassages(ordinals.subarray(indexes[day], indexes[day + 1])),
    ),
  );
}

/** Books in the order of the Bible, each once. */
export function trackOfBooks(bookNumbers: readonly number[]): Track {
  return [...new Set(bookNumbers)].sort((a, b) => a - b).map(bookRange);
}

export function listOrdinals(ranges: readonly OrdinalRange[]): Uint16Array {
  const ordinals = new Uint16Array(countVerses(ranges));
  let at = 0;
  for (const { start, end } of ranges) {
    for (let ordinal = start; ordinal <= end; ordinal++) ordinals[at++] = ordinal;
  }
  return ordinals;
}

/** Runs of verses, cut at the ends of chapters. */
function gatherPassages(ordinals: ArrayLike<number>): OrdinalRange[] {
  const passages: OrdinalRange[] = [];
  for (let at = 0; at < ordinals.length; ) {
    const start = ordinals[at] as number;
    const { book, chapter } = verseAt(start);
    const chapterEnd = chapterRange(book, chapter).end;
    let end = start;
    at += 1;
    while (at < ordinals.length && ordinals[at] === end + 1 && end < chapterEnd) {
      end += 1;
      at += 1;
    }
    passages.push({ start, end });
  }
  return passages;
}
