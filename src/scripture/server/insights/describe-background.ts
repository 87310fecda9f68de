// What stood behind a handful of passages, from our facts on each book.
import { bookOfOrdinal, type OrdinalRange } from "../../versification.ts";
import type { Background, BookBackground, SectionBackground } from "./background.ts";

export interface PassagesBackground extends Omit<BookBackground, "sections"> {
  /** Where the passages stand in the book; few. */
  readonly sections: readonly Pick<SectionBackground, "reference" | "title" | "text">[];
}

const BOOKS_TOLD = 2;
const SECTIONS_TOLD = 2;

/** The books with the most of the passages, the earlier in the list first where they tie. */
export function findBackgrounds(
  background: Background,
  passages: readonly OrdinalRange[],
): PassagesBackground[] {
  const byBook = new Map<number, OrdinalRange[]>();
  for (const passage of passages) {
    const book = bookOfOrdinal(passage.start);
    byBook.set(book, [...(byBook.get(book) ?? []), passage]);
  }
  return [...byBook]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, BOOKS_TOLD)
    .map(([book, within]) => ({
      ...background.ofBook(book),
      sections: findSections(background, within),
    }));
}

function findSections(background: Background, passages: readonly OrdinalRange[]) {
  const sections = new Set(passages.map(({ start }) => background.findSection(start)));
  return [...sections]
    .filter((section) => section !== undefined)
    .slice(0, SECTIONS_TOLD)
    .map(({ reference, title, text }) => ({ reference, title, text }));
}

/** One paragraph a book. */
export function tellBackgrounds(backgrounds: readonly PassagesBackground[]): string {
  return backgrounds
    .map(({ book, author, date, audience, setting, sections }) =>
      [
        `${book}. Author: ${author}. Date: ${date}. Written for: ${audience}. ${setting}`,
        ...sections.map(({ reference, title, text }) => `${reference}, “${title}”: ${text}`),
      ].join(" "),
    )
    .join("\n\n");
}
