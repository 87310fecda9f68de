import { getBook } from "#src/scripture/books.ts";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";

/**
 * Where a verse stands in the reader; of a range, where it begins.
 * @param translation slug of an embedded text
 * @returns nothing where the reference names no verse there is
 */
export function findVerseUrl(reference: string, translation: string): string | undefined {
  const [, name = "", chapterText, verseText] = /^(.+) (\d+):(\d+)/.exec(reference) ?? [];
  const book = findBookByName(name);
  const [chapter, verse] = [Number(chapterText), Number(verseText)];
  const verseCount = book && getBook(book.number).verseCounts[chapter - 1];
  if (!book || !verseCount || verse < 1 || verse > verseCount) return undefined;
  return `${formatChapterUrl({ translation, book: book.number, chapter })}#v${verse}`;
}
