// References as people write them: `Psalm 23:1`, `Obadiah 1:15`, `John 3:16–18`.
import { getBook } from "./books.ts";
import { chapterRange, type OrdinalRange, type VerseId, verseAt } from "./versification.ts";

export function formatVerse({ book, chapter, verse }: VerseId): string {
  return `${getBook(book).referenceName} ${chapter}:${verse}`;
}

export const formatOrdinal = (ordinal: number): string => formatVerse(verseAt(ordinal));

/**
 * The shortest reference that names the whole range: a book, chapters, or
 * verses, with an en dash between its ends.
 */
export function formatRange({ start, end }: OrdinalRange): string {
  const from = verseAt(start);
  const to = verseAt(end);
  const book = getBook(from.book);
  const startsChapter = from.verse === 1;
  const endsChapter = chapterRange(to.book, to.chapter).end === end;
  if (from.book !== to.book) return `${formatVerse(from)}–${formatVerse(to)}`;
  if (startsChapter && endsChapter) {
    if (from.chapter === 1 && to.chapter === book.verseCounts.length) return book.name;
    if (from.chapter === to.chapter) return `${book.referenceName} ${from.chapter}`;
    return `${book.name} ${from.chapter}–${to.chapter}`;
  }
  if (start === end) return formatVerse(from);
  const tail = from.chapter === to.chapter ? to.verse : `${to.chapter}:${to.verse}`;
  return `${formatVerse(from)}–${tail}`;
}
