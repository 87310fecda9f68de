// Scores verses with BM25 and picks a page of them.
import { BM25_K1, type WordIndex } from "./open-word-index.ts";
import type { Term } from "./plan-query.ts";
import { leapTo, sizeOf, type VerseList } from "./verse-lists.ts";

export type HitOrder = "relevance" | "canonical";

export interface RankedPage {
  readonly ordinals: readonly number[];
  /** 0 to 1, relative to the best verse of the whole search. */
  readonly scores: readonly number[];
}

// By place in the list of found verses; grown to the longest page and list seen.
const scores = new Float64Array(31_104);
const matchedTerms = new Uint8Array(31_104);

/**
 * @param favoursMore whether a verse that has more of the terms is to come before
 *   one that has fewer, as when any of them is enough
 * @returns the page, and how often the wanted terms occur in all the verses
 */
export function rankVerses(
  index: WordIndex,
  found: { readonly verses: VerseList; readonly terms: readonly Term[] },
  page: {
    readonly offset: number;
    readonly limit: number;
    readonly order: HitOrder;
    readonly favoursMore: boolean;
  },
): RankedPage & { readonly occurrences: number } {
  const { verses } = found;
  const size = sizeOf(verses);
  const terms = found.terms.filter((term) => term.isWanted && sizeOf(term.verses) > 0);
  scores.fill(0, 0, size);
  if (page.favoursMore) matchedTerms.fill(0, 0, size);
  let occurrences = 0;
  for (const term of terms) {
    occurrences += addScores(index, verses, term.verses, page.favoursMore);
  }
  if (page.favoursMore && terms.length > 1) {
    for (let at = 0; at < size; at++) scores[at]! *= matchedTerms[at]! / terms.length;
  }
  return { ...pickPage(verses, page, terms.length > 0), occurrences };
}

/** Adds what one term gives each found verse; says how often it occurs in them. */
function addScores(
  { lengthNorms, verseCount }: WordIndex,
  found: VerseList,
  term: VerseList,
  countsTerms: boolean,
): number {
  const count = sizeOf(term);
  const rarity = Math.log(1 + (verseCount - count + 0.5) / (count + 0.5)) * (BM25_K1 + 1);
  const { ordinals, start } = found;
  const size = sizeOf(found);
  const termOrdinals = term.ordinals;
  const { frequencies } = term;
  const isSame = termOrdinals === ordinals && term.start === start && count === size;
  const leaps = count > 8 * size;
  let occurrences = 0;
  let cursor = term.start;
  for (let at = 0; at < size; at++) {
    const ordinal = ordinals[start + at]!;
    if (isSame) {
      cursor = start + at;
    } else {
      if (leaps) cursor = leapTo(termOrdinals, ordinal, cursor, term.end);
      else while (cursor < term.end && termOrdinals[cursor]! < ordinal) cursor++;
      if (cursor >= term.end) break;
      if (termOrdinals[cursor] !== ordinal) continue;
    }
    const frequency = frequencies[cursor]!;
    occurrences += frequency;
    scores[at]! += (rarity * frequency) / (frequency + lengthNorms[ordinal]!);
    if (countsTerms) matchedTerms[at]! += 1;
  }
  return occurrences;
}

function pickPage(
  { ordinals, start, end }: VerseList,
  { offset, limit, order }: { offset: number; limit: number; order: HitOrder },
  isScored: boolean,
): RankedPage {
  const size = end - start;
  const wanted = Math.min(size, offset + limit);
  if (wanted <= offset) return { ordinals: [], scores: [] };
  const places =
    order === "canonical" || !isScored
      ? Array.from({ length: wanted - offset }, (_, at) => offset + at)
      : pickBest(size, wanted).slice(offset);
  let best = 0;
  for (let at = 0; at < size; at++) if (scores[at]! > best) best = scores[at]!;
  return {
    ordinals: places.map((place) => ordinals[start + place]!),
    scores: places.map((place) => (best > 0 ? scores[place]! / best : 1)),
  };
}

// A heap of places with the worst on top: the lowest score, and of equals the
// one that comes last in the Bible.
let heap = new Int32Array(256);

function pickBest(size: number, count: number): number[] {
  if (heap.length < count) heap = new Int32Array(count * 2);
  let filled = 0;
  for (; filled < count; filled++) siftUp(filled, filled);
  let least = scores[heap[0]!]!;
  for (let place = count; place < size; place++) {
    if (scores[place]! <= least) continue;
    siftDown(place, count);
    least = scores[heap[0]!]!;
  }
  const best: number[] = new Array(count);
  for (let left = count - 1; left >= 0; left--) {
    best[left] = heap[0]!;
    siftDown(heap[left]!, left);
  }
  return best;
}

const isWorse = (place: number, other: number): boolean => {
  const difference = scores[place]! - scores[other]!;
  return difference < 0 || (difference === 0 && place > other);
};

function siftUp(from: number, place: number): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(place, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = place;
}

/** Puts `place` where the top is and lets it sink among the first `length` entries. */
function siftDown(place: number, length: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= length) break;
    if (child + 1 < length && isWorse(heap[child + 1]!, heap[child]!)) child += 1;
    if (!isWorse(heap[child]!, place)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  if (length > 0) heap[at] = place;
}
