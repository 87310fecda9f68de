import { expect, test } from "vitest";
import { moveCaret } from "./move-caret.ts";

test.each([
  ["before it", "abc", "X\nabc", 2, 4],
  ["after it", "abc", "abc\nX", 2, 2],
  ["on both sides of it", "abc\ndef", "abc\nX\ndef", 5, 7],
  ["around it", "abcdef", "aXf", 3, 2],
  ["all of it", "abc", "", 3, 0],
  ["nothing", "abc", "abc", 3, 3],
])("the text changes %s", (_, before, after, at, moved) => {
  expect(moveCaret(before, after, at)).toBe(moved);
});
