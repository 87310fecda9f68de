// A verse's identity inside the corpus is its KJV ordinal: 1 (Genesis 1:1) to
// 31,102 (Revelation 22:21). Ordinals never leave `scripture/`: whatever is
// stored or sent names a verse by its reference.
import { BOOKS, getBook } from "./books.ts";

export interface VerseId {
  /** 1 to 66. */
  readonly book: number;
  readonly chapter: number;
  readonly verse: number;
}

/** An unbroken run of verses, both ends included, as KJV ordinals. */
export interface OrdinalRange {
  readonly start: number;
  readonly end: number;
}

// For each chapter of the Bible in order: its book, its number, its first ordinal.
const chapterBook: number[] = [];
const chapterNumber: number[] = [];
const chapterStart: number[] = [];
// For each book: where its chapters begin in the lists above.
const bookChapters: number[] = [];
let next = 1;
for (const book of BOOKS) {
  bookChapters.push(chapterBook.length);
  book.verseCounts.forEach((count, index) => {
    chapterBook.push(book.number);
    chapterNumber.push(index + 1);
    chapterStart.push(next);
    next += count;
  });
}

export const VERSE_COUNT = next - 1;

const chapterOfOrdinal = new Uint16Array(VERSE_COUNT + 1);
chapterStart.forEach((start, chapter) => {
  chapterOfOrdinal.fill(chapter, start);
});

/** The ordinals of a chapter. Throws a RangeError when the book has no such chapter. */
export function chapterRange(bookNumber: number, chapter: number): OrdinalRange {
  const count = getBook(bookNumber).verseCounts[chapter - 1];
  const start = chapterStart[(bookChapters[bookNumber - 1] ?? 0) + chapter - 1];
  if (count === undefined || start === undefined) {
    throw new RangeError(`${getBook(bookNumber).name} has no chapter ${chapter}`);
  }
  return { start, end: start + count - 1 };
}

export function bookRange(bookNumber: number): OrdinalRange {
  const book = getBook(bookNumber);
  const { start } = chapterRange(bookNumber, 1);
  const { end } = chapterRange(bookNumber, book.verseCounts.length);
  return { start, end };
}

/** Throws a RangeError when there is no such verse in the KJV. */
export function ordinalOf({ book, chapter, verse }: VerseId): number {
  const { start, end } = chapterRange(book, chapter);
  const ordinal = start + verse - 1;
  if (!Number.isInteger(verse) || ordinal < start || ordinal > end) {
    throw new RangeError(`${getBook(book).name} ${chapter} has no verse ${verse}`);
  }
  return ordinal;
}

/** The inverse of `ordinalOf`. Throws a RangeError outside 1 to `VERSE_COUNT`. */
export function verseAt(ordinal: number): VerseId {
  const chapter = chapterOfOrdinal[ordinal];
  if (chapter === undefined || ordinal < 1) throw new RangeError(`There is no verse ${ordinal}`);
  return {
    book: chapterBook[chapter] as number,
    chapter: chapterNumber[chapter] as number,
    verse: ordinal - (chapterStart[chapter] as number) + 1,
  };
}

/** The book (1 to 66) in which a verse stands. */
export const bookOfOrdinal = (ordinal: number): number => verseAt(ordinal).book;
