import { expect, test } from "vitest";
import { markDifferences } from "./mark-differences.ts";

test.each([
  ["the same", "Jesus wept.", "Jesus wept.", [], []],
  ["capitals and points alone", "Jesus wept.", "JESUS, wept!", [], []],
  ["an apostrophe’s shape", "the Lord's day", "the Lord’s day", [], []],
  ["a word in another’s place", "God so loved", "God thus loved", ["thus"], ["so"]],
  [
    "words in a row are one piece",
    "gave his only Son",
    "gave the one and only Son",
    ["the one and"],
    ["his"],
  ],
  ["words that are missing", "in heaven, the Father, and", "in heaven and", [], ["the Father"]],
  ["words that come on top", "charity", "charity and faith", ["and faith"], []],
  ["an empty verse", "Some words", "", [], ["Some words"]],
  ["against an empty verse", "", "Some words", ["Some words"], []],
  ["accents are letters", "naïve café", "naive café", ["naive"], ["naïve"]],
])("%s", (_case, base, text, own, missing) => {
  const found = markDifferences(base, text);
  expect(found.own.map(([start, end]) => text.slice(start, end))).toEqual(own);
  expect(found.missing).toEqual(missing);
});
