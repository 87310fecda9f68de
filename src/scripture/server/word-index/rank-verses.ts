// Scores verses with BM25 and picks a page of them.
import { MAX_WEIGHT, type WordIndex, weightPlace } from "./open-word-index.ts";
import { pickBest } from "./pick-best.ts";
import type { FoundVerses, Term } from "./plan-query.ts";
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
  /** By ordinal, at least 1: how much more a verse weighs for being well known. */
  readonly fame?: Float32Array | undefined;
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
  noted = undefined;
  let occurrences = 0;
  let scoredTerms = 0;
  let highestPossible = 0;
  for (const { isWanted, verses: termVerses } of terms) {
    const count = sizeOf(termVerses);
    if (!isWanted || count === 0) continue;
    const rarity = Math.log(1 + (index.verseCount - count + 0.5) / (count + 0.5));
    occurrences += addScores(index, verses, termVerses, rarity);
    scoredTerms += 1;
    highestPossible += rarity * MAX_WEIGHT;
  }
  if (page.favoursMore && scoredTerms > 1) favourMore(verses, terms, scoredTerms);
  if (page.fame) highestPossible *= favourFame(verses, page.fame);
  return { ranked: pickPage(verses, page, highestPossible), occurrences };
}

/** @returns the most that a found verse weighs */
function favourFame({ ordinals, start, end }: VerseList, fame: Float32Array): number {
  let most = 1;
  for (let at = 0; at < end - start; at++) {
    const weight = fame[ordinals[start + at]!]!;
    scores[at]! *= weight;
    if (weight > most) most = weight;
  }
  return most;
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
  const picked = isByScore ? pickBest(scores, size, wanted, highestPossible) : undefined;
  const best = picked ? scores[picked[0]!]! : highestScore(size);
  for (let at = offset; at < wanted; at++) {
    const place = picked ? picked[at]! : at;
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
): number {
  const size = sizeOf(found);
  const { ordinals, start } = found;
  const { ordinals: termOrdinals, frequencies, dense, end } = term;
  let occurrences = 0;
  if (termOrdinals === ordinals && term.start === start && sizeOf(term) === size) {
    for (let at = 0; at < size; at++) {
      const frequency = frequencies[start + at]!;
      const length = lengths[ordinals[start + at]!]!;
      occurrences += frequency;
      scores[at]! += rarity * weights[weightPlace(frequency, length)]!;
    }
  } else if (dense && size < sizeOf(term)) {
    for (let at = 0; at < size; at++) {
      const ordinal = ordinals[start + at]!;
      // The weight of no occurrence is 0.
      const frequency = dense[ordinal]!;
      occurrences += frequency;
      scores[at]! += rarity * weights[weightPlace(frequency, lengths[ordinal]!)]!;
    }
  } else if (LEAP_RATIO * size < sizeOf(term)) {
    let cursor = term.start;
    for (let at = 0; at < size; at++) {
      const ordinal = ordinals[start + at]!;
      cursor = leapTo(ordinal, term, cursor);
      if (cursor === end || termOrdinals[cursor] !== ordinal) continue;
      const frequency = frequencies[cursor]!;
      occurrences += frequency;
      scores[at]! += rarity * weights[weightPlace(frequency, lengths[ordinal]!)]!;
    }
  } else {
    notePlaces(found);
    for (let cursor = term.start; cursor < end; cursor++) {
      const ordinal = termOrdinals[cursor]!;
      const at = placeOf[ordinal]!;
      if (at >= size || ordinals[start + at] !== ordinal) continue;
      const frequency = frequencies[cursor]!;
      occurrences += frequency;
      scores[at]! += rarity * weights[weightPlace(frequency, lengths[ordinal]!)]!;
    }
  }
  return occurrences;
}

/** Takes from each score by as many of the terms as the verse lacks. */
function favourMore(found: VerseList, terms: readonly Term[], scoredTerms: number): void {
  const size = sizeOf(found);
  notePlaces(found);
  matchedTerms.fill(0, 0, size);
  for (const { isWanted, verses } of terms) {
    if (!isWanted) continue;
    for (let cursor = verses.start; cursor < verses.end; cursor++) {
      const ordinal = verses.ordinals[cursor]!;
      const at = placeOf[ordinal]!;
      if (at < size && found.ordinals[found.start + at] === ordinal) matchedTerms[at]! += 1;
    }
  }
  for (let at = 0; at < size; at++) scores[at]! *= matchedTerms[at]! / scoredTerms;
}

// By ordinal: its place in the list of found verses. For others it may be any
// place, left by an earlier search.
const placeOf = new Uint16Array(31_104);
let noted: VerseList | undefined;

function notePlaces(found: VerseList): void {
  if (noted === found) return;
  noted = found;
  for (let at = found.start; at < found.end; at++) placeOf[found.ordinals[at]!] = at - found.start;
}

// Beyond this ratio of sizes it pays to leap through the term's list.
const LEAP_RATIO = 6;

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

function highestScore(size: number): number {
  let best = 0;
  for (let at = 0; at < size; at++) if (scores[at]! > best) best = scores[at]!;
  return best;
}
