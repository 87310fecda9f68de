// Lists of verses: ascending ordinals, either a part of the index itself or a
// buffer lent for the length of one search. Nothing here allocates once the
// buffers are there; a search is never interrupted by another.

export interface VerseList {
  readonly ordinals: Uint16Array;
  /** For each verse how often the term occurs; only meaningful for terms. */
  readonly frequencies: Uint8Array;
  readonly start: number;
  readonly end: number;
  /** For a word that stands in very many verses: its frequency in each verse, by ordinal. */
  readonly dense: Uint8Array | undefined;
}

export const sizeOf = ({ start, end }: VerseList): number => end - start;

// Every verse of the KJV fits, ordinals counted from 1.
const CAPACITY = 31_104;

const lent: { ordinals: Uint16Array; frequencies: Uint8Array }[] = [];
let lentCount = 0;
const MAX_KEPT = 24;

/** Takes back all buffers. Lists from an earlier search are void after this. */
export function takeBackBuffers(): void {
  lentCount = 0;
  // What an uncommonly long query needed is not kept for ever.
  if (lent.length > MAX_KEPT) lent.length = MAX_KEPT;
}

export function borrowBuffer(): { ordinals: Uint16Array; frequencies: Uint8Array } {
  if (lentCount === lent.length) {
    lent.push({ ordinals: new Uint16Array(CAPACITY), frequencies: new Uint8Array(CAPACITY) });
  }
  return lent[lentCount++]!;
}

/** The first `size` entries of a borrowed buffer. */
export const listOf = (
  { ordinals, frequencies }: Pick<VerseList, "ordinals" | "frequencies">,
  size: number,
): VerseList => ({ ordinals, frequencies, start: 0, end: size, dense: undefined });

const EMPTY: VerseList = {
  ordinals: new Uint16Array(),
  frequencies: new Uint8Array(),
  start: 0,
  end: 0,
  dense: undefined,
};
export const noVerses = (): VerseList => EMPTY;

// One bit for each ordinal, and one for each word of those that has any.
const marks = new Uint32Array(CAPACITY >> 5);
const filled = new Uint32Array((CAPACITY >> 10) + 1);

export function mark(ordinal: number): void {
  marks[ordinal >> 5]! |= 1 << (ordinal & 31);
  filled[ordinal >> 10]! |= 1 << ((ordinal >> 5) & 31);
}

/** Writes the marked ordinals to `out` in order, wipes the marks, and says how many there were. */
export function collectMarked(out: Uint16Array): number {
  let size = 0;
  for (let group = 0; group < filled.length; group++) {
    let words = filled[group]!;
    filled[group] = 0;
    while (words !== 0) {
      const word = (group << 5) + lowestBit(words);
      words &= words - 1;
      let bits = marks[word]!;
      marks[word] = 0;
      while (bits !== 0) {
        out[size++] = (word << 5) + lowestBit(bits);
        bits &= bits - 1;
      }
    }
  }
  return size;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function unite(lists: readonly VerseList[]): VerseList {
  const { ordinals, frequencies } = borrowBuffer();
  for (const list of lists) {
    for (let at = list.start; at < list.end; at++) mark(list.ordinals[at]!);
  }
  return listOf({ ordinals, frequencies }, collectMarked(ordinals));
}

// By ordinal: the number of the last list that was stamped here and has the verse.
const stamps = new Uint8Array(CAPACITY);
let lastStamp = 0;

function stampAll({ ordinals, start, end }: VerseList): number {
  if (lastStamp === 255) {
    stamps.fill(0);
    lastStamp = 0;
  }
  lastStamp += 1;
  const stamp = lastStamp;
  for (let at = start; at < end; at++) stamps[ordinals[at]!] = stamp;
  return stamp;
}

/** The verses that both lists have. */
export function intersect(one: VerseList, other: VerseList): VerseList {
  const oneIsShort = sizeOf(one) <= sizeOf(other);
  return sift(oneIsShort ? one : other, oneIsShort ? other : one, true);
}

/** The verses of `list` that are not in `without`. */
export function subtract(list: VerseList, without: VerseList): VerseList {
  return sift(list, without, false);
}

/** The verses of `list` that `by` has (`keepsCommon`) or lacks. */
function sift(list: VerseList, by: VerseList, keepsCommon: boolean): VerseList {
  const buffer = borrowBuffer();
  const out = buffer.ordinals;
  const { ordinals, start, end } = list;
  let size = 0;
  if (by.dense) {
    const frequencyOf = by.dense;
    for (let at = start; at < end; at++) {
      const ordinal = ordinals[at]!;
      out[size] = ordinal;
      if ((frequencyOf[ordinal] !== 0) === keepsCommon) size++;
    }
  } else {
    const stamp = stampAll(by);
    for (let at = start; at < end; at++) {
      const ordinal = ordinals[at]!;
      out[size] = ordinal;
      if ((stamps[ordinal] === stamp) === keepsCommon) size++;
    }
  }
  return listOf(buffer, size);
}
