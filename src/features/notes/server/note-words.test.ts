import fc from "fast-check";
import { expect, test } from "vitest";
import { gatherWords, readSearchWords } from "./note-words.ts";

const gather = (content: string) => gatherWords({ title: "", reference: "", tags: [], content });

test.each<[string, string, string[], string[]]>([
  ["each once", "Wine \n\n wine\tWINE water", ["water", "wine"], []],
  ["with what stands at a word", "(wine, wine)", ["wine"], ["(wine,", "wine)"]],
  ["without what begins another", "lord Lord’s lord’ lordship", ["lordship", "s"], ["lord’s"]],
  ["an accent however it is written", "Noe\u0301l No\u00e9l", ["no\u00e9l"], []],
  ["the sigma at a word's end", "ΛΌΓΟΣ λόγος", ["λόγοσ"], []],
])("gathers words: %s", (_, content, plain, marked) => {
  expect(gather(content)).toEqual({ plain: plain.join(" "), marked: marked.join(" ") });
});

test("a part of a word is among the words where it is in the text, and only there", () => {
  const signs = [
    "a",
    "B",
    "é",
    "e\u0301",
    "\u0323",
    "ς",
    "Σ",
    " ",
    "\n",
    "\u00a0",
    "愛",
    "%",
    "’",
    "1",
  ];
  const unit = fc.constantFrom(...signs);
  const text = fc.string({ unit, maxLength: 40 });
  const part = fc.string({ unit, minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(text, part, (content, wanted) => {
      fc.pre(/^\S+$/.test(wanted));
      const [search] = readSearchWords(wanted);
      const whole = readSearchWords(`x ${content} x`).map(({ word }) => word);
      const { plain, marked } = gather(content);
      const word = search?.word ?? "";
      const isThere = whole.some((one) => one.includes(word));
      expect((search?.isMarked ? marked : plain).includes(word)).toBe(isThere || word === "x");
    }),
    { numRuns: 1_000 },
  );
});

test.each<[string, string[]]>([
  ["", []],
  ["  the  Lord ", ["lord", "the"]],
  ["a and an", ["and"]],
  ["Lord lord", ["lord"]],
  ["100% full_to", ["full_to", "100%"]],
])("a search for %j asks for %j", (search, words) => {
  expect(readSearchWords(search).map(({ word }) => word)).toEqual(words);
});
