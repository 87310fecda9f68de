// Opens the table of what Matthew Henry's Concise Commentary speaks of, section
// by section: counts of words, enough for BM25 or tf-idf over sections.
import { readFileSync } from "node:fs";
import { fromSteps, unpackColumns, unpackNumbers } from "./pack.ts";

export interface CommentarySection {
  /** The verses that the section is about, as KJV ordinals, both ends included; mostly one range. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  /** Weighted number of its words (stop words left out, a heading's word counted thrice). */
  readonly length: number;
}

export interface Commentary {
  /** In canonical order; no verse is in two. */
  readonly sections: readonly CommentarySection[];
  /** One word for each stem, the commonest; those of the most sections first. */
  readonly words: readonly string[];
  /** Word `w` occurs in the sections from `starts[w]` up to `starts[w + 1]` of the two lists below. */
  readonly starts: Uint32Array;
  /** Indexes of sections, rising within a word. */
  readonly sectionOf: Uint16Array;
  /** How often the word's stem occurs there, 1 to 15; a heading's word counts three times. */
  readonly counts: Uint8Array;
}

const COLUMNS = 8;
const unzigzag = (number: number): number => (number & 1 ? -(number + 1) / 2 : number / 2);

export function readCommentary(): Commentary {
  const table = readFileSync(new URL("henry-sections.bin.br", import.meta.url));
  const columns = unpackColumns(table, COLUMNS);
  const numbers = (index: number): number[] => unpackNumbers(columns[index] as Uint8Array);

  const gaps = numbers(1);
  const extents = numbers(2);
  const lengths = numbers(3);
  let range = 0;
  let previousEnd = 0;
  const sections = numbers(0).map((rangeCount, section): CommentarySection => {
    const ranges = Array.from({ length: rangeCount }, () => {
      const start = previousEnd + unzigzag(gaps[range] as number);
      previousEnd = start + (extents[range++] as number);
      return { start, end: previousEnd };
    });
    return { ranges, length: lengths[section] as number };
  });

  const sectionCounts = numbers(5);
  const starts = Uint32Array.of(0, ...fromSteps(sectionCounts));
  const steps = numbers(6);
  const sectionOf = new Uint16Array(steps.length);
  for (let word = 0; word < sectionCounts.length; word++) {
    const start = starts[word] as number;
    sectionOf.set(fromSteps(steps.slice(start, starts[word + 1])), start);
  }
  return {
    sections,
    words: new TextDecoder().decode(columns[4]).split("\n"),
    starts,
    sectionOf,
    counts: Uint8Array.from(numbers(7), (count) => count + 1),
  };
}
