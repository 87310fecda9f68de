// Quotations: words that verses have in the order in which someone typed them,
// though it be in another translation, or but for a word at either end.
import type { Corpus, Text } from "../corpus.ts";
import { searchWords } from "../word-index/search-words.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { wellKnownLines } from "./well-known-lines.ts";

export interface Quotation {
  /** The text that has the words. */
  readonly text: Text;
  /** As they were asked; fewer than the query's where its ends are another's. */
  readonly words: string;
  readonly isWhole: boolean;
  /** The verses that have them: well-known ones first, then the most referred to. */
  readonly ordinals: readonly number[];
}

const FEWEST_WORDS = 3;
const VERSES_MAX = 20;
/** Of words that more verses have, only well-known verses are meant. */
const VERSES_LOOKED_AT = 400;
/** A part of the query quotes when it is long, most of the query, and rarely said. */
const PART_FEWEST_WORDS = 5;
const PART_LEAST_SHARE = 0.7;
const PART_VERSES_MAX = 5;
const LONGEST_PART = 30;
/** Questions have phrases of Scripture without quoting any. */
export const QUESTION =
  /^(?:who|whom|whose|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have)\b|\?$/iu;

/** The chosen text is asked before the others, whose wording a reader may remember. */
export function findQuotation(corpus: Corpus, chosen: Text, query: string): Quotation | undefined {
  const words: string[] = [];
  visitWords(query, (_word, start, end) => words.push(query.slice(start, end)));
  if (words.length < FEWEST_WORDS) return undefined;
  const texts = [chosen, ...Object.values(corpus.texts).filter((text) => text !== chosen)];
  const order = byFame(corpus);
  for (const text of texts) {
    const all = findPhrase(text, query, VERSES_LOOKED_AT);
    if (all.length === 0) continue;
    const ordinals =
      all.length > VERSES_MAX ? all.filter((ordinal) => wellKnownLines.has(ordinal)) : all;
    if (ordinals.length === 0) return undefined;
    return { text, words: query, isWhole: true, ordinals: ordinals.toSorted(order) };
  }
  if (words.length > LONGEST_PART || QUESTION.test(query.trim())) return undefined;
  const least = Math.max(PART_FEWEST_WORDS, Math.ceil(words.length * PART_LEAST_SHARE));
  for (let length = words.length - 1; length >= least; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length).join(" ");
      for (const text of texts) {
        const ordinals = findPhrase(text, part, PART_VERSES_MAX);
        if (ordinals.length > 0 && ordinals.length <= PART_VERSES_MAX) {
          return { text, words: part, isWhole: false, ordinals: ordinals.toSorted(order) };
        }
      }
    }
  }
  return undefined;
}

const byFame =
  ({ crossReferences: { inDegrees } }: Corpus) =>
  (a: number, b: number): number =>
    Number(wellKnownLines.has(b)) - Number(wellKnownLines.has(a)) || inDegrees[b]! - inDegrees[a]!;

/** One more verse than `most` where there are more. */
function findPhrase(text: Text, query: string, most: number): number[] {
  const found = searchWords(text, {
    query,
    type: "phrase",
    forms: "exact",
    offset: 0,
    limit: most + 1,
    wantsHighlights: false,
  });
  return found.ok ? found.hits.map((hit) => hit.ordinal) : [];
}
