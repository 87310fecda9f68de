import fc from "fast-check";
import { expect, test } from "vitest";
import { gatherWords, readSearchWords } from "./note-words.ts";

const gather = (content: string) => gatherWords({ title: "", reference: "", tags: [], content });

test.each<[string, string, string[]]>([
  ["each once, parted by one space", "Wine \n\n wine\tWINE water", ["wine", "water"]],
  ["with what stands at a word", "(wine, wine)", ["(wine,", "wine)"]],
  ["an accent however it is written", "Noe\u0301l No\u00e9l", ["no\u00e9l"]],
  ["the sigma at a word's end", "ΛΌΓΟΣ λόγος", ["λόγοσ"]],
])("gathers words: %s", (_, content, words) => {
  expect(gather(content).trim().split(" ")).toEqual(words);
});

test("a part of a word is among the words where it is in the text, and only there", () => {
  const letter = fc.constantFrom(
    "a",
    "B",
    "é",
    "e\u0301",
    "ς",
    "Σ",
    " ",
    "\n",
    "\u00a0",
    "愛",
    "%",
  );
  const text = fc.string({ unit: letter, maxLength: 40 });
  const part = fc.string({ unit: letter, minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(text, part, (content, wanted) => {
      fc.pre(/^\S+$/.test(wanted));
      const [word = ""] = readSearchWords(wanted);
      const [whole] = readSearchWords(`x${content.replaceAll(/\s/g, "_")}`);
      expect(gather(content).includes(word)).toBe(whole?.includes(word));
    }),
  );
});

test.each<[string, string[]]>([
  ["", []],
  ["  the  Lord ", ["the", "lord"]],
  ["a and an", ["and"]],
  ["Lord lord", ["lord"]],
])("a search for %j asks for %j", (search, words) => {
  expect(readSearchWords(search)).toEqual(words);
});
