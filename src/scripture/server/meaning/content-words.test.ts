import { expect, test } from "vitest";
import { findContentWords, nameKey } from "./content-words.ts";

const queries: [string, string[]][] = [
  ["anxiety", ["anxiety"]],
  ["bible verses about anxiety", ["anxiety"]],
  ["What does the Bible say about losing a child", ["losing", "child"]],
  ["what does God say about money", ["money"]],
  ["scripture for healing", ["healing"]],
  ["I feel like God has abandoned me", ["god", "abandoned"]],
  ["in the beginning", ["beginning"]],
  // Nothing but words that every question has: then all of them count.
  ["what should I do", ["what", "should", "i", "do"]],
  ["", []],
];

test.each(queries)("%j is about %j", (query, words) => {
  expect(findContentWords(query)).toEqual(words);
});

test("a theme is called by any form of its name", () => {
  expect(nameKey("Forgiving others")).toBe(nameKey("forgive others"));
  expect(nameKey("The love of God")).toBe(nameKey("love of god"));
});
