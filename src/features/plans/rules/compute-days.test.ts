import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOOKS } from "#src/scripture/books.ts";
import { formatRanges } from "#src/scripture/format-reference.ts";
import { verseAt } from "#src/scripture/versification.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { PRESETS } from "../choices.ts";
import { readPauses } from "../server/pauses.ts";
import {
  computeDays,
  countLongestPossible,
  countVerses,
  type Day,
  listOrdinals,
  MAX_DAYS,
  trackOfBooks,
} from "./compute-days.ts";
import { readPassage, writePassages } from "./passages.ts";
import { Pause } from "./pauses.ts";
import { tracksOfPreset } from "./presets.ts";

const pauses = readPauses(getTestCorpus());
const numbersOf = (...names: string[]) =>
  names.map((name) => BOOKS.findIndex((book) => book.name === name) + 1);
const write = (day: Day | undefined) => formatRanges(day ?? []);

const isSame = (one: Uint16Array, other: Uint16Array): boolean =>
  one.length === other.length && one.every((ordinal, at) => ordinal === other[at]);

test("any books in any number of days: each verse once, in order, no day empty or overlong", () => {
  const books = fc.uniqueArray(fc.integer({ min: 1, max: 66 }), { minLength: 1, maxLength: 66 });
  fc.assert(
    fc.property(books, fc.integer({ min: 1, max: MAX_DAYS }), (numbers, wanted) => {
      const track = trackOfBooks(numbers);
      const days = Math.min(wanted, countLongestPossible([track]));
      const plan = computeDays([track], days, pauses);
      const verses = countVerses(track);

      expect(plan).toHaveLength(days);
      const read = plan.flat();
      expect(isSame(listOrdinals(read), listOrdinals(track))).toBe(true);
      const sizes = plan.map(countVerses);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.ceil((1.8 * verses) / days) + 1);
      const chapterOf = (ordinal: number) => `${verseAt(ordinal).book} ${verseAt(ordinal).chapter}`;
      expect(read.filter(({ start, end }) => chapterOf(start) !== chapterOf(end))).toEqual([]);
      expect(
        writePassages(read.map((range) => readPassage(writePassages([range])[0] ?? ""))),
      ).toEqual(writePassages(read));
    }),
    { numRuns: 60 },
  );
});

test("several tracks side by side in any number of days lose no verse", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_DAYS }), (days) => {
      const tracks = tracksOfPreset("yearly");
      const plan = computeDays(tracks, days, pauses);
      const read = listOrdinals(plan.flat()).sort();
      expect(
        isSame(
          read,
          Uint16Array.from({ length: 31_102 }, (_, index) => index + 1),
        ),
      ).toBe(true);
      expect(Math.min(...plan.map(countVerses))).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
});

describe("where days end", () => {
  const cases: readonly (readonly [string, string[], number, string[]])[] = [
    [
      "at chapters where several make a day",
      ["Matthew", "Mark", "Luke", "John"],
      30,
      ["Matthew 1; 2; 3; 4; 5", "Matthew 6; 7; 8; 9", "Matthew 10; 11; 12"],
    ],
    [
      "at every chapter where each makes a day",
      ["Ruth"],
      4,
      ["Ruth 1", "Ruth 2", "Ruth 3", "Ruth 4"],
    ],
    [
      "at a new scene where a chapter is too long",
      ["Jonah"],
      8,
      ["Jonah 1:1–6", "Jonah 1:7–12", "Jonah 1:13–17"],
    ],
    ["at each verse where there are as many days", ["2 John"], 13, ["2 John 1:1", "2 John 1:2"]],
    ["nowhere in one day", ["Obadiah", "Jonah"], 1, ["Obadiah; Jonah 1; 2; 3; 4"]],
  ];
  test.each(cases)("%s", (_name, books, days, begins) => {
    const plan = computeDays([trackOfBooks(numbersOf(...books))], days, pauses);
    expect(plan.slice(0, begins.length).map(write)).toEqual(begins);
  });

  test("the stanzas of Psalm 119 are kept whole", () => {
    const plan = computeDays([trackOfBooks(numbersOf("Psalms"))], 150, pauses);
    const parts = plan.flat().filter(({ start }) => verseAt(start).chapter === 119);
    expect(parts.length).toBeGreaterThan(5);
    for (const { start } of parts) expect(verseAt(start).verse % 8).toBe(1);
  });

  test("the whole Bible in a year breaks at chapters but for two days", () => {
    const all = trackOfBooks(BOOKS.map(({ number }) => number));
    const plan = computeDays([all], 365, pauses);
    const within = plan.filter(([first]) => pauses[first?.start ?? 0] !== Pause.Chapter);
    expect(within.length).toBeLessThanOrEqual(2);
  });
});

