// The verses that have a word, or any of several words.
import type { WordIndex } from "./open-word-index.ts";
import {
  borrowBuffer,
  collectMarked,
  listOf,
  mark,
  noVerses,
  type VerseList,
} from "./verse-lists.ts";

/** @param words by number, each once */
export function listAnyWord(index: WordIndex, words: readonly number[]): VerseList {
  if (words.length === 0) return noVerses();
  if (words.length === 1) return listWord(index, words[0]!);
  return sumWords(index, words);
}

/** The list of a word as the index keeps it. */
export function listWord(index: WordIndex, word: number): VerseList {
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
