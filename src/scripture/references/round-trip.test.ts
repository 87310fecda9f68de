// What is written by `formatRange` and `formatRanges` is read back as the same verses.
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOrdinal, formatRange, formatRanges } from "../format-reference.ts";
import { bookOfOrdinal, bookRange, type OrdinalRange, VERSE_COUNT } from "../versification.ts";
import { readPlainReference } from "./read-plain-reference.ts";
import { readReference } from "./read-reference.ts";

const rangesOf = (typed: string): readonly OrdinalRange[] | undefined => {
  const reading = readReference(typed);
  return reading.kind === "reference" ? reading.ranges : undefined;
};

test("every verse of the Bible", () => {
  let verses = 0;
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    const [range, ...more] = rangesOf(formatOrdinal(ordinal)) ?? [];
    if (more.length === 0 && range?.start === ordinal && range.end === ordinal) verses++;
  }
  expect(verses).toBe(31_102);
});

test("plain and full reading agree", () => {
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal += 23) {
    const { end } = bookRange(bookOfOrdinal(ordinal));
    const range = { start: ordinal, end: Math.min(ordinal + (ordinal % 11), end) };
    const label = formatRange(range);
    // The word before it keeps the plain reading out.
    const full = readReference(`see ${label}`);
    expect(full).toMatchObject({ kind: "reference", label, ranges: [range] });
    const plain = readPlainReference(label);
    if (plain) expect(plain).toEqual({ range, label });
  }
});

const rangeInBook = fc
  .tuple(fc.integer({ min: 1, max: 66 }), fc.nat(), fc.nat())
  .map(([book, first, second]): OrdinalRange => {
    const { start, end } = bookRange(book);
    const length = end - start + 1;
    const [from, to] = [first % length, second % length];
    return { start: start + Math.min(from, to), end: start + Math.max(from, to) };
  });

test("any range within a book", () => {
  fc.assert(
    fc.property(rangeInBook, (range) => {
      expect(rangesOf(formatRange(range))).toEqual([range]);
    }),
    { numRuns: 1_000 },
  );
});

test("any range across books", () => {
  const anywhere = fc
    .tuple(fc.integer({ min: 1, max: VERSE_COUNT }), fc.integer({ min: 1, max: VERSE_COUNT }))
    .map(([one, other]) => ({ start: Math.min(one, other), end: Math.max(one, other) }));
  fc.assert(
    fc.property(anywhere, (range) => {
      expect(rangesOf(formatRange(range))).toEqual([range]);
    }),
    { numRuns: 500 },
  );
});

test("any list of ranges", () => {
  // Near one another, so that books and chapters repeat.
  const near = fc
    .tuple(
      fc.integer({ min: 1, max: VERSE_COUNT - 2_000 }),
      fc.array(fc.nat(1_900), { minLength: 1, maxLength: 5 }),
      fc.nat(40),
    )
    .map(([start, offsets, length]) =>
      offsets.map((offset) => ({
        start: start + offset,
        end: start + offset + (offset % (length + 1)),
      })),
    );
  fc.assert(
    fc.property(near, (ranges) => {
      const once = ranges.filter(
        ({ start, end }, index) =>
          ranges.findIndex((other) => other.start === start && other.end === end) === index,
      );
      expect(rangesOf(formatRanges(once))).toEqual(once);
    }),
    { numRuns: 1_000 },
  );
});
