import type { Artifact } from "../artifact.ts";

// BM25 over documents of stems: verses with the words of all texts together,
// themes and stories. Built with the corpus, opened without a copy.

export type DocumentIndexData = {
  /** Distinct stems, one a line, in code-unit order. */
  readonly stems: string;
  /** Stem `i` occurs in the documents from `starts[i]` to `starts[i + 1]`, ascending. */
  readonly starts: Uint32Array;
  readonly documents: Uint16Array;
  readonly frequencies: Uint8Array;
  /** Stems in each document. */
  readonly lengths: Uint16Array;
};

export interface DocumentIndex {
  readonly size: number;
  /** How telling a stem is: high for rare ones, highest for one that no document has. */
  rarity(stem: string): number;
  /** Documents that have the stem. */
  documentsWith(stem: string): Uint16Array;
  /** What a document has that tells of each of these stems, and of little else. */
  fullScore(stems: readonly string[]): number;
  /** Adds each document's score for these stems to `scores`, by document. */
  score(stems: readonly string[], scores: Float32Array): void;
}

const MAX_FREQUENCY = 255;

/** @param documents the stems of each, repeated as often as they occur */
export function buildDocumentIndex(documents: readonly (readonly string[])[]): DocumentIndexData {
  const occurrences = new Map<string, Map<number, number>>();
  documents.forEach((stems, document) => {
    for (const stem of stems) {
      const found = occurrences.get(stem) ?? new Map<number, number>();
      if (found.size === 0) occurrences.set(stem, found);
      found.set(document, (found.get(document) ?? 0) + 1);
    }
  });
  const stems = [...occurrences.keys()].sort();
  const rows = stems.map((stem) => [...occurrences.get(stem)!]);
  const starts = new Uint32Array(stems.length + 1);
  rows.forEach((row, index) => {
    starts[index + 1] = starts[index]! + row.length;
  });
  const cells = rows.flat();
  return {
    stems: stems.join("\n"),
    starts,
    documents: Uint16Array.from(cells, ([document]) => document),
    frequencies: Uint8Array.from(cells, ([, frequency]) => Math.min(frequency, MAX_FREQUENCY)),
    lengths: Uint16Array.from(documents, (document) => document.length),
  };
}

// The constants that served best on the tuning half of bench/meaning.
const K1 = 1.2;
const B = 0.5;
/** Of a stem's rarity, what a document gets that has it in most of its texts. */
const FULL_SHARE = 1.6;

export function openDocumentIndex(data: DocumentIndexData): DocumentIndex {
  const numbers = new Map(data.stems.split("\n").map((stem, number) => [stem, number]));
  const { starts, documents, frequencies, lengths } = data;
  let filled = 0;
  let total = 0;
  for (const length of lengths) {
    if (length > 0) filled += 1;
    total += length;
  }
  const averageLength = total / Math.max(1, filled);
  const norms = Float32Array.from(lengths, (length) => K1 * (1 - B + (B * length) / averageLength));
  const rarityOf = (count: number): number => Math.log(1 + (filled - count + 0.5) / (count + 0.5));
  const rowOf = (stem: string): readonly [number, number] => {
    const number = numbers.get(stem);
    return number === undefined ? [0, 0] : [starts[number]!, starts[number + 1]!];
  };
  return {
    size: lengths.length,
    rarity: (stem) => {
      const [from, to] = rowOf(stem);
      return rarityOf(to - from);
    },
    fullScore: (stems) => {
      let sum = 0;
      for (const stem of new Set(stems)) {
        const [from, to] = rowOf(stem);
        sum += rarityOf(to - from) * FULL_SHARE;
      }
      return sum;
    },
    documentsWith: (stem) => documents.subarray(...rowOf(stem)),
    score: (stems, scores) => {
      for (const stem of stems) {
        const [from, to] = rowOf(stem);
        const weight = rarityOf(to - from) * (K1 + 1);
        for (let at = from; at < to; at++) {
          const document = documents[at]!;
          const frequency = frequencies[at]!;
          scores[document]! += (weight * frequency) / (frequency + norms[document]!);
        }
      }
    },
  };
}

/** Where the engine of meaning finds its tables in the corpus. */
export interface ArtifactSections extends Pick<Artifact, "text" | "array"> {
  documentIndex(name: string): DocumentIndexData;
}

export const readSections = (artifact: Artifact): ArtifactSections => ({
  text: artifact.text,
  array: artifact.array,
  documentIndex: (name) => artifact.group(name) as unknown as DocumentIndexData,
});
