// Passages as plans store them: `Genesis 1`, `Psalms 3–5`, `Psalm 119:1–24`,
// `1 Chronicles 28:1–29:25`, `Jude`. What we write ourselves is read back
// strictly, and quickly enough for hundreds at once; people's typing is for
// `readReference`.
import { BOOKS, type Book } from "#src/scripture/books.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import {
  bookRange,
  chapterRange,
  type OrdinalRange,
  ordinalOf,
} from "#src/scripture/versification.ts";

export const writePassages = (ranges: readonly OrdinalRange[]): string[] => ranges.map(formatRange);

const PLACE = /^(.+?)(?: (\d+)(?::(\d+))?(?:–(?:(\d+):)?(\d+))?)?$/;

let byName: ReadonlyMap<string, Book> | undefined;

/** The inverse of `formatRange` within one book. @throws RangeError where there is no such passage */
export function readPassage(passage: string): OrdinalRange {
  byName ??= new Map(
    BOOKS.flatMap((book) => [
      [book.name, book],
      [book.referenceName, book],
    ]),
  );
  const [, name = "", first, verse, lastChapter, last] = PLACE.exec(passage) ?? [];
  const book = byName.get(name);
  if (!book) throw new RangeError(`There is no passage called ${passage}`);
  if (first === undefined) return bookRange(book.number);
  const chapter = Number(first);
  if (verse === undefined) {
    const { start, end } = chapterRange(book.number, chapter);
    return { start, end: last ? chapterRange(book.number, Number(last)).end : end };
  }
  const start = ordinalOf({ book: book.number, chapter, verse: Number(verse) });
  if (last === undefined) return { start, end: start };
  const end = ordinalOf({
    book: book.number,
    chapter: lastChapter ? Number(lastChapter) : chapter,
    verse: Number(last),
  });
  return { start, end };
}
