import path from "node:path";
import { expect, test } from "vitest";
import { EMBEDDED_CODES, type EmbeddedCode } from "../translations.ts";
import { chapterRange, ordinalOf, VERSE_COUNT } from "../versification.ts";
import { openCorpus, type TextSpan } from "./corpus.ts";

const corpus = openCorpus(path.resolve(import.meta.dirname, "../../../build/corpus/corpus.bin"));
const { texts } = corpus;

const GENESIS = 1;
const PSALMS = 19;
const ACTS = 44;
const at = (book: number, chapter: number, verse: number) => ordinalOf({ book, chapter, verse });
const wordsAt = (code: EmbeddedCode, ordinal: number, spans: readonly TextSpan[]) =>
  spans.map(([start, end]) => texts[code].verse(ordinal).slice(start, end));

test.each(EMBEDDED_CODES)("%s answers for every verse with words or with a reason", (code) => {
  const text = texts[code];
  expect(text.code).toBe(code);
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    const isEmpty = text.verse(ordinal) === "";
    expect(text.omission(ordinal) !== undefined, `verse ${ordinal}`).toBe(isEmpty);
  }
  expect(text.verse(at(43, 11, 35))).toBe("Jesus wept.");
});

test.each([0, -1, 31_103, 1.5, Number.NaN])("there is no verse %s", (ordinal) => {
  expect(() => texts.KJV.verse(ordinal)).toThrow(RangeError);
});

test("books begin and end where they should", () => {
  expect(texts.KJV.verse(1)).toMatch(/^In the beginning God created/);
  expect(texts.KJV.verse(at(39, 4, 6))).toMatch(/smite the earth with a curse\.$/);
  expect(texts.KJV.verse(at(40, 1, 1))).toMatch(/^The book of the generation/);
  expect(texts.WEB.verse(VERSE_COUNT)).toMatch(/with all the saints\. Amen\.$/);
});

test.each<[EmbeddedCode, number, string]>([
  ["WEB", at(ACTS, 8, 37), "not in this translation's Greek text"],
  ["DARBY", at(ACTS, 8, 37), "not in this translation's Greek text"],
  ["ASV", at(9, 17, 20), "our source lacks this verse"],
])("%s says why verse %i is not there", (code, ordinal, reason) => {
  expect(texts[code].verse(ordinal)).toBe("");
  expect(texts[code].omission(ordinal)).toBe(reason);
});

test.each<[EmbeddedCode, number, string]>([
  ["KJV", 3, "A Psalm of David, when he fled from Absalom his son."],
  ["KJV", 35, "A Psalm of David."],
  ["KJV", 132, "A Song of degrees."],
  ["YLT", 8, "To the Overseer, 'On the Gittith.' A Psalm of David."],
  ["YLT", 82, "A Psalm of Asaph."],
  ["WEB", 46, "For the Chief Musician. By the sons of Korah. According to Alamoth."],
  ["WEB", 119, "ALEPH"],
  [
    "ASV",
    7,
    "Shiggaion of David, which he sang unto Jehovah, concerning the words of Cush a Benjamite.",
  ],
  ["ASV", 73, "BOOK III\nA Psalm of Asaph."],
  ["DARBY", 15, "A Psalm of David."],
])("%s heads Psalm %i", (code, psalm, title) => {
  expect(texts[code].title(chapterRange(PSALMS, psalm).start)).toBe(title);
});

test("a psalm's title is not in its first verse, nor in the verse before", () => {
  for (const code of EMBEDDED_CODES) {
    expect(texts[code].verse(at(PSALMS, 22, 1))).toMatch(/^My God, my God/);
    expect(texts[code].verse(at(PSALMS, 21, 13))).not.toMatch(/Psalm/);
  }
});

test("supplied words of titles are known", () => {
  const ordinal = chapterRange(PSALMS, 25).start;
  const title = texts.ASV.title(ordinal) ?? "";
  expect(texts.ASV.titleSupplied(ordinal).map(([start, end]) => title.slice(start, end))).toEqual([
    "A Psalm",
  ]);
  expect(texts.ASV.titleSupplied(1)).toEqual([]);
});

