import { expect, test } from "vitest";
import { formatRange } from "#src/scripture/format-reference.ts";
import { readPassage } from "./passages.ts";

test.each([
  "Genesis 1",
  "Song of Solomon",
  "Psalm 23",
  "Psalms 3–5",
  "Psalm 119:1–24",
  "1 Chronicles 28:1–29:25",
  "Jude",
  "Jude 1:3",
  "3 John 1:1–4",
])("%s is read as it is written", (passage) => {
  expect(formatRange(readPassage(passage))).toBe(passage);
});

test.each(["", "Hezekiah 3", "John 99", "John 3:99", "Genesis 1:1-3", "genesis 1"])(
  "%j is no passage of a plan",
  (passage) => {
    expect(() => readPassage(passage)).toThrow(RangeError);
  },
);
