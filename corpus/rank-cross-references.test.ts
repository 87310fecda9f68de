import { expect, test } from "vitest";
import { VERSE_COUNT } from "../src/scripture/versification.ts";
import { rankCrossReferences } from "./rank-cross-references.ts";

/** Ranks what verse 1 points to; `features` and `others` say what more there is. */
function rank(
  ofFirst: readonly number[],
  features: Readonly<Record<number, readonly string[]>> = {},
  others: Readonly<Record<number, readonly number[]>> = {},
): [number, number][] {
  const targets: (readonly number[])[] = Array.from({ length: VERSE_COUNT + 1 }, () => []);
  targets[1] = ofFirst;
  for (const [ordinal, list] of Object.entries(others)) targets[Number(ordinal)] = list;
  const { starts, ranges } = rankCrossReferences(targets, (ordinal) => features[ordinal] ?? []);
  return Array.from({ length: starts[2]! - starts[1]! }, (_, index) => {
    const at = 2 * (starts[1]! + index);
    return [ranges[at]!, ranges[at + 1]!];
  });
}

test("verses that share a rare word come before those that share a common one", () => {
  const common = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [i + 100, ["and"]]));
  const features = { ...common, 1: ["ark", "and"], 500: ["and"], 700: ["ark", "and"] };
  expect(rank([500, 700], features)).toEqual([
    [700, 700],
    [500, 500],
  ]);
});

test("a verse that points back comes first", () => {
  expect(rank([500, 700], {}, { 700: [1] })[0]).toEqual([700, 700]);
});

test("verses with a common neighbour come before one without", () => {
  expect(rank([500, 700, 900], {}, { 900: [700] }).at(-1)).toEqual([500, 500]);
});

test("neighbours become a range again, within their chapter", () => {
  expect(rank([30, 31, 32, 50])).toEqual([
    [30, 31],
    [32, 32],
    [50, 50],
  ]);
});

test("in-degrees count the verses that point to each", () => {
  const targets: number[][] = Array.from({ length: VERSE_COUNT + 1 }, () => []);
  targets[5] = [9];
  targets[6] = [9];
  const ranked = rankCrossReferences(targets, () => []);
  expect(ranked["in-degrees"][9]).toBe(2);
  expect(ranked["in-degrees"][5]).toBe(0);
});
