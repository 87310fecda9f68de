import { expect, test } from "vitest";
import { readTaggings } from "../../../../corpus/facts/read-kjv-markup.ts";
import { ordinalOf, VERSE_COUNT } from "../../versification.ts";
import { openTaggings } from "./taggings.ts";

const taggings = openTaggings(readTaggings(), VERSE_COUNT);

// The totals that printed concordances give.
const totals: [string, number][] = [
  ["H2617", 248],
  ["G26", 117],
  ["H160", 40],
  ["H157", 208],
  ["G25", 142],
];

test.each(totals)("%s is rendered %i times", (number, total) => {
  expect(taggings.countOf(number)).toBe(total);
});

test.each(["H0", "G6000", "G99999", "H", ""])("%j is rendered nowhere", (number) => {
  expect(taggings.countOf(number)).toBe(0);
  expect(taggings.ofNumber(number)).toEqual([]);
});

test("John 3:16 has agapaō behind loved", () => {
  const ordinal = ordinalOf({ book: 43, chapter: 3, verse: 16 });
  const numbers = taggings.inVerse(ordinal).map((tagging) => tagging.number);
  expect(numbers).toContain("G25");
  expect(taggings.ofNumber("G25").some((tagging) => tagging.ordinal === ordinal)).toBe(true);
});

test("a verse's taggings and a number's taggings are the same ones", () => {
  let inVerses = 0;
  const numbers = new Set<string>();
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    for (const tagging of taggings.inVerse(ordinal)) {
      inVerses++;
      numbers.add(tagging.number);
      expect(tagging.ordinal).toBe(ordinal);
    }
  }
  let byNumber = 0;
  for (const number of numbers) byNumber += taggings.ofNumber(number).length;
  expect(byNumber).toBe(inVerses);
  expect(inVerses).toBe(348_884);
});
