import { expect, test } from "vitest";
import { joinNames, shortenDefinition } from "./write-sentences.ts";

const definitions: [definition: string, short: string][] = [
  ["love, i.e. affection or benevolence", "love, i.e. affection or benevolence"],
  ["to have affection for (sexually or otherwise)", "to have affection for"],
  [
    "safe, i.e. (figuratively) well, happy; also (abstractly) welfare",
    "safe, i.e. well, happy; also welfare",
  ],
  ["properly, a circle (around (or about) it)", "a circle"],
  ["(literally or figuratively)", "(literally or figuratively)"],
  [
    "graciousness, i.e. subjective (kindness, favor) or objective (beauty)",
    "graciousness, i.e. subjective (kindness, favor) or objective (beauty)",
  ],
  ['a "son"', "a “son”"],
  [`${"a".repeat(80)}; ${"b".repeat(80)}`, "a".repeat(80)],
];

test.each(definitions)("%s", (definition, short) => {
  expect(shortenDefinition(definition)).toBe(short);
});

test.each([
  [[], ""],
  [["one"], "one"],
  [["one", "two"], "one and two"],
  [["one", "two", "three"], "one, two and three"],
])("%j is joined as %j", (names, joined) => {
  expect(joinNames(names)).toBe(joined);
});
