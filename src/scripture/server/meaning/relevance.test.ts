import { expect, test } from "vitest";
import { relevanceOf } from "./relevance.ts";

test("a higher score is never worth less, and all are percentages", () => {
  let previous = 0;
  for (let score = 0; score <= 8; score += 0.01) {
    const percent = relevanceOf(score);
    expect(Number.isInteger(percent)).toBe(true);
    expect(percent).toBeGreaterThanOrEqual(Math.max(1, previous));
    expect(percent).toBeLessThanOrEqual(99);
    previous = percent;
  }
  expect(previous).toBe(99);
});
