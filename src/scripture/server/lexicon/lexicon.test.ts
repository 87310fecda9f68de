import { expect, test } from "vitest";
import { foldSound, foldWord, openLexicon, parseStrongsNumber } from "./lexicon.ts";

const numbers: [string, string | undefined][] = [
  ["G26", "G26"],
  ["g0026", "G26"],
  ["H 157", "H157"],
  ["Strong's H7225", "H7225"],
  ["strong’s g25", "G25"],
  ["26", undefined],
  ["G0", undefined],
  ["G12345", undefined],
  ["agape", undefined],
  ["", undefined],
];

test.each(numbers)("%j is the number %s", (text, number) => {
  expect(parseStrongsNumber(text)).toBe(number);
});

const words: [string, string][] = [
  ["ἀγάπη", "αγαπη"],
  ["ΑΓΑΠΗ", "αγαπη"],
  ["λόγος", "λογοσ"],
  ["חֵסֵד", "חסד"],
  ["agápē", "agape"],
  ["ʼâhab", "ahab"],
];

test.each(words)("%s is looked up as %s", (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

const sounds: [written: string, strong: string][] = [
  ["hesed", "chêçêd"],
  ["chesed", "chêçêd"],
  ["tzedakah", "tsᵉdâqâh"],
  ["shalom", "shâlôwm"],
  ["ahavah", "ʼahăbâh"],
  ["mashiach", "mâshîyach"],
  ["ekklesia", "ekklēsía"],
];

test.each(sounds)("%s sounds as %s", (written, strong) => {
  expect(foldSound(written)).toBe(foldSound(strong));
});

test("words that only look alike do not sound alike", () => {
  expect(foldSound("chen")).not.toBe(foldSound("ken"));
});

test("entries are found by number and by word", () => {
  const love = {
    number: "G26",
    lemma: "ἀγάπη",
    transliteration: "agápē",
    pronunciation: "ag-ah'-pay",
    derivation: "from G25",
    definition: "love",
    kjvUsage: "love",
  };
  const lexicon = openLexicon(JSON.stringify([love]));
  expect(lexicon.find("g26")).toEqual(love);
  expect(lexicon.findByWord("αγαπη")).toEqual([love]);
  expect(lexicon.findByWord("agape")).toEqual([love]);
  expect(lexicon.find("G27")).toBeUndefined();
  expect(lexicon.findByWord("constructor")).toEqual([]);
});
