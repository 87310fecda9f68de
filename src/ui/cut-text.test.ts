import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

const show = (text: string, marks: Parameters<typeof cutText>[1]): string =>
  cutText(text, marks)
    .map((line) =>
      line
        .map(
          (piece) =>
            `${piece.isHighlighted ? "*" : ""}${piece.isSupplied ? "_" : ""}${piece.isWordOfJesus ? "+" : ""}${piece.text}`,
        )
        .join("|"),
    )
    .join("/");

test.each([
  ["no marks", "thou art", {}, "thou art"],
  ["a word in the middle", "thou art with", { supplied: [[5, 8]] }, "thou |_art| with"],
  [
    "overlapping marks",
    "thou art with me",
    { highlights: [[0, 8]], supplied: [[5, 13]] },
    "*thou |*_art|_ with| me",
  ],
  [
    "touching marks",
    "ab",
    {
      highlights: [
        [0, 1],
        [1, 2],
      ],
    },
    "*a|*b",
  ],
  ["lines of verse", "one two three", { lineBreaks: [4, 8] }, "one /two /three"],
  ["a break inside a mark", "one two", { wordsOfJesus: [[0, 7]], lineBreaks: [4] }, "+one /+two"],
  ["a break at the start is none", "one", { lineBreaks: [0] }, "one"],
  ["ranges past the end are cut", "one", { highlights: [[2, 9]] }, "on|*e"],
  ["an omitted verse", "", {}, ""],
] as const)("%s", (_name, text, marks, expected) => {
  expect(show(text, marks)).toBe(expected);
});

test("the pieces are the text again", () => {
  const text = "I will lift up mine eyes unto the hills, from whence cometh my help.";
  const marks = { highlights: [[7, 14]], supplied: [[10, 30]], lineBreaks: [41] } as const;
  const pieces = cutText(text, marks).flat();
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
