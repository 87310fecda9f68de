// Where a chapter is read: `/bible/kjv/john/3`. Pure and browser-safe.
import { BOOKS, findBookBySlug, getBook } from "./books.ts";
import { findBookByName } from "./references/find-book.ts";
import { EMBEDDED, type EmbeddedCode, findTranslation, type LicensedCode } from "./translations.ts";

export interface ChapterPlace {
  /** 1 to 66. */
  readonly book: number;
  readonly chapter: number;
}

export interface ChapterUrl extends ChapterPlace {
  /** Slug of a text: `kjv`. */
  readonly translation: string;
}

/** Throws a RangeError where there is no book of that number. */
export function formatChapterUrl({ translation, book, chapter }: ChapterUrl): string {
  return `/bible/${translation}/${getBook(book).slug}/${chapter}`;
}

export type ChapterUrlReading =
  | ({ readonly kind: "chapter"; readonly code: EmbeddedCode } & ChapterPlace)
  /**
   * A near miss: send the reader to `address`. A licensed translation leads to
   * the nearest text that is carried, which is then shown under its own name.
   */
  | {
      readonly kind: "moved";
      readonly address: string;
      readonly requestedTranslation?: LicensedCode;
      /** Where the licensed translation itself is read, by those who hold a right to it. */
      readonly ownUrl?: string;
    }
  | { readonly kind: "absent" };

const ABSENT: ChapterUrlReading = { kind: "absent" };

/**
 * Reads the three parts of an address, percent-decoded. Only lower-case slugs
 * and plain numbers are the chapter's own address; other names of the same
 * text and book (`KJV`, `psalm`, `1john`, `Song-of-Songs`, `JHN`) and zeros
 * before a number are near misses.
 */
export function readChapterUrl(parts: {
  readonly translation: string;
  readonly book: string;
  readonly chapter: string;
}): ChapterUrlReading {
  const text = findTranslation(parts.translation);
  const book = findBookBySlug(parts.book) ?? findBookByName(parts.book);
  if (!text || !book || !/^\d{1,4}$/.test(parts.chapter)) return ABSENT;
  const chapter = Number(parts.chapter);
  if (!isChapter({ book: book.number, chapter })) return ABSENT;
  const isLicensed = "nearest" in text;
  const code = isLicensed ? text.nearest : text.code;
  const place = { book: book.number, chapter };
  const { slug } = EMBEDDED[code];
  const isExact =
    parts.translation === slug && parts.book === book.slug && parts.chapter === String(chapter);
  if (isExact) return { kind: "chapter", code, ...place };
  const address = formatChapterUrl({ translation: slug, ...place });
  return isLicensed
    ? {
        kind: "moved",
        address,
        requestedTranslation: text.code,
        ownUrl: formatChapterUrl({ translation: text.code.toLowerCase(), ...place }),
      }
    : { kind: "moved", address };
}

export function isChapter({ book, chapter }: ChapterPlace): boolean {
  const count = BOOKS[book - 1]?.verseCounts.length ?? 0;
  return Number.isInteger(chapter) && chapter >= 1 && chapter <= count;
}

/** The chapter before, across books; none before Genesis 1. */
export function previousChapter({ book, chapter }: ChapterPlace): ChapterPlace | undefined {
  if (chapter > 1) return { book, chapter: chapter - 1 };
  const before = BOOKS[book - 2];
  return before && { book: before.number, chapter: before.verseCounts.length };
}

/** The chapter after, across books; none after Revelation 22. */
export function nextChapter({ book, chapter }: ChapterPlace): ChapterPlace | undefined {
  const place = { book, chapter: chapter + 1 };
  if (isChapter(place)) return place;
  return BOOKS[book] && { book: book + 1, chapter: 1 };
}
