import { getBook } from "#src/scripture/books.ts";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { formatVerseHash } from "#src/scripture/verse-span.ts";

/**
 * Where a verse, or a range within a chapter, is read.
 * @param translation slug of an embedded text
 * @returns nothing where the reference names no verse there is
 */
export function findVerseUrl(reference: string, translation: string): string | undefined {
  const [, name = "", chapterText, verseText, lastText] =
    /^(.*?\D)(?: (\d+)(?::(\d+)(?:–(\d+)$)?)?)?$/.exec(reference.replace(/(:\d+)–.*:.*$/, "$1")) ??
    [];
  const book = findBookByName(name);
  const chapter = Number(chapterText ?? 1);
  const verseCount = book && getBook(book.number).verseCounts[chapter - 1];
  if (!book || !verseCount) return undefined;
  const url = formatChapterUrl({ translation, book: book.number, chapter });
  if (!verseText) return url;
  const [from, to] = [Number(verseText), Number(lastText ?? verseText)];
  if (from < 1 || to < from || from > verseCount) return undefined;
  return `${url}${formatVerseHash({ from, to: Math.min(to, verseCount) })}`;
}
