// Which Hebrew or Greek word stands behind which words of the KJV. Words are
// counted from 0 within their verse.
import { formatStrongsNumber, isHebrew } from "./lexicon.ts";

/** Parallel columns, one row a tagging, in canonical order. */
export interface TaggingColumns {
  /** The verse, by KJV ordinal. */
  readonly ordinals: Uint16Array;
  readonly firstWords: Uint8Array;
  readonly wordCounts: Uint8Array;
  /** Strong's number without its letter. */
  readonly numbers: Uint16Array;
  /** 0 whole, 1 a part of a split rendering, 2 a particle beside the whole. */
  readonly roles: Uint8Array;
}

export const TaggingRole = { Whole: 0, Part: 1, Particle: 2 } as const;

interface Tagging {
  readonly ordinal: number;
  readonly firstWord: number;
  readonly wordCount: number;
  /** `H7225`, `G26`. */
  readonly number: string;
  readonly role: number;
}

/** @param key the number as `numberOfKey` reads it, so that counting makes no strings */
type VisitTagging = (firstWord: number, wordCount: number, key: number, role: number) => void;

export interface Taggings {
  /** Every tagging of a verse, by first word, without making objects of them. */
  visit(ordinal: number, visit: VisitTagging): void;
  /** Every tagging of a verse, by first word. */
  inVerse(ordinal: number): readonly Tagging[];
  /** Every tagging of a Strong's number in canonical order; none for an unknown one. */
  ofNumber(number: string): readonly Tagging[];
  /** How often a number is rendered, parts of split renderings left out: the concordances' custom. */
  countOf(number: string): number;
}

/** Strong's Hebrew numbers end at 8674; Greek ones are kept behind them. */
const GREEK_OFFSET = 10_000;
const KEYS = GREEK_OFFSET + 6_000;

const keyOf = (number: string): number =>
  Number(number.slice(1)) + (number.startsWith("G") ? GREEK_OFFSET : 0);

export const numberOfKey = (key: number): string =>
  key >= GREEK_OFFSET ? `G${key - GREEK_OFFSET}` : `H${key}`;

export function openTaggings(columns: TaggingColumns, verseCount: number): Taggings {
  const { ordinals, firstWords, wordCounts, numbers, roles } = columns;
  const verseStarts = startsOf(ordinals.length, verseCount + 2, (row) => ordinals[row]!);
  const key = (row: number): number =>
    numbers[row]! + (isHebrew(ordinals[row]!) ? 0 : GREEK_OFFSET);
  const numberStarts = startsOf(ordinals.length, KEYS + 1, key);
  const rowsByNumber = new Uint32Array(ordinals.length);
  const next = numberStarts.slice();
  for (let row = 0; row < ordinals.length; row++) rowsByNumber[next[key(row)]!++] = row;

  const read = (row: number): Tagging => ({
    ordinal: ordinals[row]!,
    firstWord: firstWords[row]!,
    wordCount: wordCounts[row]!,
    number: formatStrongsNumber(ordinals[row]!, numbers[row]!),
    role: roles[row]!,
  });
  const rowsOf = (number: string): Uint32Array => {
    const at = keyOf(number);
    return at > 0 && at < KEYS
      ? rowsByNumber.subarray(numberStarts[at]!, numberStarts[at + 1]!)
      : rowsByNumber.subarray(0, 0);
  };
  return {
    visit: (ordinal, visit) => {
      const end = verseStarts[ordinal + 1]!;
      for (let row = verseStarts[ordinal]!; row < end; row++) {
        visit(firstWords[row]!, wordCounts[row]!, key(row), roles[row]!);
      }
    },
    inVerse: (ordinal) =>
      Array.from({ length: verseStarts[ordinal + 1]! - verseStarts[ordinal]! }, (_, index) =>
        read(verseStarts[ordinal]! + index),
      ),
    ofNumber: (number) => Array.from(rowsOf(number), read),
    countOf: (number) => {
      let count = 0;
      for (const row of rowsOf(number)) if (roles[row] !== TaggingRole.Part) count++;
      return count;
    },
  };
}

/** Where the rows of each key begin, once rows are sorted by key. */
function startsOf(rows: number, keys: number, keyAt: (row: number) => number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (let row = 0; row < rows; row++) starts[keyAt(row) + 1]!++;
  for (let at = 1; at <= keys; at++) starts[at]! += starts[at - 1]!;
  return starts;
}
