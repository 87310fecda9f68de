import { expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { readReference } from "../../references/read-reference.ts";
import { findNearlyQuoted } from "./nearly-quoted.ts";

const ordinalOf = (reference: string): number => {
  const reading = readReference(reference);
  if (reading.kind !== "reference") throw new Error(reference);
  return reading.ranges[0]!.start;
};

const found = ["Ephesians 2:10", "Philippians 1:6", "Ephesians 6:18", "John 3:16", "Matthew 5:16"];

test.each([
  ["he who started a good work in you will finish it", "Philippians 1:6"],
  ["God loved the world so much that he gave his only son", "John 3:16"],
  ["how do I let my good works shine before men", undefined],
  ["good works and prayer", undefined],
  ["work", undefined],
])("%s: %s", (query, reference) => {
  const texts = Object.values(getTestCorpus().texts);
  const nearly = findNearlyQuoted(texts, query, found.map(ordinalOf));
  expect(nearly).toBe(reference && ordinalOf(reference));
});
