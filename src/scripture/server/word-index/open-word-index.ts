import type { WordIndexData } from "./build-word-index.ts";

/** An index ready to be searched. Numbers and rows are those of `WordIndexData`. */
export interface WordIndex extends Omit<WordIndexData, "words" | "stems"> {
  readonly words: readonly string[];
  readonly numberOfWord: ReadonlyMap<string, number>;
  readonly numberOfStem: ReadonlyMap<string, number>;
  /** First parts of the words that have hyphens: `burnt` of `burnt-offering`. */
  readonly hyphenHeads: ReadonlySet<string>;
  /** How many verses the text has, those that it omits not counted. */
  readonly verseCount: number;
  /** By ordinal: the part of BM25 that depends on the verse's length alone. */
  readonly lengthNorms: Float32Array;
}

// BM25 as Robertson and Zaragoza give it (2009), with a verse for a document.
export const BM25_K1 = 1.2;
const BM25_B = 0.75;

/** Wraps the stored arrays without copying them; a few milliseconds. */
export function openWordIndex(data: WordIndexData): WordIndex {
  const words = linesOf(data.words);
  const { verseCount, lengthNorms } = measureVerses(data.verseStarts);
  return {
    ...data,
    words,
    numberOfWord: numberLines(words),
    numberOfStem: numberLines(linesOf(data.stems)),
    hyphenHeads: listHyphenHeads(words),
    verseCount,
    lengthNorms,
  };
}

const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));

function listHyphenHeads(words: readonly string[]): ReadonlySet<string> {
  const heads = new Set<string>();
  for (const word of words) {
    const hyphen = word.indexOf("-");
    if (hyphen > 0) heads.add(word.slice(0, hyphen));
  }
  return heads;
}

const numberLines = (lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lines.map((line, number) => [line, number]));

function measureVerses(verseStarts: Uint32Array) {
  const end = verseStarts.length - 1;
  let verseCount = 0;
  for (let ordinal = 1; ordinal < end; ordinal++) {
    if (verseStarts[ordinal + 1]! > verseStarts[ordinal]!) verseCount += 1;
  }
  const averageLength = verseStarts[end]! / Math.max(1, verseCount);
  const lengthNorms = new Float32Array(end);
  for (let ordinal = 1; ordinal < end; ordinal++) {
    const length = verseStarts[ordinal + 1]! - verseStarts[ordinal]!;
    lengthNorms[ordinal] = BM25_K1 * (1 - BM25_B + (BM25_B * length) / averageLength);
  }
  return { verseCount, lengthNorms };
}
