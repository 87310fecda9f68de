// The plainest references, `John 3:16` and `1 Cor 13:4-7`, without the
// library: most of what is asked is one of these, and a look-up must cost
// little more than the verse itself, hence characters instead of patterns.
// Anything else, and whatever is wrong with a plain one, is left to the full
// reading; a test holds the two to agree.
import { BOOKS, type Book } from "../books.ts";
import { chapterRange, type OrdinalRange } from "../versification.ts";
import { namesOfBooks } from "./find-book.ts";

export interface PlainReading {
  readonly range: OrdinalRange;
  readonly label: string;
}

const LONGEST = 32;

/** @returns `undefined` where the text is not a plain reference to verses that exist */
export function readPlainReference(text: string): PlainReading | undefined {
  if (text.length > LONGEST) return undefined;
  // From the end: up to three numbers, then the name. -1 where there is none.
  let at = text.length;
  let last = -1;
  let verse = -1;
  let chapter = readNumberBefore(text, at);
  at = startOfNumber(text, at);
  if (chapter < 1) return undefined;
  if (isDash(text.charCodeAt(at - 1))) {
    last = chapter;
    chapter = readNumberBefore(text, at - 1);
    at = startOfNumber(text, at - 1);
    if (chapter < 1) return undefined;
  }
  const mark = text.charCodeAt(at - 1);
  if (mark === COLON || mark === POINT) {
    verse = chapter;
    chapter = readNumberBefore(text, at - 1);
    at = startOfNumber(text, at - 1);
    if (chapter < 1) return undefined;
  }
  if (last !== -1 && verse === -1) return undefined;
  return resolve(findName(text, at), chapter, verse, last === -1 ? verse : last);
}

const COLON = 58;
const POINT = 46;
const SPACE = 32;
const ZERO = 48;
const EN_DASH = 0x2013;
const HYPHEN = 45;

const isDash = (code: number): boolean => code === HYPHEN || code === EN_DASH;
const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + 10;

function startOfNumber(text: string, end: number): number {
  let at = end;
  while (at > 0 && isDigit(text.charCodeAt(at - 1))) at--;
  return at;
}

/** The number that ends there; -1 for none, for more than three digits, for a leading zero. */
function readNumberBefore(text: string, end: number): number {
  const start = startOfNumber(text, end);
  if (start === end || end - start > 3 || text.charCodeAt(start) === ZERO) return -1;
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}

let asWritten: Map<string, Book> | undefined;

function findName(text: string, end: number): Book | undefined {
  let at = end;
  if (text.charCodeAt(at - 1) === SPACE) at--;
  if (text.charCodeAt(at - 1) === POINT) at--;
  const name = text.slice(0, at);
  asWritten ??= new Map(
    BOOKS.flatMap((book): [string, Book][] => [
      [book.name, book],
      [book.referenceName, book],
    ]),
  );
  return asWritten.get(name) ?? namesOfBooks().get(name.toLowerCase().replace(" ", ""));
}

function resolve(
  book: Book | undefined,
  chapter: number,
  first: number,
  last: number,
): PlainReading | undefined {
  const verseCount = book?.verseCounts[chapter - 1];
  if (!book || verseCount === undefined) return undefined;
  const range = chapterRange(book.number, chapter);
  const place = `${book.referenceName} ${chapter}`;
  // In a book of one chapter, a lone number may be a verse.
  if (first === -1) return book.verseCounts.length > 1 ? { range, label: place } : undefined;
  if (first > last || last > verseCount) return undefined;
  const { start } = range;
  const verses = { start: start + first - 1, end: start + last - 1 };
  if (verses.start === range.start && verses.end === range.end) return undefined;
  const label = first === last ? `${place}:${first}` : `${place}:${first}–${last}`;
  return { range: verses, label };
}