test.each<[EmbeddedCode, number, string[]]>([
  ["KJV", at(GENESIS, 1, 2), ["was"]],
  ["KJV", at(PSALMS, 23, 1), ["is"]],
  ["YLT", at(GENESIS, 1, 2), ["is"]],
  ["ASV", at(PSALMS, 17, 7), ["in thee", "against them"]],
  ["DARBY", at(45, 9, 28), ["he", "it", "the"]],
  ["WEB", at(GENESIS, 1, 2), []],
])("%s marks the supplied words of verse %i", (code, ordinal, words) => {
  expect(wordsAt(code, ordinal, texts[code].supplied(ordinal))).toEqual(words);
});

test("bracketed readings are disputed, not supplied", () => {
  const ordinal = at(43, 5, 4);
  expect(texts.ASV.supplied(ordinal)).toEqual([]);
  expect(texts.ASV.disputed(ordinal)).toHaveLength(1);
  expect(texts.DARBY.disputed(ordinal)).toEqual([[0, texts.DARBY.verse(ordinal).length]]);
});

test("the words of Jesus are marked in the KJV", () => {
  const ordinal = at(43, 3, 3);
  expect(wordsAt("KJV", ordinal, texts.KJV.wordsOfJesus(ordinal))[0]).toMatch(/^Verily, verily/);
  expect(texts.KJV.wordsOfJesus(at(43, 11, 35))).toEqual([]);
});

test("the WEB's own numbers stand beside those of the KJV", () => {
  const ordinal = at(45, 16, 25);
  expect(texts.WEB.ownNumber(ordinal)).toBe("Romans 14:24");
  expect(texts.WEB.verse(ordinal)).toMatch(/^Now to him who is able/);
  expect(texts.KJV.ownNumber(ordinal)).toBeUndefined();
});

test("lines of poetry begin at a word", () => {
  const ordinal = at(PSALMS, 1, 1);
  const verse = texts.WEB.verse(ordinal);
  const breaks = texts.WEB.lineBreaks(ordinal);
  expect(breaks[0]).toBe(0);
  expect(breaks.length).toBeGreaterThan(2);
  for (const offset of breaks) expect(verse.slice(offset)).toMatch(/^\S/);
  expect(texts.WEB.lineBreaks(at(45, 1, 1))).toEqual([]);
});

test("paragraphs begin where they are marked", () => {
  expect(texts.KJV.startsParagraph(at(GENESIS, 1, 6))).toBe(true);
  expect(texts.KJV.startsParagraph(at(GENESIS, 1, 2))).toBe(false);
  expect(texts.WEB.startsParagraph(at(45, 1, 8))).toBe(true);
});

test("the word index belongs to its own text", () => {
  const { words, numberOfWord } = texts.WEB.wordIndex;
  expect(words[numberOfWord.get("yahweh") ?? -1]).toBe("yahweh");
  expect(texts.KJV.wordIndex.numberOfWord.has("yahweh")).toBe(false);
});

test("John 3:16 leads to the passages that people name", () => {
  const ranges = corpus.crossReferences.of(at(43, 3, 16)).slice(0, 12);
  const has = (ordinal: number) =>
    ranges.some(({ start, end }) => start <= ordinal && ordinal <= end);
  expect(has(at(45, 5, 8))).toBe(true);
  expect(has(at(62, 4, 9))).toBe(true);
  expect(corpus.crossReferences.inDegrees[at(43, 3, 16)]).toBeGreaterThan(50);
});

test("every text and table has a licence and a credit", () => {
  expect(corpus.sources.length).toBeGreaterThanOrEqual(EMBEDDED_CODES.length);
  for (const { name, licence, attribution, origin } of corpus.sources) {
    expect(
      [name, licence, attribution, origin].every((field) => field.length >= 3),
      name,
    ).toBe(true);
  }
  expect(corpus.contentHash).toMatch(/^[0-9a-f]{64}$/);
});
