import { expect, test } from "vitest";
import { indexPatterns, matchPatterns, readPatterns } from "./match-pattern.ts";

test.each<[pattern: string, sentence: string, stands: boolean]>([
  ["want to die", "i want to die today", true],
  ["want to die", "i want to", false],
  ["he|she hits", "she hits", true],
  ["@partner hits me", "my husband hits me", true],
  ["he *2 hits", "he often really hits", true],
  ["he *2 hits", "he often really and truly hits", false],
  ["i -3 want to die", "i just really want to die", true],
  ["i -3 want to die", "i do not want to die", false],
  ["<not want to die", "i do not want to die", false],
  ["want to die !to", "i want to die to sin", false],
  ["want to die !to", "i want to die", true],
  ["my [own] hand", "my own hand", true],
  ["my [own] hand", "my hand", true],
  ["^ suicide", "suicide today", true],
  ["^ suicide", "no suicide today", false],
  ["suicidal $", "i am suicidal", true],
  ["suicidal $", "suicidal are they", false],
])("%s / %s", (pattern, sentence, stands) => {
  const index = indexPatterns(readPatterns(pattern, "found"));
  expect(matchPatterns(index, sentence.split(" ")).length > 0).toBe(stands);
});
