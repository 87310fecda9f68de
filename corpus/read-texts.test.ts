import { expect, test } from "vitest";
import { formatOrdinal, formatVerse } from "../src/scripture/format-reference.ts";
import { EMBEDDED_CODES, type EmbeddedCode } from "../src/scripture/translations.ts";
import { checkText } from "./checks/check-text.ts";
import { readOsisJson } from "./parse/osis-json.ts";
import type { ParsedText, ParsedVerse } from "./parse/parsed-text.ts";
import { readText } from "./read-texts.ts";
import { readSource, SOURCES } from "./sources.ts";

const texts = Object.fromEntries(
  EMBEDDED_CODES.map((code) => [code, readText(code)]),
) as unknown as Record<EmbeddedCode, ParsedText>;

const ORDINALS = new Map(
  texts.KJV.map((_, ordinal) => [ordinal === 0 ? "" : formatOrdinal(ordinal), ordinal]),
);
function verseOf(code: EmbeddedCode, reference: string): ParsedVerse {
  const verse = texts[code][ORDINALS.get(reference) ?? -1];
  if (!verse) throw new Error(`There is no ${reference}`);
  return verse;
}

test.each(EMBEDDED_CODES)("%s passes its checks", (code) => {
  expect(() => checkText(code, texts[code])).not.toThrow();
});

// What the sources hold that is no part of a verse, and what becomes of it.
test.each<[EmbeddedCode, string, RegExp]>([
  ["KJV", "Psalm 119:9", /^Wherewithal/],
  ["KJV", "Psalm 132:1", /^LORD, remember/],
  ["KJV", "Exodus 32:32", /their sin—; and/],
  ["KJV", "Romans 1:2", /^\(Which he/],
  ["KJV", "1 John 2:23", /Father: but he that/],
  ["YLT", "Genesis 1:1", /the earth —$/],
  ["YLT", "Psalm 119:9", /^With what/],
  ["YLT", "Psalm 18:1", /^I love Thee/],
  ["YLT", "Psalm 54:1", /^O God, by Thy name/],
  ["YLT", "Numbers 23:20", /and I cannot/],
  ["ASV", "Job 42:17", /full of days\.$/],
  ["ASV", "Psalm 119:8", /not utterly\.$/],
  ["ASV", "Psalm 17:7", /refuge in thee From those/],
  ["ASV", "Genesis 3:22", /live for ever—$/],
  ["ASV", "Leviticus 2:12", /of first-fruits ye/],
  ["ASV", "Matthew 23:13", /to enter\.$/],
  ["DARBY", "Luke 9:13", /Give ye them to eat\..*unless we should/],
  ["DARBY", "Exodus 26:37", /acacia-wood/],
  ["DARBY", "2 Kings 11:21", /^Jehoash was seven years old/],
  ["DARBY", "Genesis 3:22", /for ever!$/],
  ["WEB", "1 Samuel 2:1", /^Hannah prayed, and said: “My heart/],
  ["WEB", "Romans 16:24", /^The grace of our Lord/],
])("%s %s is cleaned", (code, reference, expected) => {
  expect(verseOf(code, reference).text).toMatch(expected);
});

test("Young's verses stand under his own numbers", () => {
  expect(verseOf("YLT", "John 7:53").text).toMatch(/mount of the Olives\.$/);
  expect(verseOf("YLT", "Genesis 18:12").text).toMatch(/^and Abraham and Sarah are aged/);
});

test("placeholders of the sources never pass for Scripture", () => {
  for (const code of EMBEDDED_CODES) {
    for (const { text } of texts[code]) {
      expect(text).not.toMatch(/dummy|not available|amos$/i);
    }
  }
});

const replaceVerse = (text: ParsedText, ordinal: number, change: Partial<ParsedVerse>) =>
  text.with(ordinal, { ...(text[ordinal] as ParsedVerse), ...change });

test.each<[string, (text: ParsedText) => ParsedText, RegExp]>([
  ["a verse too few", (text) => text.slice(0, -1), /has 31101 verses/],
  ["an emptied verse", (text) => replaceVerse(text, 1, { text: "" }), /Genesis 1:1 must have/],
  ["left markup", (text) => replaceVerse(text, 2, { text: "And [the] earth" }), /holds "\["/],
  ["two spaces", (text) => replaceVerse(text, 2, { text: "And  the" }), /a space too many/],
  [
    "markup beyond the verse",
    (text) => replaceVerse(text, 2, { text: "And the earth", supplied: [[4, 40]], breaks: [] }),
    /Genesis 1:2 has markup from 4 to 40/,
  ],
  ["a lost title", (text) => text.map(({ title: _, ...verse }) => verse), /headings of the KJV/],
  [
    "a lost “love”",
    (text) =>
      replaceVerse(text, ORDINALS.get("1 John 4:16") ?? 0, {
        text: "God is.",
        supplied: [],
        wordsOfJesus: [],
      }),
    /“love” in the KJV: found 307, expected 310/,
  ],
  [
    "another word",
    (text) =>
      replaceVerse(text, 1, { text: "In the beginning God made the heaven and the earth." }),
    /KJV Genesis 1:1 is not as it was read/,
  ],
  [
    "a changed verse that nobody watches",
    (text) => replaceVerse(text, 5, { text: "And God called the light Day." }),
    /its digest is [0-9a-f]+/,
  ],
])("a text with %s does not pass", (_, damage, complaint) => {
  expect(() => checkText("KJV", damage(texts.KJV))).toThrow(complaint);
});

/** The ASV's edition has these brackets, its source does not (corpus/parse/asv.ts). */
const LOST_IN_SOURCE = [
  "John 7:53",
  ...Array.from({ length: 11 }, (_, index) => `John 8:${index + 1}`),
];

test.each(["YLT", "ASV", "DARBY"] as const)("the source of the %s has its brackets", (code) => {
  const [json = ""] = readSource(SOURCES[code]);
  const verses = readOsisJson(json).flatMap((chapter) => chapter.verses);
  let depth = 0;
  const bracketed = new Map<string, number>();
  for (const verse of verses) {
    let letters = 0;
    for (const character of verse.raw) {
      if (character === "[") depth++;
      else if (character === "]") depth--;
      else if (depth > 0 && /\p{L}/u.test(character)) letters++;
    }
    bracketed.set(formatVerse(verse), letters);
  }
  const lost = texts[code].flatMap((verse, ordinal) =>
    verse.disputed
      .map(([start, end]) => verse.text.slice(start, end).match(/\p{L}/gu)?.length ?? 0)
      .filter((letters) => letters > (bracketed.get(formatOrdinal(ordinal)) ?? 0))
      .map(() => formatOrdinal(ordinal)),
  );
  expect(lost).toEqual(code === "ASV" ? LOST_IN_SOURCE : []);
});
