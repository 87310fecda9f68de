import { expect, test } from "vitest";
import type { ChapterVerse } from "../contract.ts";
import { readChosenPassage } from "./chosen-passage.ts";

const verse = (number: number, text: string, more: Partial<ChapterVerse> = {}): ChapterVerse => ({
  number,
  reference: `Mark 16:${number}`,
  text,
  ...more,
});
const chapter = {
  bookSlug: "mark",
  chapter: 16,
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
  expect(readChosenPassage(chapter, { from: 1, to: 5 })).toMatchObject({
    reference: "Mark 16:1–5",
    text: "One. [Two. Three.] Five.",
    href: "/bible/asv/mark/16#v1-5",
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
