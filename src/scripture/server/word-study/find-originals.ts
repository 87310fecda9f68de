// Which Hebrew and Greek words stand behind matches in the KJV, and how the KJV
// renders one of them.
import type { Corpus, Text } from "../corpus.ts";
import type { LexiconEntry } from "../lexicon/lexicon.ts";
import { numberOfKey, TaggingRole, type Taggings } from "../lexicon/taggings.ts";
import { spanEnd, spanStart } from "../word-index/build-word-index.ts";
import { type Matches, matchesInVerse } from "./find-matches.ts";

export interface Original {
  readonly entry: LexiconEntry;
  /** Matches that render it. */
  readonly rendered: number;
  /** How often it is rendered in the KJV, by whatever words. */
  readonly occurrences: number;
}

export interface Originals {
  readonly hebrew: readonly Original[];
  readonly greek: readonly Original[];
  /** Matches behind which no number stands: words that translators supplied, little words. */
  readonly untagged: number;
}

/** Words of each language that a study lists. */
const MOST_ORIGINALS = 8;

/** Leaves out what a long rendering swept up: a common word that the studied one hardly ever renders. */
const isIncidental = ({ rendered, occurrences }: Original): boolean =>
  rendered < 3 && rendered / occurrences < 0.02;

/** @param matches in the KJV, whose words the numbers are laid on */
export function findOriginals(
  { taggings, lexicon }: Pick<Corpus, "taggings" | "lexicon">,
  matches: Matches,
): Originals {
  const counts = new Map<number, number>();
  let untagged = 0;
  for (let at = 0; at < matches.ordinals.length; at++) {
    const first = matches.firstWords[at]!;
    const end = first + matches.wordCounts[at]!;
    const keys = keysBehind(taggings, matches.ordinals[at]!, first, end);
    if (keys.length === 0) untagged++;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const originals = [...counts]
    .map(([key, rendered]) => ({ number: numberOfKey(key), rendered }))
    .sort((a, b) => b.rendered - a.rendered)
    .flatMap(({ number, rendered }): Original[] => {
      const entry = lexicon.find(number);
      return entry ? [{ entry, rendered, occurrences: taggings.countOf(number) }] : [];
    })
    .filter((original) => !isIncidental(original));
  const ofLanguage = (letter: string) =>
    originals.filter(({ entry }) => entry.number.startsWith(letter)).slice(0, MOST_ORIGINALS);
  return { hebrew: ofLanguage("H"), greek: ofLanguage("G"), untagged };
}

/** Numbers, each once, whose words share one with `first` to `end`. */
function keysBehind(taggings: Taggings, ordinal: number, first: number, end: number): number[] {
  const keys: number[] = [];
  taggings.visit(ordinal, (firstWord, wordCount, key, role) => {
    const overlaps = firstWord < end && first < firstWord + wordCount;
    if (overlaps && role !== TaggingRole.Part && !keys.includes(key)) keys.push(key);
  });
  return keys;
}

const PARTICLES = new Set(["up", "out", "down", "over", "in", "on", "ever"]);

export interface Rendering {
  /** Without the little words around it, in small letters unless the KJV never writes it so. */
  readonly words: string;
  readonly occurrences: number;
}

// Articles, prepositions, pronouns and helping verbs are written with the word
// that they belong to; a rendering is told by what is left.
const LITTLE_WORDS = new Set(
  `a an the and but or nor for of to unto in into with by from upon on at as than that which who whom
  whose this these those his her its their my thy our your mine thine thou thee he she it him them
  they we us ye you i o be is am are was were been art wast wert shall shalt will wilt should would
  may might let do doth did didst have hath hast had not no so also all any when if because there
  then ever out up down over me one own every being`.split(/\s+/),
);

/** How the KJV renders a number, commonest first. */
export function listRenderings(text: Text, matches: Matches): Rendering[] {
  const found = new Map<string, { words: string; occurrences: number }>();
  for (let at = 0; at < matches.ordinals.length; at++) {
    const written = renderingAt(text, matches, at);
    const folded = written.toLowerCase();
    const known = found.get(folded);
    if (!known) found.set(folded, { words: written, occurrences: 1 });
    else {
      known.occurrences++;
      // A capital that only begins a sentence does not belong to the word.
      if (written === folded) known.words = folded;
    }
  }
  return [...found.values()].sort(
    (a, b) => b.occurrences - a.occurrences || (a.words < b.words ? -1 : 1),
  );
}

/** The words that render one match, without little words around them, as the text writes them. */
export function renderingAt(text: Text, matches: Matches, at: number): string {
  const { verseStarts, tokens, words, spans } = text.wordIndex;
  const ordinal = matches.ordinals[at]!;
  let first = verseStarts[ordinal]! + matches.firstWords[at]!;
  let last = first + matches.wordCounts[at]! - 1;
  const wordAt = (token: number) => words[tokens[token]!]!;
  const isLittle = (token: number) => LITTLE_WORDS.has(wordAt(token));
  while (first < last && isLittle(first)) first++;
  // “stir up”, “went out”: there the little word is a part of the verb.
  while (last > first && isLittle(last) && !PARTICLES.has(wordAt(last))) last--;
  return text.verse(ordinal).slice(spanStart(spans[first]!), spanEnd(spans[last]!));
}

/** The word behind the first match of a verse that has one. */
export function findOriginalAt(
  { taggings, lexicon }: Pick<Corpus, "taggings" | "lexicon">,
  matches: Matches,
  ordinal: number,
): LexiconEntry | undefined {
  const [from, to] = matchesInVerse(matches, ordinal);
  for (let at = from; at < to; at++) {
    const first = matches.firstWords[at]!;
    const [key] = keysBehind(taggings, ordinal, first, first + matches.wordCounts[at]!);
    if (key !== undefined) return lexicon.find(numberOfKey(key));
  }
  return undefined;
}

/** A word of a verse of the KJV with what stands behind it. */
export interface WordWithOriginal {
  readonly start: number;
  readonly end: number;
  readonly entry: LexiconEntry;
}

/** The words of a verse of the KJV that bear a number, in their order. */
export function listOriginalsInVerse(corpus: Corpus, ordinal: number): WordWithOriginal[] {
  const { spans, verseStarts } = corpus.texts.KJV.wordIndex;
  const start = verseStarts[ordinal]!;
  const found: WordWithOriginal[] = [];
  corpus.taggings.visit(ordinal, (firstWord, wordCount, key) => {
    const entry = corpus.lexicon.find(numberOfKey(key));
    if (!entry) return;
    found.push({
      start: spanStart(spans[start + firstWord]!),
      end: spanEnd(spans[start + firstWord + wordCount - 1]!),
      entry,
    });
  });
  return found;
}
