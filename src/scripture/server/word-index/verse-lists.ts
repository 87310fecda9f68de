// Lists of verses: ascending ordinals, either a part of the index itself or a
// buffer lent for the length of one search. Nothing here allocates once the
// buffers are there; a search is never interrupted by another.

export interface VerseList {
  readonly ordinals: Uint16Array;
  /** For each verse how often the term occurs; only meaningful for terms. */
  readonly frequencies: Uint8Array;
  readonly start: number;
  readonly end: number;
}

export const sizeOf = ({ start, end }: VerseList): number => end - start;

// Every verse of the KJV fits, ordinals counted from 1.
const CAPACITY = 31_104;

const lent: { ordinals: Uint16Array; frequencies: Uint8Array }[] = [];
let lentCount = 0;

/** Takes back all buffers. Lists from an earlier search are void after this. */
export function takeBackBuffers(): void {
  lentCount = 0;
}

export function borrowBuffer(): { ordinals: Uint16Array; frequencies: Uint8Array } {
  if (lentCount === lent.length) {
    lent.push({ ordinals: new Uint16Array(CAPACITY), frequencies: new Uint8Array(CAPACITY) });
  }
  return lent[lentCount++]!;
}

const EMPTY: VerseList = {
  ordinals: new Uint16Array(),
  frequencies: new Uint8Array(),
  start: 0,
  end: 0,
};
export const noVerses = (): VerseList => EMPTY;

// One bit for each ordinal.
const marks = new Uint32Array(CAPACITY >> 5);

export function mark(ordinal: number): void {
  marks[ordinal >> 5]! |= 1 << (ordinal & 31);
}

export function markAll({ ordinals, start, end }: VerseList): void {
  for (let at = start; at < end; at++) {
    const ordinal = ordinals[at]!;
    marks[ordinal >> 5]! |= 1 << (ordinal & 31);
  }
}

/** Writes the marked ordinals to `out` in order, wipes the marks, and says how many there were. */
export function collectMarked(out: Uint16Array): number {
  let size = 0;
  for (let word = 0; word < marks.length; word++) {
    let bits = marks[word]!;
    if (bits === 0) continue;
    marks[word] = 0;
    const base = word << 5;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      out[size++] = base + bit;
      bits &= bits - 1;
    }
  }
  return size;
}

export function unite(lists: readonly VerseList[]): VerseList {
  const { ordinals, frequencies } = borrowBuffer();
  for (const list of lists) markAll(list);
  return { ordinals, frequencies, start: 0, end: collectMarked(ordinals) };
}

// Beyond this ratio of sizes it pays to leap through the longer list.
const LEAP_RATIO = 8;

/** The verses of `short` that are in `long` too. */
export function intersect(short: VerseList, long: VerseList): VerseList {
  return sift(short, long, true);
}

/** The verses of `list` that are not in `without`. */
export function subtract(list: VerseList, without: VerseList): VerseList {
  return sift(list, without, false);
}

function sift(list: VerseList, by: VerseList, keepsCommon: boolean): VerseList {
  const { ordinals: out, frequencies } = borrowBuffer();
  const { ordinals } = list;
  const others = by.ordinals;
  const leaps = sizeOf(by) > LEAP_RATIO * sizeOf(list);
  let size = 0;
  let cursor = by.start;
  for (let at = list.start; at < list.end; at++) {
    const ordinal = ordinals[at]!;
    if (leaps) cursor = leapTo(others, ordinal, cursor, by.end);
    else while (cursor < by.end && others[cursor]! < ordinal) cursor++;
    const isCommon = cursor < by.end && others[cursor] === ordinal;
    if (isCommon === keepsCommon) out[size++] = ordinal;
  }
  return { ordinals: out, frequencies, start: 0, end: size };
}

/** The first place from `from` on whose ordinal is not below `ordinal`; doubling steps, then halving. */
export function leapTo(ordinals: Uint16Array, ordinal: number, from: number, end: number): number {
  if (from >= end || ordinals[from]! >= ordinal) return from;
  let low = from;
  let stride = 1;
  while (low + stride < end && ordinals[low + stride]! < ordinal) {
    low += stride;
    stride <<= 1;
  }
  let high = Math.min(end, low + stride);
  low += 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordinals[middle]! < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}
