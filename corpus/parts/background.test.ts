import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BOOKS } from "../../src/scripture/books.ts";
import { formatOrdinal } from "../../src/scripture/format-reference.ts";
import { bookRange } from "../../src/scripture/versification.ts";
import { BACKGROUND, readBackground } from "./background.ts";

const content = JSON.parse(readFileSync(BACKGROUND, "utf8"));
const books = readBackground(content);

test("every verse of the 66 books stands in a section", () => {
  const bare = BOOKS.flatMap(({ number }) => {
    const { start, end } = bookRange(number);
    const { sections } = books[number - 1]!;
    const ordinals = Array.from({ length: end - start + 1 }, (_, index) => start + index);
    return ordinals.filter(
      (ordinal) => !sections.some((section) => section.start <= ordinal && ordinal <= section.end),
    );
  });
  expect(bare.map(formatOrdinal)).toEqual([]);
  expect(books.flatMap((book) => book.sections).length).toBeGreaterThanOrEqual(350);
});

test("a section is told in a sentence or two, and no two alike", () => {
  const sections = books.flatMap((book) => book.sections);
  expect(sections.filter(({ text }) => text.length > 170 || text.length < 25)).toEqual([]);
  expect(new Set(sections.map(({ text }) => text)).size).toBe(sections.length);
});

const withSection = (reference: string) => [
  { ...content[0], sections: [{ ...content[0].sections[0], reference }] },
  ...content.slice(1),
];

test.each([
  ["a chapter that does not exist", withSection("Genesis 51"), "Genesis 51, which is no passage"],
  ["a section of another book", withSection("Exodus 1"), "Exodus 1 stands under another book"],
  ["a reference spelt otherwise", withSection("Gen 1-2"), "should be called Genesis 1–2"],
  ["a book left out", content.slice(1), "66 books in order"],
  ["a book too many", [...content, content[0]], "66 books in order"],
])("refuses %s", (_case, changed, sentence) => {
  expect(() => readBackground(changed)).toThrow(sentence);
});

test("refuses a label that ends like a sentence", () => {
  const changed = [{ ...content[0], author: "Moses." }, ...content.slice(1)];
  expect(() => readBackground(changed)).toThrow();
});
