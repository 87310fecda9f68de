// Finds where a word or a phrase stands in a text.
import { endOfPath, findPaths } from "./find-paths.ts";
import { listWord } from "./list-words.ts";
import type { WordIndex } from "./open-word-index.ts";
import type { PhraseLattice } from "./phrase-lattice.ts";
import { borrowBuffer, listOf, noVerses, type VerseList } from "./verse-lists.ts";

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

// The words of the phrase at hand, in an array that never changes its kind.
const sequence = new Uint16Array(128);

/** From the places of the rarest word, by looking at the words around them. */
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
