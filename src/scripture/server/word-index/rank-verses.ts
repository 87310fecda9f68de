// Scores verses with BM25 and picks a page of them.
import { MAX_WEIGHT, type WordIndex, weightPlace } from "./open-word-index.ts";
import type { FoundVerses } from "./plan-query.ts";
import { sizeOf, type VerseList } from "./verse-lists.ts";

export type HitOrder = "relevance" | "canonical";

/** UTF-16 offsets into a verse's text, `end` excluded. */
export type TextRange = readonly [start: number, end: number];

export interface RankedVerse {
  readonly ordinal: number;
  /** 0 to 1, relative to the best verse of the whole search. */
  readonly score: number;
  /** What of the verse matched; none until someone looks. */
  highlights: readonly TextRange[];
}

const NO_HIGHLIGHTS: readonly TextRange[] = [];

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  readonly order: HitOrder;
  /**
   * Whether a verse that has more of the terms is to come before one that has
   * fewer, as when any of them is enough.
   */
  readonly favoursMore: boolean;
}

// By place in the list of found verses.
const scores = new Float64Array(31_104);
const matchedTerms = new Uint8Array(31_104);
/** One page of the found verses, and how often the wanted terms occur in all of them. */
export function rankVerses(
  index: WordIndex,
  { verses, terms }: FoundVerses,
  page: PageRequest,
): { ranked: RankedVerse[]; occurrences: number } {
  const size = sizeOf(verses);
  scores.fill(0, 0, size);
  if (page.favoursMore) matchedTerms.fill(0, 0, size);
  let occurrences = 0;
  let scoredTerms = 0;
  let highestPossible = 0;
  for (const { isWanted, verses: termVerses } of terms) {
    const count = sizeOf(termVerses);
    if (!isWanted || count === 0) continue;
    const rarity = Math.log(1 + (index.verseCount - count + 0.5) / (count + 0.5));
    occurrences += addScores(index, verses, termVerses, rarity, page.favoursMore);
    scoredTerms += 1;
    highestPossible += rarity * MAX_WEIGHT;
  }
  if (page.favoursMore && scoredTerms > 1) {
    for (let at = 0; at < size; at++) scores[at]! *= matchedTerms[at]! / scoredTerms;
  }
  return { ranked: pickPage(verses, page, highestPossible), occurrences };
}

function pickPage(
  { ordinals, start, end }: VerseList,
  { offset, limit, order }: PageRequest,
  highestPossible: number,
): RankedVerse[] {
  const size = end - start;
  const wanted = Math.min(size, offset + limit);
  const ranked: RankedVerse[] = [];
  if (wanted <= offset) return ranked;
  const isByScore = order === "relevance" && highestPossible > 0;
  if (isByScore) pickBest(size, wanted, highestPossible);
  const best = isByScore ? scores[places[0]!]! : highestScore(size);
  for (let at = offset; at < wanted; at++) {
    const place = isByScore ? places[at]! : at;
    ranked.push({
      ordinal: ordinals[start + place]!,
      score: best > 0 ? scores[place]! / best : 1,
      highlights: NO_HIGHLIGHTS,
    });
  }
  return ranked;
}

