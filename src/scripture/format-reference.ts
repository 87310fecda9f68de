// References as people write them: `Psalm 23:1`, `Obadiah 1:15`, `John 3:16–18`.
import { getBook } from "./books.ts";
import { chapterRange, type OrdinalRange, type VerseId, verseAt } from "./versification.ts";

export function formatVerse({ book, chapter, verse }: VerseId): string {
  return `${getBook(book).referenceName} ${chapter}:${verse}`;
}

/** `Psalm 23`; a book of one chapter keeps its number here: `Jude 1`. */
export function formatChapter({ book, chapter }: Pick<VerseId, "book" | "chapter">): string {
  return `${getBook(book).referenceName} ${chapter}`;
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
  if (from.book !== to.book) {
    const last = getBook(to.book);
    // `Genesis 1:1–2 Samuel` would look like two verses.
    const dash = /^\d/.test(last.name) ? " – " : "–";
    if (!startsChapter || !endsChapter) return `${formatVerse(from)}${dash}${formatVerse(to)}`;
    if (from.chapter === 1 && to.chapter === last.verseCounts.length) {
      return `${book.name}${dash}${last.name}`;
    }
    return `${formatChapter(from)}${dash}${formatChapter(to)}`;
  }
  if (startsChapter && endsChapter) {
    if (from.chapter === 1 && to.chapter === book.verseCounts.length) return book.name;
    if (from.chapter === to.chapter) return formatChapter(from);
    return `${book.name} ${from.chapter}–${to.chapter}`;
  }
  if (start === end) return formatVerse(from);
  const tail = from.chapter === to.chapter ? to.verse : `${to.chapter}:${to.verse}`;
  return `${formatVerse(from)}–${tail}`;
}

/**
 * Several ranges as one reference, in their order, naming a book and a chapter
 * once: `Romans 8:1–4, 28; 12:1–2`.
 */
export function formatRanges(ranges: readonly OrdinalRange[]): string {
  return ranges
    .map((range, index) => {
      const previous = ranges[index - 1];
      const whole = formatRange(range);
      return previous ? continueAfter(previous, range, whole) : whole;
    })
    .join("");
}

function continueAfter(previous: OrdinalRange, range: OrdinalRange, whole: string): string {
  const before = verseAt(previous.end);
  const from = verseAt(range.start);
  const to = verseAt(range.end);
  const book = getBook(from.book);
  const staysInBook =
    verseAt(previous.start).book === from.book &&
    before.book === from.book &&
    to.book === from.book;
  const name = [book.referenceName, book.name].find((one) => whole.startsWith(`${one} `));
  // After a whole book the name is said again: `Jude; 1:3` would read otherwise.
  if (!staysInBook || !name || !/\d$/.test(formatRange(previous))) return `; ${whole}`;
  const place = whole.slice(name.length + 1);
  const chapter = `${from.chapter}:`;
  const staysInChapter =
    before.chapter === from.chapter && place.startsWith(chapter) && !namesChapters(previous);
  return staysInChapter ? `, ${place.slice(chapter.length)}` : `; ${place}`;
}

/** Whether a range is written without verses. */
const namesChapters = (range: OrdinalRange): boolean => !formatRange(range).includes(":");
