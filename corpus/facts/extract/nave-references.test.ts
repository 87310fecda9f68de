import { expect, test } from "vitest";
import { findBookByOsis } from "../../../src/scripture/books.ts";
import { ordinalOf, verseAt } from "../../../src/scripture/versification.ts";
import { readReferences } from "./nave-references.ts";

const at = (reference: string): number => {
  const [osis, chapter, verse] = reference.split(".") as [string, string, string];
  return ordinalOf({
    book: findBookByOsis(osis)?.number ?? 0,
    chapter: Number(chapter),
    verse: Number(verse),
  });
};

/** `Gen.1.1` or `Gen.1.1-Gen.1.5` for each; `!` marks a whole chapter. */
function expectReferences(line: string, references: readonly string[]): void {
  expect(
    readReferences(line).references.map(({ start, end, isWholeChapter }) => ({
      start,
      end,
      isWholeChapter,
    })),
  ).toEqual(
    references.map((reference) => {
      const [start, end = start] = reference.replace("!", "").split("-") as [string, string?];
      return { start: at(start), end: at(end), isWholeChapter: reference.startsWith("!") };
    }),
  );
}

test.each([
  ["one verse", "Mourned by Hadad 1Ch 1:50", ["1Chr.1.50"]],
  [
    "verses and ranges in one chapter",
    "Ex 6:16-20,23; 7:1",
    ["Exod.6.16-Exod.6.20", "Exod.6.23", "Exod.7.1"],
  ],
  ["another book", "Mt 5:3; Lu 6:20,21", ["Matt.5.3", "Luke.6.20", "Luke.6.21"]],
  [
    "chapters",
    "2Ki 18:5; 19; 20:1-11",
    ["2Kgs.18.5", "!2Kgs.19.1-2Kgs.19.37", "2Kgs.20.1-2Kgs.20.11"],
  ],
  ["a book of one chapter", "Jude 1:14,15; Re 2:20", ["Jude.1.14", "Jude.1.15", "Rev.2.20"]],
  [
    "more of the same book after with",
    "1Sa 22:20; with 22:6-19",
    ["1Sam.22.20", "1Sam.22.6-1Sam.22.19"],
  ],
  ["a person named as a book is", "Son of Micah 2Ch 34:20", ["2Chr.34.20"]],
  ["a person named as a book is abbreviated", "Hoshea to So 2Ki 17:4", ["2Kgs.17.4"]],
  ["a numbered person", "By Herod Agrippa II Ac 26:2,3", ["Acts.26.2", "Acts.26.3"]],
  ["a number before a description", "2. Father of Ahi 1Ch 5:15", ["1Chr.5.15"]],
  ["a book set apart from its number", "see 2 Ch 36:12", ["2Chr.36.12"]],
  ["an unusual abbreviation", "De 23:7; Neh 5:7", ["Deut.23.7", "Neh.5.7"]],
  ["no reference", "An Israelite, and 400 men", []],
])("%s", (_, line, references) => {
  expectReferences(line, references);
});

test("a reference that does not exist is told and dropped", () => {
  const { references, bad } = readReferences("Ex 3:19,29; 4:2");
  expect(references.map(({ start }) => verseAt(start))).toEqual([
    { book: 2, chapter: 3, verse: 19 },
    { book: 2, chapter: 4, verse: 2 },
  ]);
  expect(bad.length).toBe(1);
});

test("the heading ends where the first reference begins", () => {
  const line = "A city of the tribe of Judah Jos 15:41";
  expect(line.slice(0, readReferences(line).start)).toBe("A city of the tribe of Judah ");
});
