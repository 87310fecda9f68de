import fc from "fast-check";
import { expect, test } from "vitest";
import { pickBest } from "./pick-best.ts";

const pick = (scores: readonly number[], count: number, highest = 10): number[] => [
  ...pickBest(Float64Array.from(scores), scores.length, count, highest).subarray(0, count),
];

test.each<[string, readonly number[], number, readonly number[]]>([
  ["the best first", [1, 5, 3], 2, [1, 2]],
  ["equals in order", [5, 1, 5, 5], 3, [0, 2, 3]],
  ["all of them", [1, 2], 2, [1, 0]],
  ["none above nothing", [0, 0, 0], 2, [0, 1]],
  ["the highest possible", [10, 10, 9], 2, [0, 1]],
  ["many alike", Array.from({ length: 5_000 }, () => 7), 3, [0, 1, 2]],
])("%s", (_name, scores, count, places) => {
  expect(pick(scores, count)).toEqual(places);
});

test("the same as sorting", () => {
  // Steps of a thousandth: far from equal, and often equal.
  const score = fc.nat(3_000).map((thousandths) => thousandths / 1_000);
  fc.assert(
    fc.property(fc.array(score, { minLength: 1, maxLength: 400 }), fc.nat(80), (scores, most) => {
      const count = Math.min(scores.length, most + 1);
      const sorted = scores
        .map((value, place) => ({ value, place }))
        .sort((a, b) => b.value - a.value || a.place - b.place)
        .map(({ place }) => place);
      expect(pick(scores, count, 3.3)).toEqual(sorted.slice(0, count));
    }),
  );
});
