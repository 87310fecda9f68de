// Finds where a phrase stands in a text: from the places of its rarest word, by
// looking at the words around them.

import type { WordIndex } from "./open-word-index.ts";
import { accepts, type PhraseLattice, type Step } from "./phrase-lattice.ts";
import {
  borrowBuffer,
  collectMarked,
  listOf,
  mark,
  noVerses,
  type VerseList,
} from "./verse-lists.ts";

/** What of a text matches a term: these words in this order, or any path of a lattice. */
export type TermPattern = readonly number[] | PhraseLattice;

export const isSequence = (pattern: TermPattern): pattern is readonly number[] =>
  Array.isArray(pattern);

/** The verses that match and how often each does. */
export function findPattern(index: WordIndex, pattern: TermPattern): VerseList {
  if (!isSequence(pattern)) return findPaths(index, pattern);
  if (pattern.length === 0) return noVerses();
  return pattern.length === 1 ? listWord(index, pattern[0]!) : findSequence(index, pattern);
}

/** The token after the match that begins at `token`, or -1. */
export function endOfMatch(
  index: WordIndex,
  pattern: TermPattern,
  token: number,
  verseEnd: number,
): number {
  if (!isSequence(pattern)) return endOfPath(index, pattern, 0, token, verseEnd);
  const end = token + pattern.length;
  if (end > verseEnd) return -1;
  for (let at = 0; at < pattern.length; at++) {
    if (index.tokens[token + at] !== pattern[at]) return -1;
  }
  return end;
}

function findPaths(index: WordIndex, lattice: PhraseLattice): VerseList {
  const { steps, lastPlace } = lattice;
  if (steps.every(({ from, to }) => from === 0 && to === lastPlace)) {
    return findAnyWord(index, steps);
  }
  return findPlaces(index, lattice, chooseAnchors(index, lattice));
}

function findAnyWord(index: WordIndex, steps: readonly Step[]): VerseList {
  const words = wordsOf(steps);
  if (words.length === 0) return noVerses();
  if (words.length === 1) return listWord(index, words[0]!);
  return sumWords(index, words);
}

function wordsOf(steps: readonly Step[]): number[] {
  const words = new Set<number>();
  for (const { first, end, members } of steps) {
    if (members) for (const word of members) words.add(word);
    else for (let word = first; word < end; word++) words.add(word);
  }
  return [...words];
}

/** The verses that have one word of the text, as the index keeps them. */
function listWord(index: WordIndex, word: number): VerseList {
  return {
    ordinals: index.verses,
    frequencies: index.frequencies,
    start: index.wordVerseStarts[word]!,
    end: index.wordVerseStarts[word + 1]!,
    dense: layOutByOrdinal(index, word),
  };
}

// From this many verses on it pays to keep a word's frequencies by ordinal, once
// someone has asked for it. Some hundred words of a text are that common.
const DENSE_VERSES = 1_000;

function layOutByOrdinal(index: WordIndex, word: number): Uint8Array | undefined {
  const start = index.wordVerseStarts[word]!;
  const end = index.wordVerseStarts[word + 1]!;
  if (end - start < DENSE_VERSES) return undefined;
  let dense = index.denseFrequencies.get(word);
  if (!dense) {
    dense = new Uint8Array(index.lengths.length);
    for (let at = start; at < end; at++) dense[index.verses[at]!] = index.frequencies[at]!;
    index.denseFrequencies.set(word, dense);
  }
  return dense;
}

// By ordinal; all zero between calls.
const sums = new Uint8Array(1 << 15);

function sumWords(index: WordIndex, words: readonly number[]): VerseList {
  const { ordinals, frequencies } = borrowBuffer();
  for (const word of words) {
    const end = index.wordVerseStarts[word + 1]!;
    for (let at = index.wordVerseStarts[word]!; at < end; at++) {
      const ordinal = index.verses[at]!;
      mark(ordinal);
      sums[ordinal]! += index.frequencies[at]!;
    }
  }
  const size = collectMarked(ordinals);
  for (let at = 0; at < size; at++) {
    const ordinal = ordinals[at]!;
    frequencies[at] = sums[ordinal]!;
    sums[ordinal] = 0;
  }
  return listOf({ ordinals, frequencies }, size);
}

/**
 * Steps of which every way to write the phrase takes exactly one, and whose words
 * are rarest together. Empty when the phrase cannot be written in this text.
 */
