import { expect, test } from "vitest";
import type { NotePassage, NoteSummary } from "../contract.ts";
import { findNotedVerses, isOnVerse } from "./find-notes-here.ts";

const JOHN_3 = { bookSlug: "john", chapter: 3, verseCount: 36 };
const at = (place: string) => {
  const [chapter, verse] = place.split(":").map(Number);
  return { chapter: chapter ?? 0, verse: verse ?? 0 };
};
const on = (from: string, to = from, bookSlug = "john"): NoteSummary => {
  const passage: NotePassage = {
    reference: "",
    bookSlug,
    from: at(from),
    to: at(to),
    isNamed: true,
  };
  return { passages: [passage] } as unknown as NoteSummary;
};

test.each<[string, NoteSummary, number[], number, boolean]>([
  ["one verse", on("3:16"), [16], 16, true],
  ["beside it", on("3:16"), [16], 17, false],
  ["a range is marked where it begins", on("3:16", "3:18"), [16], 18, true],
  ["begun in the chapter before", on("2:23", "3:5"), [1], 5, true],
  ["going on in the next", on("3:31", "4:3"), [31], 36, true],
  ["the whole chapter has no mark", on("3:1", "3:36"), [], 9, true],
  ["nor has the whole book", on("1:1", "21:25"), [], 9, true],
  ["another book", on("3:16", "3:16", "1-john"), [], 16, false],
  ["another chapter", on("4:1"), [], 1, false],
])("%s", (_, note, noted, verse, isOn) => {
  expect([...findNotedVerses([note], JOHN_3)]).toEqual(noted);
  expect(isOnVerse(note, JOHN_3, verse)).toBe(isOn);
});

test("a note on the whole chapter that also names its verses has no mark", () => {
  const [whole, verse] = [on("3:1", "3:36"), on("3:16")];
  const both = { passages: [...whole.passages, ...verse.passages] } as unknown as NoteSummary;
  expect(findNotedVerses([both], JOHN_3).size).toBe(0);
  expect(findNotedVerses([whole, verse], JOHN_3)).toEqual(new Set([16]));
});
