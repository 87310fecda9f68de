import { expect, test } from "vitest";
import { BOOKS } from "#src/scripture/books.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { chapterRange } from "#src/scripture/versification.ts";
import type { ChapterVerse } from "../contract.ts";
import { readChosenPassage } from "./chosen-passage.ts";

const verse = (number: number, text: string, more: Partial<ChapterVerse> = {}): ChapterVerse => ({
  number,
  reference: `Mark 16:${number}`,
  text,
  ...more,
});
const chapter = {
  book: "Mark",
  chapterCount: 16,
  reference: "Mark 16",
  href: "/bible/asv/mark/16",
  verses: [
    verse(1, "One."),
    verse(2, "Two.", { disputed: [[0, 4]] }),
    verse(3, "Three.", { disputed: [[0, 6]] }),
    verse(4, "", { omission: "This text has no such verse." }),
    verse(5, "Five."),
  ],
};

test("verses in a row are one passage with one pair of brackets", () => {
  expect(readChosenPassage(chapter, { from: 1, to: 4 })).toMatchObject({
    reference: "Mark 16:1–4",
    text: "One. [Two. Three.]",
    href: "/bible/asv/mark/16#v1-4",
  });
});

test("one verse keeps the brackets that it needs alone", () => {
  expect(readChosenPassage(chapter, { from: 2, to: 2 })).toMatchObject({
    reference: "Mark 16:2",
    text: "[Two.]",
    href: "/bible/asv/mark/16#v2",
  });
});

test("a verse that the text omits is no words, and none outside the chapter is chosen", () => {
  expect(readChosenPassage(chapter, { from: 4, to: 4 })?.text).toBe("");
  expect(readChosenPassage(chapter, { from: 9, to: 12 })).toBeUndefined();
  expect(readChosenPassage(chapter, undefined)).toBeUndefined();
});

test("passages are named as they are stored, whole chapters and books included", () => {
  for (const { number, name, referenceName, verseCounts } of BOOKS) {
    const count = verseCounts[0] ?? 0;
    const { start } = chapterRange(number, 1);
    const first = {
      book: name,
      chapterCount: verseCounts.length,
      reference: `${referenceName} 1`,
      href: "",
      verses: Array.from({ length: count }, (_, index) => verse(index + 1, "Words.")),
    };
    for (const [from, to] of [
      [1, count],
      [1, 1],
      [2, count],
    ] as const) {
      expect(readChosenPassage(first, { from, to })?.reference).toBe(
        formatRange({ start: start + from - 1, end: start + to - 1 }),
      );
    }
  }
});
