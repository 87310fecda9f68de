// Chapters and verses of one book, as the reference library reads them. The
// library knows the grammar; whether a passage exists is decided by our own
// versification, so that there is one truth about it.
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { type Book, findBookByOsis } from "../books.ts";
import { formatChapter } from "../format-reference.ts";
import { chapterRange, type OrdinalRange } from "../versification.ts";
import { sayOtherNumbering } from "./other-numberings.ts";

/** The library's word for "to the end". */
const LIBRARY_END = 999;
/** More than any chapter or verse; from 200 the library takes a number for a year. */
const TOO_LARGE = 199;

let parser: bcv_parser | undefined;

// Making it takes about a tenth of a second.
function library(): bcv_parser {
  parser ??= new bcv_parser(english).set_options({
    versification_system: "kjv",
    passage_existence_strategy: "none",
    invalid_passage_strategy: "include",
    invalid_sequence_strategy: "include",
    consecutive_combination_strategy: "separate",
    sequence_combination_strategy: "separate",
    captive_end_digits_strategy: "include",
    end_range_digits_strategy: "sequence",
  });
  return parser;
}

/** A place that does not exist, and the sentence that says so. */
export interface Fault {
  /** `Romans 8:99`; absent for a number that is past all counting. */
  readonly place?: string;
  /** `Romans 8 has 39 verses` */
  readonly sentence: string;
}

export type Passage = { readonly range: OrdinalRange } | { readonly fault: Fault };

interface Place {
  readonly c?: number;
  readonly v?: number;
}

/**
 * A range that runs backwards is put right; a shortened end is completed
 * (`119:105-12` ends at 112).
 *
 * @param numbers what stands after the book's name: digits, `:`, `.`, `,`,
 *   `;`, `-`, `chapter`, `verse`, `f`, `ff` and the letters of parts of verses
 * @returns the passages in the order typed; `undefined` where the library
 *   leaves a number unread
 */
export function readPassages(book: Book, numbers: string): readonly Passage[] | undefined {
  const readable = numbers.replace(/\d+/g, keepNumberReadable);
  const isOneChapter = book.verseCounts.length === 1;
  const clear = isOneChapter
    ? // `Jude 1` is all of it, but `Jude 1, 3` are verses.
      readable.replace(/^1(?=,)/, "1:1")
    : nameChaptersAfterSemicolons(book, readable);
  const text = `${book.osis} ${clear}`;
  const passages: Passage[] = [];
  let readTo = book.osis.length;
  for (const entity of library().parse(text).parsed_entities()) {
    if (!("start" in entity)) return undefined;
    const [from, to] = entity.indices;
    const between = text.slice(readTo, from);
    if (/\d/.test(between)) return undefined;
    readTo = to;
    const asWritten = text.slice(from, to);
    const passage = resolve(book, entity.start, endOf(book, entity, asWritten));
    const previous = passages.at(-1);
    // The library takes a range that runs backwards for two passages; it was one.
    if (between.includes("-") && previous && "range" in previous && "range" in passage) {
      passages[passages.length - 1] = { range: span(previous.range, passage.range) };
    } else {
      passages.push(passage);
    }
  }
  return /\d/.test(text.slice(readTo)) ? undefined : passages;
}

/** From the first verse of the two ranges to the last, in whichever order they come. */
export function span(one: OrdinalRange, other: OrdinalRange): OrdinalRange {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/** A book by a spelling that only the library knows. */
export function findBookInLibrary(name: string): Book | undefined {
  const text = `${name} 1:1`;
  const [found, ...more] = library().parse(text).osis_and_indices();
  if (!found || more.length > 0) return undefined;
  const [from, to] = found.indices;
  const osis = found.osis.split(".")[0] ?? "";
  return from === 0 && to === text.length ? findBookByOsis(osis) : undefined;
}

// Leading zeros are dropped.
const keepNumberReadable = (digits: string): string => String(Math.min(Number(digits), TOO_LARGE));

// After a verse, a semicolon leads to another chapter: `Rom 8:28; 12` is
// chapter 12. Where the book has no such chapter, a verse was meant.
function nameChaptersAfterSemicolons(book: Book, numbers: string): string {
  let hasVerse = false;
  return numbers
    .split(";")
    .map((part, index) => {
      const isLone = /^\s*\d+(?:\s*-\s*\d+)?\s*(?:,|$)/.test(part);
      const chapter = Number.parseInt(part, 10);
      const isChapter =
        index > 0 && hasVerse && isLone && chapter > 0 && chapter <= book.verseCounts.length;
      hasVerse ||= /[:.]|verse|\d \d/.test(part);
      return isChapter ? ` chapter ${part.trim()}` : part;
    })
    .join(";");
}

/** `5:3f` is two verses; the library reads it, like `5:3ff`, to the chapter's end. */
function endOf(book: Book, { start, end }: { start: Place; end: Place }, asWritten: string): Place {
  if (!/[^f]f$/.test(asWritten)) return end;
  if (end.c === LIBRARY_END) {
    return { c: Math.min((start.c ?? 0) + 1, book.verseCounts.length), v: LIBRARY_END };
  }
  const last = book.verseCounts[(start.c ?? 0) - 1] ?? 0;
  return { ...end, v: Math.min((start.v ?? 0) + 1, Math.max(last, start.v ?? 0)) };
}

function resolve(book: Book, from: Place, to: Place): Passage {
  const start = ordinalAt(book, from);
  if (typeof start === "object") return { fault: start };
  const end = ordinalAt(book, to);
  if (typeof end === "object") return { fault: end };
  return { range: { start, end } };
}

function ordinalAt(book: Book, { c = 0, v = 1 }: Place): number | Fault {
  const chapterCount = book.verseCounts.length;
  const chapter = c === LIBRARY_END ? chapterCount : c;
  const verseCount = book.verseCounts[chapter - 1];
  if (verseCount === undefined) {
    const sentence = withOtherNumbering(sayChapters(book, chapter), book, chapter, v);
    return chapter === TOO_LARGE
      ? { sentence }
      : { place: formatChapter({ book: book.number, chapter }), sentence };
  }
  const verse = v === LIBRARY_END ? verseCount : v;
  if (verse < 1 || verse > verseCount) {
    const place = formatChapter({ book: book.number, chapter });
    const whole = chapterCount === 1 ? book.name : place;
    const count = `${whole} has ${verseCount} verses${verse < 1 ? ", counted from 1" : ""}`;
    const sentence = withOtherNumbering(count, book, chapter, verse);
    return verse === TOO_LARGE ? { sentence } : { place: `${place}:${verse}`, sentence };
  }
  return chapterRange(book.number, chapter).start + verse - 1;
}

function withOtherNumbering(sentence: string, book: Book, chapter: number, verse: number): string {
  const elsewhere = sayOtherNumbering(book, chapter, verse);
  return elsewhere ? `${sentence}. ${elsewhere}` : sentence;
}

function sayChapters(book: Book, chapter: number): string {
  const count = book.verseCounts.length;
  const fromOne = chapter < 1 ? ", counted from 1" : "";
  if (book.osis === "Ps") return `There are ${count} psalms${fromOne}`;
  return `${book.name} has ${count === 1 ? "1 chapter" : `${count} chapters`}${fromOne}`;
}
