import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openCorpus } from "../corpus.ts";
import type { WordIndex } from "./open-word-index.ts";
import { suggestQuery, suggestWords } from "./suggest-words.ts";

let kjv: WordIndex;

beforeAll(() => {
  const file = path.resolve(import.meta.dirname, "../../../../build/corpus/corpus.bin");
  kjv = openCorpus(file).texts.KJV.wordIndex;
});

test.each([
  ["nebucadnezer", "nebuchadnezzar"],
  ["jeruselem", "jerusalem"],
  ["pharoah", "pharaoh"],
  ["habbakuk", "habakkuk"],
  ["isiah", "isaiah"],
  ["melchizedeck", "melchizedek"],
  ["methusela", "methuselah"],
  ["bathseba", "bathsheba"],
  ["gethsemene", "gethsemane"],
  ["jehosaphat", "jehoshaphat"],
  ["gollath", "goliath"],
  ["mathew", "matthew"],
  ["grase", "grace"],
  ["fath", "faith"],
  ["pece", "peace"],
  ["beleive", "believe"],
  ["rightous", "righteous"],
  ["annointed", "anointed"],
  ["thier", "their"],
  ["decieve", "deceive"],
  ["wisedom", "wisdom"],
  ["forgivness", "forgiveness"],
  ["resurection", "resurrection"],
  ["salvaton", "salvation"],
  ["shephard", "shepherd"],
  ["begining", "beginning"],
  ["temptaion", "temptation"],
  ["covenent", "covenant"],
  ["sabath", "sabbath"],
  ["sinagogue", "synagogue"],
  ["savior", "saviour"],
  ["honor", "honour"],
  ["neighbor", "neighbour"],
  ["judgement", "judgment"],
  ["holyspirit", "holy spirit"],
  ["everlastinglife", "everlasting life"],
])("%s: first %s", (word, suggestion) => {
  expect(suggestWords(kjv, word)[0]).toBe(suggestion);
});

test.each(["love", "xyzzyqq", "a", "", "l".repeat(5_000)])("none for %s", (word) => {
  expect(suggestWords(kjv, word)).toEqual([]);
});

test.each([
  ["nebucadnezer", ["nebuchadnezzar"]],
  ["Jeruselem", ["Jerusalem"]],
  ["fath AND hope", ["faith AND hope"]],
  ["love xyzzyqq", ["love"]],
  ["in the beginning", []],
  ["xyzzyqq", []],
  ["(love", []],
  ["", []],
  ["qqqq wwww zzzz xxxx vvvv", []],
])("the query %s: %j", (query, suggestions) => {
  expect(suggestQuery(kjv, query)).toEqual(suggestions);
});

test("every unknown word of a query is repaired, its signs are kept", () => {
  expect(suggestQuery(kjv, "“begining of wisdm”")[0]).toBe("“beginning of wisdom”");
  expect(suggestQuery(kjv, "(grase OR pece) AND lord")[0]).toBe("(grace OR peace) AND lord");
  expect(suggestQuery(kjv, "the lrod is my shephard")[0]).toBe("the lord is my shepherd");
});