/** Adds what one term gives each found verse; says how often it occurs in them. */
function addScores(
  { lengths, weights }: WordIndex,
  found: VerseList,
  term: VerseList,
  rarity: number,
  countsTerms: boolean,
): number {
  const size = sizeOf(found);
  const { ordinals, start } = found;
  const isSame = term.ordinals === ordinals && term.start === start && sizeOf(term) === size;
  let occurrences = 0;
  if (isSame) {
    const own = term.frequencies;
    for (let at = 0; at < size; at++) {
      const frequency = own[start + at]!;
      occurrences += frequency;
      const length = lengths[ordinals[start + at]!]!;
      scores[at]! += rarity * weights[weightPlace(frequency, length)]!;
    }
    return occurrences;
  }
  if (!term.dense && sizeOf(term) > LEAP_RATIO * size) {
    let cursor = term.start;
    for (let at = 0; at < size; at++) {
      const ordinal = ordinals[start + at]!;
      cursor = leapTo(ordinal, term, cursor);
      if (cursor === term.end || term.ordinals[cursor] !== ordinal) continue;
      const frequency = term.frequencies[cursor]!;
      occurrences += frequency;
      scores[at]! += rarity * weights[weightPlace(frequency, lengths[ordinal]!)]!;
      if (countsTerms) matchedTerms[at]! += 1;
    }
    return occurrences;
  }
  const frequencyOf = term.dense ?? spread(term);
  for (let at = 0; at < size; at++) {
    const ordinal = ordinals[start + at]!;
    const frequency = frequencyOf[ordinal]!;
    occurrences += frequency;
    // The weight of no occurrence is 0.
    scores[at]! += rarity * weights[weightPlace(frequency, lengths[ordinal]!)]!;
  }
  if (countsTerms) countMatches(frequencyOf, found);
  if (!term.dense) wipe(term);
  return occurrences;
}

// Beyond this ratio of sizes it pays to leap through the term's list.
const LEAP_RATIO = 12;

/** The first place from `from` on whose ordinal is not below `ordinal`: doubling steps, then halving. */
function leapTo(ordinal: number, { ordinals, end }: VerseList, from: number): number {
  let low = from;
  let stride = 1;
  while (low + stride <= end && ordinals[low + stride - 1]! < ordinal) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(end, low + stride);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordinals[middle]! < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countMatches(frequencyOf: Uint8Array, { ordinals, start, end }: VerseList): void {
  for (let at = start; at < end; at++) {
    if (frequencyOf[ordinals[at]!]! > 0) matchedTerms[at - start]! += 1;
  }
}

// By ordinal: how often the term at hand occurs; all 0 between terms.
const frequencies = new Uint8Array(31_104);

function spread(term: VerseList): Uint8Array {
  for (let at = term.start; at < term.end; at++) {
    frequencies[term.ordinals[at]!] = term.frequencies[at]!;
  }
  return frequencies;
}

function wipe({ ordinals, start, end }: VerseList): void {
  for (let at = start; at < end; at++) frequencies[ordinals[at]!] = 0;
}

function highestScore(size: number): number {
  let best = 0;
  for (let at = 0; at < size; at++) if (scores[at]! > best) best = scores[at]!;
  return best;
}

// Where the best are looked for among many, the score that they must reach is
// found first, by counting scores in steps of a part of the highest possible.
const BUCKETS = 256;
const buckets = new Uint16Array(BUCKETS + 1);
// A score, to about a millionth of the highest possible, and the place in one number.
const SCORE_STEPS = 1 << 20;
const PLACES = 1 << 15;
const keys = new Float64Array(31_104);
const places = new Uint16Array(31_104);

/** Fills `places` with the `count` best, best first, equals in order. */
function pickBest(size: number, count: number, highest: number): void {
  const least = leastOfBest(size, count, highest);
  const scale = SCORE_STEPS / highest;
  let kept = 0;
  for (let place = 0; place < size; place++) {
    const score = scores[place]!;
    if (score < least) continue;
    keys[kept++] = Math.round(score * scale) * PLACES + (PLACES - 1 - place);
  }
  keys.subarray(0, kept).sort();
  for (let at = 0; at < count; at++) {
    const key = keys[kept - 1 - at]!;
    places[at] = PLACES - 1 - (key - Math.floor(key / PLACES) * PLACES);
  }
}

/** A score that at least `count` of the found verses reach, and not many more. */
function leastOfBest(size: number, count: number, highest: number): number {
  if (size <= count) return 0;
  buckets.fill(0);
  const scale = BUCKETS / highest;
  for (let place = 0; place < size; place++) buckets[(scores[place]! * scale) | 0]! += 1;
  let reached = 0;
  let bucket = BUCKETS;
  for (; bucket > 0; bucket--) {
    reached += buckets[bucket]!;
    if (reached >= count) break;
  }
  return bucket / scale;
}
