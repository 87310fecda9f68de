// Finds where a phrase stands in a text: from the places of its rarest word, by
// looking at the words around them.

import type { WordIndex } from "./open-word-index.ts";
import { accepts, type PhraseLattice, type Step } from "./phrase-lattice.ts";
import { borrowBuffer, collectMarked, mark, noVerses, type VerseList } from "./verse-lists.ts";

/** The verses that have the phrase and how often; a single word is a phrase too. */
export function findPhrase(index: WordIndex, lattice: PhraseLattice): VerseList {
  const { steps, lastPlace } = lattice;
  if (steps.every(({ from, to }) => from === 0 && to === lastPlace)) {
    return findAnyWord(index, steps);
  }
  const anchors = chooseAnchors(index, lattice);
  if (anchors.length === 0) return noVerses();
  return isPlain(lattice)
    ? findPlainPhrase(
        index,
        steps.map(({ first }) => first),
        steps.indexOf(anchors[0]!),
      )
    : findPlaces(index, lattice, anchors);
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

function listWord(index: WordIndex, word: number): VerseList {
  return {
    ordinals: index.verses,
    frequencies: index.frequencies,
    start: index.wordVerseStarts[word]!,
    end: index.wordVerseStarts[word + 1]!,
  };
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
  return { ordinals, frequencies, start: 0, end: size };
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

/** Whether there is one way to write it, one word after the other. */
const isPlain = ({ stepsFrom, steps, lastPlace }: PhraseLattice): boolean =>
  steps.length * 2 === lastPlace &&
  steps.every(
    ({ from, to, first, end }) =>
      to === from + 2 && end === first + 1 && stepsFrom[from]?.length === 1,
  );

function findPlainPhrase(index: WordIndex, words: readonly number[], anchor: number): VerseList {
  const { postings, postingStarts, verseStarts, tokens } = index;
  const { ordinals, frequencies } = borrowBuffer();
  const length = words.length;
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
    while (matched < length && tokens[token + matched] === words[matched]) matched++;
    if (matched < length) continue;
    if (ordinal === last) {
      frequencies[size - 1]! += 1;
    } else {
      ordinals[size] = last = ordinal;
      frequencies[size++] = 1;
    }
  }
  return { ordinals, frequencies, start: 0, end: size };
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
          endOfPhrase(index, lattice, anchor.to, token + 1, verseStarts[ordinal + 1]!) >= 0 &&
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
  return { ordinals, frequencies, start: 0, end: size };
}

/**
 * The token after the phrase when its rest, from `place` on, is written from
 * `token` on; -1 when it is not.
 */
export function endOfPhrase(
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
    const end = endOfPhrase(index, lattice, step.to, token + 1, verseEnd);
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
