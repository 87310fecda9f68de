import { expect, test } from "vitest";
import { cutAtNumbers } from "./cut-at-numbers.ts";

const TEXT = "For God so loved";
const word = (words: string, id: string, text = TEXT) => {
  const start = text.indexOf(words);
  return { id, span: [start, start + words.length] as const };
};
const cutText = (text: string, words: { id: string; span: readonly [number, number] }[]) =>
  cutAtNumbers(text, words).map(
    ({ start, end, numbers }) => `${text.slice(start, end)}|${numbers.map(({ id }) => id)}`,
  );

test.each([
  ["no numbers", [], ["For God so loved|"]],
  ["a word in the middle", [word("God", "G2316")], ["For |", "God|G2316", " so loved|"]],
  [
    "the first and the last",
    [word("loved", "B"), word("For", "A")],
    ["For|A", " God so |", "loved|B"],
  ],
  ["two behind one word", [word("God", "A"), word("God", "B")], ["For |", "God|A,B", " so loved|"]],
  ["two that overlap", [word("God so", "A"), word("so loved", "B")], ["For |", "God so loved|A,B"]],
  ["two side by side", [word("so ", "A"), word("loved", "B")], ["For God |", "so |A", "loved|B"]],
])("%s", (_case, words, pieces) => {
  expect(cutText(TEXT, words)).toEqual(pieces);
});

test("marks stay with the word that they follow", () => {
  const text = "the world, that (God) gave.";
  const words = [word("world", "A", text), word("God", "B", text), word("gave", "C", text)];
  expect(cutText(text, words)).toEqual([
    "the |",
    "world,|A",
    " that (|",
    "God)|B",
    " |",
    "gave.|C",
  ]);
});
