// Where one rendering differs from another, word by word. Letters are never
// changed: what is given are places in the stored text.
import { diffArrays } from "diff";

type TextRange = readonly [start: number, end: number];

export interface Differences {
  /** Places in the text whose words the base does not have there. */
  readonly own: readonly TextRange[];
  /** Pieces of the base, in their order, that the text does not have there. */
  readonly missing: readonly string[];
}

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;

/** Capitals, punctuation and the shape of an apostrophe make no difference. */
export function markDifferences(base: string, text: string): Differences {
  const baseWords = readWords(base);
  const words = readWords(text);
  const fold = (list: readonly Word[]) => list.map(({ folded }) => folded);
  const own: TextRange[] = [];
  const missing: string[] = [];
  let inBase = 0;
  let inText = 0;
  for (const { added, removed, count } of diffArrays(fold(baseWords), fold(words))) {
    if (removed) missing.push(base.slice(...spanOf(baseWords, inBase, count)));
    if (added) own.push(spanOf(words, inText, count));
    if (!added) inBase += count;
    if (!removed) inText += count;
  }
  return { own, missing };
}

function readWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: word.toLowerCase().replaceAll("’", "'"),
    start: index,
    end: index + word.length,
  }));
}

/** From the first of some words to the last, with what stands between them. */
const spanOf = (words: readonly Word[], first: number, count: number): TextRange => [
  words[first]?.start ?? 0,
  words[first + count - 1]?.end ?? 0,
];
