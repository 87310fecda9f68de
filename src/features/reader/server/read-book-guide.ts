import { getBook } from "#src/scripture/books.ts";
import type { Background, SectionBackground } from "#src/scripture/server/insights/background.ts";
import type { Passages } from "#src/scripture/server/passages.ts";
import { chapterRange, verseAt } from "#src/scripture/versification.ts";
import type { BookGuide, Chapter } from "../contract.ts";

/** What a book is, and how it is divided. @param number 1 to 66 */
export function readBookGuide(background: Background, number: number): BookGuide {
  const { name, slug } = getBook(number);
  const { author, date, audience, setting, purpose, sections } = background.ofBook(number);
  const isInside = (one: SectionBackground) =>
    sections.some((other) => other !== one && other.start <= one.start && one.end <= other.end);
  return {
    book: name,
    bookSlug: slug,
    author,
    date,
    audience,
    setting,
    purpose,
    outline: sections.filter((one) => !isInside(one)).map(writeSection),
    wellKnown: sections.filter(isInside).map(writeSection),
  };
}

function writeSection({ reference, title, text, start }: SectionBackground) {
  const { chapter, verse } = verseAt(start);
  return { reference, title, text, chapter, verse };
}

/** The names of the passages that begin in a chapter. */
export function readHeadings(
  passages: Passages,
  book: number,
  chapter: number,
): NonNullable<Chapter["headings"]> {
  const range = chapterRange(book, chapter);
  return passages
    .within(range)
    .filter(({ start }) => start >= range.start)
    .map(({ start, heading }) => ({ verse: verseAt(start).verse, text: heading }));
}
