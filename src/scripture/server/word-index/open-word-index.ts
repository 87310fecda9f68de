import type { WordIndexData } from "./build-word-index.ts";

/** An index ready to be searched. Numbers and rows are those of `WordIndexData`. */
export interface WordIndex extends Omit<WordIndexData, "words" | "stems"> {
  readonly words: readonly string[];
  readonly numberOfWord: ReadonlyMap<string, number>;
  readonly numberOfStem: ReadonlyMap<string, number>;
  /** For each word the number of its stem. */
  readonly stemOfWord: Uint16Array;
  /** First parts of the words that have hyphens: `burnt` of `burnt-offering`. */
  readonly hyphenHeads: ReadonlySet<string>;
  /** How many verses the text has, those that it omits not counted. */
  readonly verseCount: number;
  /** For very common words, by number, when they were first asked for: frequencies by ordinal. */
  readonly denseFrequencies: Map<number, Uint8Array>;
  /** By ordinal: how many words the verse has. */
  readonly lengths: Uint8Array;
  /** BM25's weight of a word without its rarity; its place is `weightPlace(frequency, length)`. */
  readonly weights: Float32Array;
}

// BM25 as Robertson and Zaragoza give it (2009), with a verse for a document. All
// that does not depend on the word is worked out beforehand.
const BM25_K1 = 1.2;
const BM25_B = 0.75;
const MAX_FREQUENCY = 31;
/** What no weight exceeds. */
export const MAX_WEIGHT = BM25_K1 + 1;

/** A word that occurs more often in one verse weighs no more. */
export const weightPlace = (frequency: number, length: number): number =>
  (frequency > MAX_FREQUENCY ? MAX_FREQUENCY << 8 : frequency << 8) | length;

/** Wraps the stored arrays without copying them; a few milliseconds. */
export function openWordIndex(data: WordIndexData): WordIndex {
  const words = linesOf(data.words);
  const lengths = measureVerses(data.verseStarts);
  const verseCount = lengths.reduce((count, length) => count + (length > 0 ? 1 : 0), 0);
  return {
    ...data,
    words,
    numberOfWord: numberLines(words),
    numberOfStem: numberLines(linesOf(data.stems)),
    stemOfWord: stemsByWord(data.stemWords, data.stemStarts),
    hyphenHeads: listHyphenHeads(words),
    denseFrequencies: new Map(),
    verseCount,
    lengths,
    weights: weighFrequencies(data.tokens.length / Math.max(1, verseCount)),
  };
}

const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));

function stemsByWord(stemWords: Uint16Array, stemStarts: Uint32Array): Uint16Array {
  const stems = new Uint16Array(stemWords.length);
  for (let stem = 0; stem + 1 < stemStarts.length; stem++) {
    for (let at = stemStarts[stem]!; at < stemStarts[stem + 1]!; at++) stems[stemWords[at]!] = stem;
  }
  return stems;
}

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

function measureVerses(verseStarts: Uint32Array): Uint8Array {
  const lengths = new Uint8Array(verseStarts.length - 1);
  for (let ordinal = 1; ordinal < lengths.length; ordinal++) {
    lengths[ordinal] = verseStarts[ordinal + 1]! - verseStarts[ordinal]!;
  }
  return lengths;
}

function weighFrequencies(averageLength: number): Float32Array {
  const weights = new Float32Array((MAX_FREQUENCY + 1) << 8);
  for (let frequency = 1; frequency <= MAX_FREQUENCY; frequency++) {
    for (let length = 0; length < 256; length++) {
      const norm = BM25_K1 * (1 - BM25_B + (BM25_B * length) / averageLength);
      weights[weightPlace(frequency, length)] = (frequency * (BM25_K1 + 1)) / (frequency + norm);
    }
  }
  return weights;
}