test("books are read in the order of the Bible, each once, however they were chosen", () => {
  const track = trackOfBooks(numbersOf("John", "Genesis", "John"));
  expect(formatRanges(track)).toBe("Genesis; John");
});

test.each([0, -1, 1.5, 26, Number.NaN])("Jude cannot be read in %s days", (days) => {
  expect(() => computeDays([trackOfBooks(numbersOf("Jude"))], days, pauses)).toThrow(RangeError);
});

describe("the plans that are ready made", () => {
  test.each(PRESETS)("$name has a reading for each of its days", ({ planType, duration }) => {
    const tracks = tracksOfPreset(planType);
    const plan = computeDays(tracks, duration, pauses);
    expect(plan).toHaveLength(duration);
    const read = [...listOrdinals(plan.flat())];
    expect(new Set(read).size).toBe(read.length);
    expect(read.length).toBe(tracks.reduce((sum, track) => sum + countVerses(track), 0));
    const [shortest, longest] = [Math.min, Math.max].map((pick) => pick(...plan.map(countVerses)));
    expect(longest! / shortest!).toBeLessThan(3);
  });

  test("the year has both Testaments, Psalms and Proverbs every day", () => {
    const plan = computeDays(tracksOfPreset("yearly"), 365, pauses);
    expect(write(plan[0])).toBe("Genesis 1; 2; Matthew 1; Psalm 1; Proverbs 1:1–3");
    expect(write(plan[364])).toMatch(/^Malachi .*; Revelation 22; Psalm 150; Proverbs 31:/);
    for (const day of plan) {
      const books = new Set(day.map(({ start }) => verseAt(start).book));
      expect(books.has(19) && books.has(20)).toBe(true);
      expect([...books].some((book) => book >= 40)).toBe(true);
      expect([...books].some((book) => book < 40 && book !== 19 && book !== 20)).toBe(true);
    }
  });

  test("a month of Psalms has a chapter of Proverbs a day", () => {
    const plan = computeDays(tracksOfPreset("psalms_proverbs"), 31, pauses);
    plan.forEach((day, index) => {
      expect(writePassages(day).filter((one) => one.startsWith("Proverbs"))).toEqual([
        `Proverbs ${index + 1}`,
      ]);
    });
  });

  test("the chronological order holds every verse once, each passage under its own name", () => {
    const read = listOrdinals(tracksOfPreset("chronological").flat());
    expect([...read].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 31_102 }, (_, index) => index + 1),
    );
  });

  const orders: readonly (readonly [string, string])[] = [
    ["2 Samuel 11:1", "Psalm 51:1"],
    ["1 Samuel 22:1", "Psalm 142:1"],
    ["Psalm 90:1", "Joshua 1:1"],
    ["2 Kings 14:25", "Jonah 1:1"],
    ["2 Kings 18:1", "Proverbs 25:1"],
    ["Jeremiah 36:1", "Jeremiah 24:1"],
    ["Jeremiah 52:12", "Lamentations 1:1"],
    ["Ezra 1:1", "Haggai 1:1"],
    ["Haggai 1:1", "Ezra 6:15"],
    ["Ezra 6:15", "Ezra 4:7"],
    ["Mark 14:22", "John 14:1"],
    ["Acts 18:1", "1 Thessalonians 1:1"],
    ["1 Thessalonians 1:1", "Acts 19:1"],
    ["Romans 1:1", "Acts 20:4"],
  ];
  test.each(orders)("in it %s comes before %s", (first, second) => {
    const read = [...listOrdinals(tracksOfPreset("chronological").flat())];
    const at = (reference: string) => read.indexOf(readPassage(reference).start);
    expect(at(first)).toBeLessThan(at(second));
  });

  test("the survey hears every book of the Old Testament and none of the New", () => {
    const books = tracksOfPreset("old_testament_survey")
      .flat()
      .map(({ start }) => verseAt(start).book);
    expect([...new Set(books)]).toEqual(Array.from({ length: 39 }, (_, index) => index + 1));
  });
});
