import { expect, test } from "vitest";
import { cutAround } from "./cut-around.ts";

const VERSE = "Beloved, let us love one another: for love is of God; and every one that loveth";

const spanOf = (word: string, from = 0): [number, number] => {
  const start = VERSE.indexOf(word, from);
  return [start, start + word.length];
};

test("a short verse is kept whole", () => {
  expect(cutAround(VERSE, spanOf("love", 10), 100)).toEqual({
    before: "Beloved, let us ",
    word: "love",
    after: " one another: for love is of God; and every one that loveth",
    isCutBefore: false,
    isCutAfter: false,
  });
});

test("a long one is cut between words", () => {
  expect(cutAround(VERSE, spanOf("love", 30), 14)).toEqual({
    before: "another: for ",
    word: "love",
    after: " is of God;",
    isCutBefore: true,
    isCutAfter: true,
  });
});

test("the pieces always join to a piece of the verse", () => {
  for (let start = 0; start < VERSE.length; start++) {
    for (const room of [0, 1, 5, 20]) {
      const { before, word, after } = cutAround(VERSE, [start, start + 1], room);
      expect(VERSE).toContain(before + word + after);
      expect(before.length).toBeLessThanOrEqual(room);
      expect(after.length).toBeLessThanOrEqual(room);
    }
  }
});
