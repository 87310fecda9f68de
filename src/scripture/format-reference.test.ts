import { expect, test } from "vitest";
import { formatOrdinal, formatRange, formatRanges } from "./format-reference.ts";
import {
  bookRange,
  chapterRange,
  ordinalOf,
  VERSE_COUNT,
  type VerseId,
  verseAt,
} from "./versification.ts";

const at = (book: number, chapter: number, verse: number): number =>
  ordinalOf({ book, chapter, verse });

const cases: [string, number, number][] = [
  ["Genesis 1:1", 1, 1],
  ["Revelation 22:21", VERSE_COUNT, VERSE_COUNT],
  ["Psalm 23:1", at(19, 23, 1), at(19, 23, 1)],
  ["Obadiah 1:15", at(31, 1, 15), at(31, 1, 15)],
  ["Song of Solomon 2:1", at(22, 2, 1), at(22, 2, 1)],
  ["John 3:16–18", at(43, 3, 16), at(43, 3, 18)],
  ["John 3:16–4:2", at(43, 3, 16), at(43, 4, 2)],
  ["Psalm 23", at(19, 23, 1), at(19, 23, 6)],
  ["Psalms 120–134", at(19, 120, 1), at(19, 134, 3)],
  ["Genesis 1–3", at(1, 1, 1), at(1, 3, 24)],
  ["Jude", at(65, 1, 1), at(65, 1, 25)],
  ["Malachi 4:6–Matthew 1:1", at(39, 4, 6), at(40, 1, 1)],
  ["Ruth 1:1 – 1 Samuel 1:1", at(8, 1, 1), at(9, 1, 1)],
  ["Genesis 50–Exodus 1", at(1, 50, 1), at(2, 1, 22)],
  ["Genesis–Deuteronomy", at(1, 1, 1), at(5, 34, 12)],
];

test.each(cases)("%s", (label, start, end) => {
  expect(formatRange({ start, end })).toBe(label);
});

const lists: [string, [number, number][]][] = [
  [
    "Romans 8:1–4, 28; 12:1–2",
    [
      [at(45, 8, 1), at(45, 8, 4)],
      [at(45, 8, 28), at(45, 8, 28)],
      [at(45, 12, 1), at(45, 12, 2)],
    ],
  ],
  [
    "Psalm 119:105; Proverbs 3:5–6",
    [
      [at(19, 119, 105), at(19, 119, 105)],
      [at(20, 3, 5), at(20, 3, 6)],
    ],
  ],
  [
    "John 3:16–4:2, 5",
    [
      [at(43, 3, 16), at(43, 4, 2)],
      [at(43, 4, 5), at(43, 4, 5)],
    ],
  ],
  [
    "Genesis 1; 3:15; 6–9",
    [
      [at(1, 1, 1), at(1, 1, 31)],
      [at(1, 3, 15), at(1, 3, 15)],
      [at(1, 6, 1), at(1, 9, 29)],
    ],
  ],
  [
    "Genesis 1; 1:3",
    [
      [at(1, 1, 1), at(1, 1, 31)],
      [at(1, 1, 3), at(1, 1, 3)],
    ],
  ],
  [
    "Jude; Jude 1:3",
    [
      [at(65, 1, 1), at(65, 1, 25)],
      [at(65, 1, 3), at(65, 1, 3)],
    ],
  ],
];

test.each(lists)("%s", (label, ranges) => {
  expect(formatRanges(ranges.map(([start, end]) => ({ start, end })))).toBe(label);
});

test("every ordinal is one verse and back", () => {
  const seen = new Set<string>();
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    expect(ordinalOf(verseAt(ordinal))).toBe(ordinal);
    seen.add(formatOrdinal(ordinal));
  }
  expect(seen.size).toBe(31_102);
});

const absent: [string, VerseId][] = [
  ["a book past Revelation", { book: 67, chapter: 1, verse: 1 }],
  ["a chapter past the last", { book: 43, chapter: 22, verse: 1 }],
  ["chapter 0", { book: 43, chapter: 0, verse: 1 }],
  ["a verse past the last", { book: 43, chapter: 3, verse: 37 }],
  ["verse 0", { book: 43, chapter: 3, verse: 0 }],
  ["half a verse", { book: 43, chapter: 3, verse: 1.5 }],
];

test.each(absent)("%s is refused", (_case, verse) => {
  expect(() => ordinalOf(verse)).toThrow(RangeError);
});

test("ranges of books and chapters meet", () => {
  expect(bookRange(1)).toEqual({ start: 1, end: 1533 });
  expect(chapterRange(66, 22)).toEqual({ start: VERSE_COUNT - 20, end: VERSE_COUNT });
  expect(() => verseAt(0)).toThrow(RangeError);
  expect(() => verseAt(VERSE_COUNT + 1)).toThrow(RangeError);
});
