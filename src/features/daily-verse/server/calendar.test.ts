// Holds what is written for the days to what a day's verse must be.

import { describe, expect, test } from "vitest";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";
import { verseAt } from "#src/scripture/versification.ts";
import { addDays } from "#src/shared/calendar/days.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { THEMES } from "../rules.ts";
import { getWrittenDay, WRITTEN_DAYS, WRITTEN_FEASTS } from "./calendar.ts";

/** To be read at a glance; the older texts take a word or two more. */
const VERSE_WORDS_MAX = { YLT: 60, WEB: 60, KJV: 64, ASV: 64, DARBY: 64 } as const;
const BOOKS_AT_LEAST = 55;
const REFLECTION_WORDS = { min: 25, max: 65 };
const OPENING_WORDS = 3;

/** What our prose does without. */
const BANNED =
  /journey|tapestry|delve|unpack|dive in|powerful reminder|in a world where|not just|fast-paced|have you ever|[!—–“”"]/i;

const corpus = getTestCorpus();
const written = [...WRITTEN_DAYS, ...WRITTEN_FEASTS];
const countWords = (text: string) => text.split(/\s+/).length;

function getRange(reference: string) {
  const reading = readReference(reference);
  if (reading.kind !== "reference" || reading.ranges.length !== 1 || !reading.ranges[0]) {
    throw new Error(`${reference} is not one passage`);
  }
  return reading.ranges[0];
}

test("every day of a leap year is written for", () => {
  const days: string[] = [];
  for (let day = "2028-01-01"; day < "2029-01-01"; day = addDays(day, 1)) days.push(day.slice(5));
  expect([...WRITTEN_DAYS.keys()]).toEqual(days);
});

describe.each(written)("%s", (_day, { reference, theme, reflection }) => {
  test("has a verse of few words in every text", () => {
    const range = getRange(reference);
    for (const code of EMBEDDED_CODES) {
      const { text } = readPassage(corpus.texts[code], range);
      expect(text).not.toBe("");
      expect(countWords(text), `${reference} ${code}`).toBeLessThanOrEqual(VERSE_WORDS_MAX[code]);
    }
  });

  test("has a theme of ours and a reflection to our measure", () => {
    expect(THEMES).toContain(theme);
    expect(reflection).not.toMatch(BANNED);
    // Only a sentence may begin with a capital pronoun.
    expect(reflection).not.toMatch(/[a-z,;] (?:He|Him|His)\b/);
    expect(countWords(reflection)).toBeGreaterThanOrEqual(REFLECTION_WORDS.min);
    expect(countWords(reflection)).toBeLessThanOrEqual(REFLECTION_WORDS.max);
    const sentences = reflection.match(/[.?](?= |$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(reflection.split(/(?<=[.?]) /)[0]).not.toMatch(/\?$/);
  });
});

test("no verse stands twice, and most books are heard", () => {
  const days = new Map<number, string>();
  const books = new Set<number>();
  for (const [day, { reference }] of written) {
    const { start, end } = getRange(reference);
    books.add(verseAt(start).book);
    for (let ordinal = start; ordinal <= end; ordinal++) {
      expect(days.get(ordinal), reference).toBeUndefined();
      days.set(ordinal, day);
    }
  }
  expect(books.size).toBeGreaterThanOrEqual(BOOKS_AT_LEAST);
});

test("no two reflections open alike", () => {
  const openings = new Map<string, string>();
  for (const [day, { reflection }] of written) {
    const opening = reflection.toLowerCase().split(/\s+/, OPENING_WORDS).join(" ");
    expect(openings.get(opening), `${day}: ${opening}`).toBeUndefined();
    openings.set(opening, day);
  }
});

test("every theme is used, and none is most of the year", () => {
  const uses = Map.groupBy(written, ([, { theme }]) => theme);
  expect([...uses.keys()].sort()).toEqual([...THEMES]);
  for (const [theme, days] of uses) expect(days.length, theme).toBeLessThan(written.length / 10);
});

test.each([
  ["a fixed feast", "2026-12-25", "Christmas Day", "Luke 2:10-11"],
  ["a movable one", "2026-04-03", "Good Friday", "John 19:30"],
  ["a movable one before a fixed one", "2035-03-25", "Easter Day", "Luke 24:5-6"],
  ["Easter on its latest day, Mark's", "2038-04-25", "Easter Day", "Luke 24:5-6"],
  ["the fixed one in other years", "2026-03-25", "The Annunciation", "Luke 1:38"],
  ["a leap day", "2028-02-29", undefined, "Psalm 31:15"],
  ["Andrew's day on Advent Sunday", "2025-11-30", "The First Sunday of Advent", "Romans 13:12"],
])("%s: %s", (_name, day, feast, reference) => {
  expect([getWrittenDay(day).feast, getWrittenDay(day).reference]).toEqual([feast, reference]);
});
