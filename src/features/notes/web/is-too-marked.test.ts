import { expect, test } from "vitest";
import { isTooMarked } from "./is-too-marked.ts";

test.each<[string, string, boolean]>([
  ["no marks", "In the beginning. ".repeat(5_000), false],
  ["a long list with bold words", "- **Jesus** wept [1](/bible)\n".repeat(300), false],
  ["many marked paragraphs", "*Jesus* **wept** _there_\n\n".repeat(4_000), false],
  ["marks that match nothing", "**a_".repeat(20_000), true],
  ["brackets that match nothing", "](".repeat(20_000), true],
])("%s", (_name, content, expected) => {
  expect(isTooMarked(content)).toBe(expected);
});