function chooseAnchors(index: WordIndex, { steps, lastPlace }: PhraseLattice): Step[] {
  let best: Step[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let place = 0; place < lastPlace; place++) {
    const crossing = steps.filter(({ from, to }) => from <= place && place < to);
    const count = countPlaces(index, crossing);
    if (count < fewest) {
      fewest = count;
      best = crossing;
    }
  }
  return best;
}

function countPlaces({ postingStarts }: WordIndex, steps: readonly Step[]): number {
  let count = 0;
  for (const { first, end, members } of steps) {
    if (members) {
      for (const word of members) count += postingStarts[word + 1]! - postingStarts[word]!;
    } else {
      count += postingStarts[end]! - postingStarts[first]!;
    }
  }
  return count;
}

// The words of the phrase at hand, in an array that never changes its kind.
const sequence = new Uint16Array(128);

function findSequence(index: WordIndex, words: readonly number[]): VerseList {
  const { postings, postingStarts, verseStarts, tokens } = index;
  const { ordinals, frequencies } = borrowBuffer();
  const length = words.length;
  sequence.set(words);
  const anchor = rarestOf(index, words);
  const rarest = words[anchor]!;
  const end = postingStarts[rarest + 1]!;
  let size = 0;
  let last = 0;
  for (let at = postingStarts[rarest]!; at < end; at++) {
    const posting = postings[at]!;
    const place = (posting & 255) - anchor;
    if (place < 0) continue;
    const ordinal = posting >> 8;
    const token = verseStarts[ordinal]! + place;
    if (token + length > verseStarts[ordinal + 1]!) continue;
    let matched = 0;
    while (matched < length && tokens[token + matched] === sequence[matched]) matched++;
    if (matched < length) continue;
    if (ordinal === last) {
      frequencies[size - 1]! += 1;
    } else {
      ordinals[size] = last = ordinal;
      frequencies[size++] = 1;
    }
  }
  return listOf({ ordinals, frequencies }, size);
}

function rarestOf({ postingStarts }: WordIndex, words: readonly number[]): number {
  let rarest = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const count = postingStarts[word + 1]! - postingStarts[word]!;
    if (count >= fewest) continue;
    fewest = count;
    rarest = at;
  }
  return rarest;
}

function findPlaces(index: WordIndex, lattice: PhraseLattice, anchors: readonly Step[]): VerseList {
  const { postings, postingStarts, verseStarts } = index;
  const found: number[] = [];
  for (const anchor of anchors) {
    for (const word of wordsOf([anchor])) {
      for (let at = postingStarts[word]!; at < postingStarts[word + 1]!; at++) {
        const posting = postings[at]!;
        const ordinal = posting >> 8;
        const start = verseStarts[ordinal]!;
        const token = start + (posting & 255);
        const fits =
          endOfPath(index, lattice, anchor.to, token + 1, verseStarts[ordinal + 1]!) >= 0 &&
          hasBeginning(index, lattice, anchor.from, token - 1, start);
        if (fits) found.push(posting);
      }
    }
  }
  return countByVerse(Uint32Array.from(found).sort());
}

function countByVerse(postings: Uint32Array): VerseList {
  const { ordinals, frequencies } = borrowBuffer();
  let size = 0;
  let previous = -1;
  for (const posting of postings) {
    if (posting === previous) continue;
    previous = posting;
    const ordinal = posting >> 8;
    if (size > 0 && ordinals[size - 1] === ordinal) {
      frequencies[size - 1]! += 1;
    } else {
      ordinals[size] = ordinal;
      frequencies[size++] = 1;
    }
  }
  return listOf({ ordinals, frequencies }, size);
}

/**
 * The token after the phrase when its rest, from `place` on, is written from
 * `token` on; -1 when it is not.
 */
function endOfPath(
  index: WordIndex,
  lattice: PhraseLattice,
  place: number,
  token: number,
  verseEnd: number,
): number {
  if (place === lattice.lastPlace) return token;
  if (token >= verseEnd) return -1;
  const word = index.tokens[token]!;
  for (const step of lattice.stepsFrom[place]!) {
    if (!accepts(step, word)) continue;
    const end = endOfPath(index, lattice, step.to, token + 1, verseEnd);
    if (end >= 0) return end;
  }
  return -1;
}

function hasBeginning(
  index: WordIndex,
  lattice: PhraseLattice,
  place: number,
  token: number,
  verseStart: number,
): boolean {
  if (place === 0) return true;
  if (token < verseStart) return false;
  const word = index.tokens[token]!;
  return lattice.stepsTo[place]!.some(
    (step) => accepts(step, word) && hasBeginning(index, lattice, step.from, token - 1, verseStart),
  );
}
