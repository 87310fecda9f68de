import { expect, test } from "vitest";
import { findBookByOsis } from "../../src/scripture/books.ts";
import { ordinalOf } from "../../src/scripture/versification.ts";
import { readKjv } from "./extract/kjv-source.ts";
import {
  checkWords,
  isHebrew,
  readParagraphs,
  readPsalmTitleWords,
  readSuppliedWords,
  readTaggings,
  readWordsOfJesus,
  TaggingRole,
  type WordRanges,
  writeStrongsNumber,
} from "./read-kjv-markup.ts";
import { splitWords } from "./split-words.ts";

const kjv = readKjv();
const taggings = readTaggings();
const supplied = readSuppliedWords();
const jesus = readWordsOfJesus();

function ordinal(reference: string): number {
  const [osis, chapter, verse] = reference.split(".") as [string, string, string];
  const book = findBookByOsis(osis);
  if (!book) throw new Error(`No book ${osis}`);
  return ordinalOf({ book: book.number, chapter: Number(chapter), verse: Number(verse) });
}

const wordsAt = (ranges: WordRanges, index: number): string => {
  const first = ranges.firstWords[index] as number;
  return splitWords(kjv[ranges.ordinals[index] as number] as string)
    .slice(first, first + (ranges.wordCounts[index] as number))
    .map((word) => word.text)
    .join(" ");
};

const runsIn = (ranges: WordRanges, reference: string): number[] => {
  const wanted = ordinal(reference);
  return [...ranges.ordinals.keys()].filter((index) => ranges.ordinals[index] === wanted);
};

const readIn = (ranges: WordRanges, reference: string): string[] =>
  runsIn(ranges, reference).map((index) => wordsAt(ranges, index));

test("the facts were counted in this very KJV", () => {
  expect(() => checkWords(kjv)).not.toThrow();
  expect(() => checkWords(kjv.with(7, "And God made the sky"))).toThrow(/extract-kjv-markup/);
});

test("every run of words lies within its verse", () => {
  const lengths = kjv.map((verse) => splitWords(verse).length);
  for (const ranges of [taggings, supplied, jesus]) {
    const outside = [...ranges.ordinals.keys()].filter((index) => {
      const end = (ranges.firstWords[index] as number) + (ranges.wordCounts[index] as number);
      return end > (lengths[ranges.ordinals[index] as number] as number) || end === 0;
    });
    expect(outside).toEqual([]);
    expect(ranges.firstWords.length).toBe(ranges.ordinals.length);
    expect(ranges.wordCounts.length).toBe(ranges.ordinals.length);
  }
});

test("totals are those counted in the source", () => {
  expect(taggings.ordinals.length).toBe(348_884);
  expect(taggings.numbers.length).toBe(348_884);
  expect(jesus.ordinals.length).toBe(2038);
  expect(new Set(supplied.ordinals).size).toBe(14_224);
  expect(readPsalmTitleWords().length).toBe(39);
  expect(readParagraphs().length).toBe(2970);
});

test.each([
  // number, every tagging, without parts, wholes alone
  ["H2617", 248, 248, 247],
  ["H160", 40, 40, 40],
  ["H157", 208, 208, 208],
  ["G26", 117, 117, 116],
  ["G25", 146, 142, 142],
  ["G5368", 25, 25, 25],
  ["G2424", 974, 974, 974],
  ["G622", 103, 92, 92],
])("%s is tagged %i times, %i without parts, %i in the original", (wanted, ...totals) => {
  const indexes = [...taggings.numbers.keys()].filter(
    (index) =>
      writeStrongsNumber(taggings.ordinals[index] as number, taggings.numbers[index] as number) ===
      wanted,
  );
  const without = (...roles: number[]): number =>
    indexes.filter((index) => !roles.includes(taggings.roles[index] as number)).length;
  expect([
    without(),
    without(TaggingRole.Part),
    without(TaggingRole.Part, TaggingRole.Particle),
  ]).toEqual(totals);
});

test("a split rendering has one whole and marks its other parts", () => {
  const perish = runsIn(taggings, "John.3.16").filter((index) => taggings.numbers[index] === 622);
  expect(perish.map((index) => [wordsAt(taggings, index), taggings.roles[index]])).toEqual([
    ["should", TaggingRole.Part],
    ["perish", TaggingRole.Whole],
  ]);
});

test("no part stands without its whole", () => {
  const wholes = new Set<string>();
  const parts = new Set<string>();
  taggings.ordinals.forEach((verse, index) => {
    (taggings.roles[index] ? parts : wholes).add(`${verse} ${taggings.numbers[index]}`);
  });
  expect([...parts].filter((part) => !wholes.has(part))).toEqual([]);
});

test("the words of Genesis 1:1 carry their Hebrew", () => {
  const tagged = runsIn(taggings, "Gen.1.1").map(
    (index) =>
      `${wordsAt(taggings, index)} ${writeStrongsNumber(1, taggings.numbers[index] as number)}`,
  );
  expect(tagged).toEqual([
    "beginning H7225",
    "God H430",
    "created H1254",
    "heaven H8064",
    "and H853",
    "earth H776",
  ]);
});

test.each([
  ["Gen.1.2", ["was"]],
  ["Ps.23.4", ["art"]],
  ["John.3.16", []],
  ["1John.2.23", ["but he that acknowledgeth the Son hath the Father also"]],
  ["Ps.119.1", ["are"]],
  ["Ps.132.6", []],
])("supplied words of %s", (reference, words) => {
  expect(readIn(supplied, reference)).toEqual(words);
});

test.each([
  ["Matt.9.6", 2],
  ["John.11.35", 0],
  ["Rev.22.20", 1],
  ["Luke.5.24", 2],
])("Jesus speaks in %s, in %i runs", (reference, runs) => {
  expect(runsIn(jesus, reference).length).toBe(runs);
});

test("Jesus speaks in the New Testament only", () => {
  expect(jesus.ordinals.filter(isHebrew)).toEqual(new Uint16Array());
});

test("psalms stand in order, once each", () => {
  const psalms = readPsalmTitleWords().map((title) => title.psalm);
  expect(psalms).toEqual([...new Set(psalms)].sort((a, b) => a - b));
});

test("paragraphs begin where the KJV prints its first and last pilcrow", () => {
  const paragraphs = readParagraphs();
  expect(paragraphs[0]).toBe(ordinal("Gen.1.6"));
  expect(paragraphs.at(-1)).toBe(ordinal("Acts.20.36"));
});
