import { expect, test } from "vitest";
import { visitWords } from "./tokenize.ts";

function wordsOf(text: string): string[] {
  const words: string[] = [];
  visitWords(text, (word) => words.push(word));
  return words;
}

test.each([
  ["case", "In the BEGINNING God", ["in", "the", "beginning", "god"]],
  ["punctuation", "Jesus wept.", ["jesus", "wept"]],
  ["inner apostrophe", "my father's house", ["my", "father's", "house"]],
  ["curly apostrophe", "God’s Spirit", ["god's", "spirit"]],
  ["modifier apostrophe", "godʼs", ["god's"]],
  [
    "edge apostrophes",
    "'Let light be;' the lambs' wool",
    ["let", "light", "be", "the", "lambs", "wool"],
  ],
  ["quotes", "“Come,” ‘now’", ["come", "now"]],
  ["inner hyphen", "my well-beloved", ["my", "well-beloved"]],
  ["other hyphens", "well‐beloved well‑beloved", ["well-beloved", "well-beloved"]],
  ["several hyphens", "Maher-shalal-hash-baz", ["maher-shalal-hash-baz"]],
  ["edge hyphens", "-well- beloved-", ["well", "beloved"]],
  ["dashes separate", "light—and there–was--light", ["light", "and", "there", "was", "light"]],
  ["accents", "Judæa é Ché", ["judaea", "e", "che"]],
  ["combining accents", "Che\u0301rubim", ["cherubim"]],
  ["full width", "ｌｏｖｅ", ["love"]],
  ["digits", "the 144,000", ["the", "144", "000"]],
  ["soft hyphen inside", "be\u00adgin", ["begin"]],
  ["underscore separates", "a_b", ["a", "b"]],
  ["Hebrew", "אֱלֹהִים", ["אלהים"]],
  ["nothing", " —“”'- ", []],
  ["lone surrogates", "a\ud800b \udc00", ["a", "b"]],
  ["empty", "", []],
])("%s", (_name, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("offsets are UTF-16 and cut out exactly the written word", () => {
  const text = "‘😀 God’s Judæa—well-beloved.’";
  const cut: string[] = [];
  visitWords(text, (_word, start, end) => cut.push(text.slice(start, end)));
  expect(cut).toEqual(["God’s", "Judæa", "well-beloved"]);
});
