// Scores verses with BM25 and picks a page of them.
import { type WordIndex, weightPlace } from "./open-word-index.ts";
import type { FoundVerses } from "./plan-query.ts";
import { sizeOf, type VerseList } from "./verse-lists.ts";

export type HitOrder = "relevance" | "canonical";

export interface RankedPage {
  readonly ordinals: readonly number[];
  /** 0 to 1, relative to the best verse of the whole search. */
  readonly scores: readonly number[];
  /** How often the wanted terms occur in all the found verses. */
  readonly occurrences: number;
}

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
export function rankVerses(
  index: WordIndex,
  { verses, terms }: FoundVerses,
  page: PageRequest,
): RankedPage {
  const size = sizeOf(verses);
  scores.fill(0, 0, size);
  if (page.favoursMore) matchedTerms.fill(0, 0, size);
  let occurrences = 0;
  let scoredTerms = 0;
  for (const term of terms) {
    if (!term.isWanted || sizeOf(term.verses) === 0) continue;
    occurrences += addScores(index, verses, term.verses, page.favoursMore);
    scoredTerms += 1;
  }
  if (page.favoursMore && scoredTerms > 1) {
    for (let at = 0; at < size; at++) scores[at]! *= matchedTerms[at]! / scoredTerms;
  }
  const wanted = Math.min(size, page.offset + page.limit);
  if (wanted <= page.offset) return { ordinals: [], scores: [], occurrences };
  const isRanked = page.order === "relevance" && scoredTerms > 0;
  const best = highestScore(size);
  const picked = isRanked ? pickBest(size, wanted, best) : firstPlaces(wanted);
  const ordinals: number[] = [];
  const relative: number[] = [];
  for (let at = page.offset; at < wanted; at++) {
    ordinals.push(verses.ordinals[verses.start + picked[at]!]!);
    relative.push(best > 0 ? scores[picked[at]!]! / best : 1);
  }
  return { ordinals, scores: relative, occurrences };
}

/** Adds what one term gives each found verse; says how often it occurs in them. */
function addScores(
  { lengths, weights, verseCount }: WordIndex,
  found: VerseList,
  term: VerseList,
  countsTerms: boolean,
): number {
  const count = sizeOf(term);
  const rarity = Math.log(1 + (verseCount - count + 0.5) / (count + 0.5));
  const foundOrdinals = found.ordinals;
  const { start } = found;
  const size = sizeOf(found);
  let occurrences = 0;
  if (term.ordinals === foundOrdinals && term.start === start && count === size) {
    const own = term.frequencies;
    for (let at = 0; at < size; at++) {
      const frequency = own[start + at]!;
      occurrences += frequency;
      const length = lengths[foundOrdinals[start + at]!]!;
      scores[at]! += rarity * weights[weightPlace(frequency, length)]!;
      if (countsTerms) matchedTerms[at]! += 1;
    }
    return occurrences;
  }
  const frequencyOf = term.dense ?? spread(term);
  for (let at = 0; at < size; at++) {
    const ordinal = foundOrdinals[start + at]!;
    const frequency = frequencyOf[ordinal]!;
    occurrences += frequency;
    // The weight of no occurrence is 0.
    scores[at]! += rarity * weights[weightPlace(frequency, lengths[ordinal]!)]!;
    if (countsTerms && frequency > 0) matchedTerms[at]! += 1;
  }
  if (!term.dense) wipe(term);
  return occurrences;
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

const firstPlaces = (count: number): Int32Array =>
  Int32Array.from({ length: count }, (_, at) => at);

function highestScore(size: number): number {
  let best = 0;
  for (let at = 0; at < size; at++) if (scores[at]! > best) best = scores[at]!;
  return best;
}

// Where the best are looked for among many, the score that they must reach is
// found first: by counting scores in steps of a 256th of the highest.
const BUCKETS = 256;
const buckets = new Uint16Array(BUCKETS + 1);
// A score to about a millionth of the highest, and the place, in one number.
const SCORE_STEPS = 1 << 20;
const PLACES = 1 << 15;
const keys = new Float64Array(31_104);
const places = new Uint16Array(31_104);

/** The places of the `count` best, best first, equals in order; void at the next call. */
function pickBest(size: number, count: number, highest: number): Uint16Array {
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
    places[at] = PLACES - 1 - (keys[kept - 1 - at]! % PLACES);
  }
  return places;
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
