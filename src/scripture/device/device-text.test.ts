// What a device reads and finds is what the server reads and finds.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BOOKS } from "../books.ts";
import { openCorpus } from "../server/corpus.ts";
import { openPassages } from "../server/passages.ts";
import { readChapter } from "../server/read-passage.ts";
import { findVerses } from "../server/verse-search/find-verses.ts";
import { EMBEDDED_CODES, type EmbeddedCode } from "../translations.ts";
import { chapterRange, verseAt } from "../versification.ts";
import { openDeviceText } from "./device-text.ts";

const BUILD = path.resolve(import.meta.dirname, "../../../build/corpus");
const corpus = openCorpus(path.join(BUILD, "corpus.bin"));
const passages = openPassages();
const { packs } = JSON.parse(readFileSync(path.join(BUILD, "packs/packs.json"), "utf8")) as {
  packs: { code: EmbeddedCode; file: string }[];
};

function openPack(code: EmbeddedCode) {
  const { file = "" } = packs.find((pack) => pack.code === code) ?? {};
  const bytes = gunzipSync(readFileSync(path.join(BUILD, "packs", file)));
  return openDeviceText(code, new Uint8Array(bytes).buffer);
}

test.each(EMBEDDED_CODES)("every chapter of the %s is the server's", (code) => {
  const device = openPack(code);
  for (const book of BOOKS) {
    for (let chapter = 1; chapter <= book.verseCounts.length; chapter++) {
      const { headings = [], ...read } = device.readChapter(book.number, chapter);
      expect(read).toEqual(readChapter(corpus, code, book.number, chapter));
      const { start, end } = chapterRange(book.number, chapter);
      const expected = passages
        .within({ start, end })
        .filter((passage) => passage.start >= start)
        .map((passage) => ({ verse: verseAt(passage.start).verse, text: passage.heading }));
      expect(headings).toEqual(expected);
    }
  }
});

// References, phrases, words, forms of words, expressions, lines that people
// quote, misspellings, other languages, and what is in no verse.
const QUERIES = [
  "John 3:16",
  "psalm 23",
  "1 cor 13:4-7",
  "genesis 1:1; john 1:1",
  "john 99",
  "book of ruth",
  "ruth",
  "mark",
  "job",
  "love",
  "loves",
  "loving kindness",
  "lovingkindness",
  "in the beginning",
  "the lord is my shepherd",
  "be still",
  "be still and know",
  "fear not",
  "do not be afraid",
  "I can do all things",
  "all things work together for good",
  "plans to prosper you",
  "wages of sin",
  "faith hope love",
  "peace that passes understanding",
  "still small voice",
  "armour of God",
  "armor of God",
  "burnt-offering",
  "burnt offering",
  "“living water”",
  '"kingdom of heaven"',
  "kingdom AND heaven",
  "faith OR hope",
  "faith NOT works",
  "(grace OR mercy) AND peace",
  "bless*",
  "NOT love",
  "(grace",
  "jesus wept",
  "begat",
  "selah",
  "the",
  "and the",
  "god",
  "Jehovah",
  "LORD",
  "holy ghost",
  "holy spirit",
  "thou shalt not kill",
  "you shall not murder",
  "love your enemies",
  "mustard seed",
  "valley of the shadow of death",
  "wings like eagles",
  "renew their strength",
  "beleive",
  "forgivness",
  "zzxqy",
  "dios",
  "what does john 3:16 mean",
  "verse about",
  "anxiety",
  "rejoice in the Lord always",
  "1 + 1",
  "'",
  "  light   of the   world ",
  "Ebenezer",
  "Melchizedek",
];

describe.each(EMBEDDED_CODES)("search in the %s", (code) => {
  const device = openPack(code);
  test.each(QUERIES)("%s", (query) => {
    for (const offset of [0, 20]) {
      const page = { query, offset, limit: 20 };
      const there = findVerses(corpus, { ...page, defaultText: code });
      const here = device.search(page);
      if (!there.ok || !here.ok) {
        expect(here).toEqual(there);
        continue;
      }
      expect(here.verses).toEqual(there.verses);
      expect(here.total).toBe(there.total);
      // Other texts are not on the device, and their share of the alternatives neither.
      const { alternatives, ...reading } = there.reading;
      const own = alternatives.filter(({ label }) => !label.startsWith("In the "));
      expect(here.reading).toEqual({ ...reading, alternatives: own });
    }
  });
});

test("a translation that is not on the device is said to be away", () => {
  const answer = openPack("KJV").search({ query: "love WEB", offset: 0, limit: 20 });
  expect(answer).toMatchObject({ ok: false, field: "translation" });
});
