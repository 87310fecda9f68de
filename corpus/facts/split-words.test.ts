import { expect, test } from "vitest";
import { splitWords } from "./split-words.ts";

test.each([
  ["an inner apostrophe is kept", "his wife's name", ["his", "wife's", "name"]],
  ["an apostrophe at the end is not", "his sons' wives", ["his", "sons", "wives"]],
  ["an inner hyphen is kept", "to us-ward: who", ["to", "us-ward", "who"]],
  ["two hyphens part words", "forgive their sin--; and", ["forgive", "their", "sin", "and"]],
  [
    "brackets and stops are no words",
    "(out of whom came Philistim,)",
    ["out", "of", "whom", "came", "Philistim"],
  ],
  ["nothing", "", []],
])("%s", (_, verse, words) => {
  expect(splitWords(verse).map((word) => word.text)).toEqual(words);
});

test("offsets cut the word out of the verse", () => {
  const verse = "Thou hast well said, I have no husband:";
  for (const { text, start, end } of splitWords(verse)) expect(verse.slice(start, end)).toBe(text);
});
