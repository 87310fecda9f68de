import { describe, expect, test } from "vitest";
import {
  averageMeasures,
  measureNdcg,
  measureRanking,
  measureRecall,
  measureReciprocalRank,
} from "./measure.ts";

const grades = new Map([
  ["a", 3],
  ["b", 2],
  ["c", 1],
]);
// 7 / log2(2) + 3 / log2(3) + 1 / log2(4), worked out by hand.
const ideal = 7 + 3 * 0.6309297536 + 0.5;

describe("nDCG", () => {
  test.each([
    ["the ideal order", ["a", "b", "c"], 1],
    ["the ideal order with others behind it", ["a", "b", "c", "x", "y"], 1],
    ["the reverse order", ["c", "b", "a"], (1 + 3 * 0.6309297536 + 7 * 0.5) / ideal],
    ["one verse, in third place", ["x", "y", "a"], 3.5 / ideal],
    ["a verse named twice earns once", ["a", "a", "a"], 7 / ideal],
    ["only verses that nobody graded", ["x", "y"], 0],
    ["no verses", [], 0],
  ])("%s", (_name, ranked, expected) => {
    expect(measureNdcg(ranked, grades)).toBeCloseTo(expected, 9);
  });

  test("what comes after the cutoff does not count", () => {
    const late = [..."qrstuvwxyz", "a"];
    expect(measureNdcg(late, grades)).toBe(0);
    expect(measureNdcg(late, grades, 11)).toBeGreaterThan(0);
  });

  test("the ideal holds no more verses than the cutoff", () => {
    const many = new Map([..."abcdefghijklm"].map((verse) => [verse, 2]));
    expect(measureNdcg([..."abcdefghij"], many)).toBeCloseTo(1, 9);
  });

  test("nothing graded gives nothing", () => {
    expect(measureNdcg(["a"], new Map())).toBe(0);
  });
});

describe("recall", () => {
  test.each([
    ["all, in any order", ["x", "c", "a", "b"], 1],
    ["two of three", ["a", "x", "b"], 2 / 3],
    ["a verse named twice counts once", ["a", "a", "a"], 1 / 3],
    ["none", ["x"], 0],
  ])("%s", (_name, ranked, expected) => {
    expect(measureRecall(ranked, grades)).toBeCloseTo(expected, 9);
  });

  test("the twentieth place counts and the twenty-first does not", () => {
    const others = Array.from({ length: 19 }, (_, index) => `x${index}`);
    expect(measureRecall([...others, "a"], grades)).toBeCloseTo(1 / 3, 9);
    expect(measureRecall([...others, "y", "a"], grades)).toBe(0);
  });

  test("nothing graded gives nothing", () => {
    expect(measureRecall(["a"], new Map())).toBe(0);
  });
});

describe("reciprocal rank", () => {
  test.each([
    ["first", ["c", "x"], 1],
    ["fourth", ["x", "y", "z", "b", "a"], 0.25],
    ["far behind", [...Array.from({ length: 99 }, (_, index) => `x${index}`), "a"], 0.01],
    ["never", ["x", "y"], 0],
    ["of no verses", [], 0],
  ])("%s", (_name, ranked, expected) => {
    expect(measureReciprocalRank(ranked, grades)).toBeCloseTo(expected, 9);
  });
});

describe("averages", () => {
  test("every query weighs the same", () => {
    const best = measureRanking(["a", "b", "c"], grades);
    const worst = measureRanking(["x"], grades);
    expect(best).toEqual({ ndcgAt10: 1, recallAt20: 1, reciprocalRank: 1 });
    expect(averageMeasures([best, worst, worst, worst])).toEqual({
      ndcgAt10: 0.25,
      recallAt20: 0.25,
      reciprocalRank: 0.25,
    });
  });

  test("of no queries is an error, not a zero", () => {
    expect(() => averageMeasures([])).toThrow(RangeError);
  });
});
