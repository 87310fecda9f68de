// What we say of each book and its sections (`content/background.json`): who,
// when, for whom, where. Checked here, so that no reference in it can be wrong.
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { BOOKS } from "../../src/scripture/books.ts";
import { formatRange } from "../../src/scripture/format-reference.ts";
import { readReference } from "../../src/scripture/references/read-reference.ts";
import type { Sections } from "../../src/scripture/server/artifact.ts";
import type { BookBackground } from "../../src/scripture/server/insights/background.ts";
import { bookRange, type OrdinalRange } from "../../src/scripture/versification.ts";

/** A phrase that follows a label: without a stop at its end. */
const Phrase = z.string().regex(/[^.]$/);
const Sentence = z.string().regex(/\.$/);

const BookFacts = z.strictObject({
  book: z.string(),
  author: Phrase,
  date: Phrase,
  audience: Phrase,
  setting: Sentence,
  purpose: Sentence,
  sections: z.array(
    z.strictObject({ reference: z.string(), title: z.string().min(1), text: Sentence }),
  ),
});

export const BACKGROUND = path.resolve(import.meta.dirname, "../../content/background.json");

/** Throws an Error that names the book or the section that is wrong. */
export function makeBackground(): Sections {
  return { books: JSON.stringify(readBackground(JSON.parse(readFileSync(BACKGROUND, "utf8")))) };
}

/** Throws an Error unless all 66 books are there in order and each section lies in its book. */
export function readBackground(content: unknown): BookBackground[] {
  const books = z.array(BookFacts).parse(content);
  const isWhole = BOOKS.every(({ name }, index) => books[index]?.book === name);
  if (!isWhole || books.length !== BOOKS.length) {
    throw new Error("The backgrounds are not those of the 66 books in order.");
  }
  return books.map(({ sections, ...facts }, index) => ({
    ...facts,
    sections: sections.map((section) => ({
      ...section,
      ...resolveSection(section.reference, bookRange(index + 1)),
    })),
  }));
}

function resolveSection(reference: string, book: OrdinalRange): OrdinalRange {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range || reading.kind !== "reference" || reading.ranges.length > 1) {
    throw new Error(`A background names ${reference}, which is no passage.`);
  }
  if (formatRange(range) !== reference) {
    throw new Error(`The background of ${reference} should be called ${formatRange(range)}.`);
  }
  if (range.start < book.start || range.end > book.end) {
    throw new Error(`The background of ${reference} stands under another book.`);
  }
  return range;
}
