import { expect, test } from "vitest";
import { describeScope } from "./scope-choice.tsx";

test.each([
  ["both testaments, no book named", ["ot", "nt"], [], "All 66 books"],
  ["one testament", ["nt"], [], "The New Testament"],
  ["a few books, in the Bible's order", ["ot", "nt"], [43, 8], "Ruth and John"],
  ["many books", ["ot"], [1, 2, 3, 4, 5, 6, 7], "7 books"],
  ["no testament", [], [], "Turn on at least one testament"],
] as const)("%s", (_case, testaments, books, says) => {
  expect(describeScope({ testaments: new Set(testaments), books: new Set(books) })).toBe(says);
});
