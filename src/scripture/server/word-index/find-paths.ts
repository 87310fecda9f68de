// Finds the paths of a phrase's lattice in a text: from the places of the words
// that are rarest, by walking the lattice forwards and backwards from there.
import { listAnyWord } from "./list-words.ts";
import type { WordIndex } from "./open-word-index.ts";
import { accepts, type PhraseLattice, type Step } from "./phrase-lattice.ts";
import { borrowBuffer, listOf, type VerseList } from "./verse-lists.ts";

/** The verses where the phrase is written, in whatever way, and how often. */
export function findPaths(index: WordIndex, lattice: PhraseLattice): VerseList {
  const { steps, lastPlace } = lattice;
  if (steps.every(({ from, to }) => from === 0 && to === lastPlace)) {
    return listAnyWord(index, wordsOf(steps));
  }
  return findPlaces(index, lattice, chooseAnchors(index, lattice));
}

function wordsOf(steps: readonly Step[]): number[] {
  const words = new Set<number>();
  for (const { first, end, members } of steps) {
    if (members) for (const word of members) words.add(word);
    else for (let word = first; word < end; word++) words.add(word);
  }
  return [...words];
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
export function endOfPath(
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
