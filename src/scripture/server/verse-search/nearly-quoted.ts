// Quotations that are remembered nearly: "he who started a good work in you will
// finish it" is Philippians 1:6 in no translation that we hold. Of the verses that
// meaning finds, the one that has most of the query's words in the query's order
// is the one that was meant.
import type { Text } from "../corpus.ts";
import { isContentWord } from "../meaning/content-words.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { QUESTION } from "./find-quotations.ts";

const FEWEST_CONTENT_WORDS = 3;
const LOOKED_AT = 30;
const SMALL_WORD_WEIGHT = 0.25;
/** Less of a query than this in a verse's order is chance. */
const LEAST_LIKENESS = 0.55;
/** How far the verse must stand above the next one that is not beside it. */
const LEAD = 1.15;

/** The one of `ordinals`, best first, that the query nearly quotes. */
export function findNearlyQuoted(
  texts: readonly Text[],
  query: string,
  ordinals: readonly number[],
): number | undefined {
  const words = listWords(query);
  const weights = words.map((word) => (isContentWord(word) ? 1 : SMALL_WORD_WEIGHT));
  if (weights.filter((weight) => weight === 1).length < FEWEST_CONTENT_WORDS) return undefined;
  if (QUESTION.test(query.trim())) return undefined;
  const stems = words.map(stemOf);
  const wanted = new Map(stems.map((stem, at) => [words[at]!, stem]));
  const known = new Set(stems);
  // Only the query's own stems matter, and thirty verses repeat most of their words.
  const wantedStems = (verse: string): string[] => {
    const found: string[] = [];
    visitWords(verse, (word) => {
      let stem = wanted.get(word);
      if (stem === undefined) {
        stem = stemOf(word);
        wanted.set(word, stem);
      }
      if (known.has(stem)) found.push(stem);
    });
    return found;
  };
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const likeness = ordinals.slice(0, LOOKED_AT).map((ordinal) => ({
    ordinal,
    share:
      Math.max(
        ...texts.map((text) => shareInOrder(stems, weights, wantedStems(text.verse(ordinal)))),
      ) / total,
  }));
  const [best, ...others] = likeness.sort((a, b) => b.share - a.share);
  if (!best || best.share < LEAST_LIKENESS) return undefined;
  const next = others.find(({ ordinal }) => Math.abs(ordinal - best.ordinal) > 1);
  return best.share >= LEAD * (next?.share ?? 0) ? best.ordinal : undefined;
}

/** The weight of the stems that both have in the same order, with gaps. */
function shareInOrder(
  query: readonly string[],
  weights: readonly number[],
  verse: readonly string[],
): number {
  let row = new Float32Array(verse.length + 1);
  let next = new Float32Array(verse.length + 1);
  for (let at = 0; at < query.length; at++) {
    for (let to = 0; to < verse.length; to++) {
      next[to + 1] =
        query[at] === verse[to] ? row[to]! + weights[at]! : Math.max(next[to]!, row[to + 1]!);
    }
    [row, next] = [next, row];
  }
  return row[verse.length]!;
}

function listWords(text: string): string[] {
  const words: string[] = [];
  visitWords(text, (word) => words.push(word));
  return words;
}
