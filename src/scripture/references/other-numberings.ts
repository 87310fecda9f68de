// Verses that other Bibles number beyond the end of a chapter here: editions
// after the Hebrew text, and after the critical Greek one. Berea numbers as the
// KJV does.
import type { Book } from "../books.ts";
import { formatRange } from "../format-reference.ts";
import { chapterRange } from "../versification.ts";

type Place = readonly [chapter: number, verse: number];

interface Shifted {
  /** OSIS id. */
  readonly book: string;
  /** As others number the first of them. */
  readonly from: Place;
  readonly count: number;
  /** As the KJV numbers the first of them. */
  readonly to: Place;
}

const shifted = (book: string, from: Place, to: Place, count = 1): Shifted => ({
  book,
  from,
  count,
  to,
});

export const OTHER_NUMBERINGS: readonly Shifted[] = [
  shifted("Gen", [32, 33], [32, 32]),
  shifted("Exod", [7, 26], [8, 1], 4),
  shifted("Lev", [5, 20], [6, 1], 7),
  shifted("Num", [17, 14], [16, 49], 2),
  shifted("Num", [17, 16], [17, 1], 13),
  shifted("Num", [25, 19], [26, 1]),
  shifted("Num", [30, 17], [30, 16]),
  shifted("Deut", [13, 19], [13, 18]),
  shifted("Deut", [23, 26], [23, 25]),
  shifted("Deut", [28, 69], [29, 1]),
  shifted("1Sam", [21, 16], [21, 15]),
  shifted("1Sam", [24, 23], [24, 22]),
  shifted("2Sam", [19, 44], [19, 43]),
  shifted("1Kgs", [5, 19], [5, 5], 14),
  shifted("1Kgs", [22, 54], [22, 53]),
  shifted("2Kgs", [12, 22], [12, 21]),
  shifted("1Chr", [5, 27], [6, 1], 15),
  shifted("1Chr", [12, 41], [12, 40]),
  shifted("2Chr", [1, 18], [2, 1]),
  shifted("2Chr", [13, 23], [14, 1]),
  shifted("Neh", [3, 33], [4, 1], 6),
  shifted("Neh", [10, 40], [10, 39]),
  shifted("Job", [40, 25], [41, 1], 8),
  shifted("Eccl", [4, 17], [5, 1]),
  shifted("Song", [7, 14], [7, 13]),
  shifted("Isa", [8, 23], [9, 1]),
  shifted("Jer", [8, 23], [9, 1]),
  shifted("Ezek", [21, 33], [21, 28], 5),
  shifted("Dan", [3, 31], [4, 1], 3),
  shifted("Dan", [6, 29], [6, 28]),
  shifted("Hos", [2, 24], [2, 22], 2),
  shifted("Hos", [12, 15], [12, 14]),
  shifted("Hos", [14, 10], [14, 9]),
  shifted("Joel", [4, 1], [3, 1], 21),
  shifted("Jonah", [2, 11], [2, 10]),
  shifted("Mic", [4, 14], [5, 1]),
  shifted("Nah", [2, 14], [2, 13]),
  shifted("Zech", [2, 14], [2, 10], 4),
  shifted("Mal", [3, 19], [4, 1], 6),
  shifted("3John", [1, 15], [1, 14]),
  shifted("Rev", [12, 18], [13, 1]),
];

/** Psalms whose title others count as the first verse, or as the first two. */
const TITLED = new Set([
  ...[3, 4, 5, 6, 7, 8, 9, 12, 18, 19, 20, 21, 22, 30, 31, 34, 36, 38, 39, 40, 41, 42, 44, 45],
  ...[46, 47, 48, 49, 53, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 67, 68, 69, 70, 75, 76, 77],
  ...[80, 81, 83, 84, 85, 88, 89, 92, 102, 108, 140, 142],
]);
const TITLED_AT_LENGTH = new Set([51, 52, 54, 60]);

/** Of a sentence by `sayOtherNumbering`, the place that it names. */
export const findPlaceSaid = (sentence: string): string | undefined =>
  / stands in ([^.]+)\.?$/.exec(sentence)?.[1];

/**
 * Says where the words stand that others number so.
 * @returns nothing where no other Bible has such a verse
 */
export function sayOtherNumbering(book: Book, chapter: number, verse: number): string | undefined {
  const to = findPlace(book, chapter, verse);
  if (!to) return undefined;
  const [toChapter, toVerse] = to;
  const ordinal = chapterRange(book.number, toChapter).start + toVerse - 1;
  const place = formatRange({ start: ordinal, end: ordinal });
  return `What other Bibles number ${chapter}:${verse} stands in ${place}`;
}

function findPlace(book: Book, chapter: number, verse: number): Place | undefined {
  if (book.osis === "Ps") {
    const titles = TITLED.has(chapter) ? 1 : TITLED_AT_LENGTH.has(chapter) ? 2 : 0;
    const last = book.verseCounts[chapter - 1] ?? 0;
    return verse > last && verse <= last + titles ? [chapter, verse - titles] : undefined;
  }
  for (const { book: osis, from, count, to } of OTHER_NUMBERINGS) {
    if (osis !== book.osis || from[0] !== chapter) continue;
    const at = verse - from[1];
    if (at >= 0 && at < count) return [to[0], to[1] + at];
  }
  return undefined;
}
