import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, soundKey } from "./word-likeness.ts";

test.each([
  ["love", "love", 0],
  ["love", "lov", 1],
  ["lov", "love", 1],
  ["love", "live", 1],
  ["beleive", "believe", 1],
  ["pharoah", "pharaoh", 1],
  ["kitten", "sitting", 3],
  ["", "abc", 3],
])("%s and %s: %d", (one, other, distance) => {
  expect(editDistance(one, other, 5)).toBe(distance);
});

test("a distance beyond the limit is told as one more than it", () => {
  expect(editDistance("abcdef", "uvwxyz", 2)).toBe(3);
  expect(editDistance("a", "abcdef", 2)).toBe(3);
  expect(editDistance("a".repeat(100), "a".repeat(100), 2)).toBe(3);
});

test("the way does not matter, and a limit only cuts", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 8 }), (one, other, limit) => {
      const distance = editDistance(one, other, 20);
      expect(editDistance(other, one, 20)).toBe(distance);
      expect(editDistance(one, other, limit)).toBe(Math.min(distance, limit + 1));
    }),
  );
});

test.each([
  ["nebucadnezer", "nebuchadnezzar"],
  ["filip", "philip"],
  ["isaack", "isaac"],
  ["grase", "grace"],
  ["nife", "knife"],
  ["jeremia", "jeremiah"],
])("%s sounds like %s", (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

test.each([
  ["saul", "paul"],
  ["judah", "jonah"],
])("%s does not sound like %s", (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});
