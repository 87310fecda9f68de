// What a person who asks for a word study has written: English words, a Strong's
// number, or a Hebrew or Greek word in its own letters or in ours.
import type { Corpus, Text } from "../corpus.ts";
import type { LexiconEntry } from "../lexicon/lexicon.ts";
import { parseStrongsNumber } from "../lexicon/lexicon.ts";
import { findWords, splitQuery, writeAsText } from "./find-matches.ts";
import { listSpellings } from "./own-notes.ts";

export type StudyQuery =
  | { readonly kind: "english"; readonly words: readonly string[] }
  | {
      readonly kind: "original";
      readonly entry: LexiconEntry;
      /** Other words that are spelled or sound the same, commonest first. */
      readonly others: readonly LexiconEntry[];
      readonly readAs: "number" | "letters" | "sound";
      /** A rare name in the text that is written the same. */
      readonly name?: string;
    }
  /** `parts` are what can be studied by itself. */
  | { readonly kind: "nothing"; readonly parts: readonly string[] };

const MOST_WORDS = 8;

const HEBREW_OR_GREEK = /[\p{Script=Hebrew}\p{Script=Greek}]/u;
const LATIN = /\p{Script=Latin}/u;
const SCRIPT_RUNS =
  /[\p{Script=Hebrew}\p{M}]+|[\p{Script=Greek}\p{M}]+|[\p{Script=Latin}\p{M}'’-]+/gu;

/** A name this rare gives way to a Hebrew or Greek word of the same sound that is this much commoner. */
const RARE_NAME = 3;
const MUCH_COMMONER = 20;

/** English first: what the text has is what was meant, but for names that hardly anybody seeks (`Hesed`). */
export function readStudyQuery(corpus: Corpus, text: Text, query: string): StudyQuery {
  const words = splitQuery(query);
  const number = parseStrongsNumber(query);
  const numbered = number && corpus.lexicon.find(number);
  if (numbered) return { kind: "original", entry: numbered, others: [], readAs: "number" };
  if (words.length === 0 || words.length > MOST_WORDS) return { kind: "nothing", parts: [] };
  const matches = findWords(text.wordIndex, words);
  const found = matches.ordinals.length;
  // A rare spelling of a name is that name.
  const isKnown = found > RARE_NAME || (found > 0 && listSpellings(words).length > 0);
  if (isKnown) return { kind: "english", words };
  const original = readOriginal(corpus, query, words);
  if (found === 0) return original ?? { kind: "nothing", parts: listParts(corpus, text, query) };
  const name = writeAsText(text, matches, words);
  const givesWay =
    original &&
    name !== words.join(" ") &&
    corpus.taggings.countOf(original.entry.number) >= found * MUCH_COMMONER;
  return givesWay ? { ...original, name } : { kind: "english", words };
}

function readOriginal(
  corpus: Corpus,
  query: string,
  words: readonly string[],
): Extract<StudyQuery, { kind: "original" }> | undefined {
  const hasLetters = HEBREW_OR_GREEK.test(query);
  if (words.length !== 1 || (hasLetters && LATIN.test(query))) return undefined;
  const [entry, ...others] = corpus.lexicon
    .findByWord(query)
    .map((found) => ({ found, count: corpus.taggings.countOf(found.number) }))
    .sort((a, b) => b.count - a.count)
    .map(({ found }) => found);
  return entry && { kind: "original", entry, others, readAs: hasLetters ? "letters" : "sound" };
}

/** The words and scripts of a mixed query, as far as each finds something. */
function listParts(corpus: Corpus, text: Text, query: string): string[] {
  const runs = [...new Set(query.normalize("NFC").match(SCRIPT_RUNS) ?? [])];
  if (runs.length < 2) return [];
  return runs.slice(0, MOST_WORDS).filter((run) => {
    const words = splitQuery(run);
    return (
      words.length > 0 &&
      (findWords(text.wordIndex, words).ordinals.length > 0 ||
        (HEBREW_OR_GREEK.test(run) && corpus.lexicon.findByWord(run).length > 0))
    );
  });
}
