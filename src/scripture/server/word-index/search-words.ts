// Search by words: what the rest of the product asks of the word index.

import { BOOKS } from "../../books.ts";
import { bookOfOrdinal, bookRange } from "../../versification.ts";
import { highlightVerses } from "./highlight-verses.ts";
import type { QueryProblem } from "./lex-query.ts";
import type { WordIndex } from "./open-word-index.ts";
import { parseQuery, type WordSearchType } from "./parse-query.ts";
import type { WordForms } from "./phrase-lattice.ts";
import { findTerm, findVersesOf, type Term, writtenAs } from "./plan-query.ts";
import { type HitOrder, rankVerses, type TextRange } from "./rank-verses.ts";
import { borrowBuffer, listOf, sizeOf, takeBackBuffers, type VerseList } from "./verse-lists.ts";

export type { WordSearchType } from "./parse-query.ts";

export interface WordSearchRequest {
  readonly query: string;
  readonly type: WordSearchType;
  /** `related` takes the forms of a word for the word: inflected, older, spelled otherwise. */
  readonly forms: WordForms;
  /** Numbers of the books to search, 1 to 66; all without it. */
  readonly books?: ReadonlySet<number> | undefined;
  readonly offset: number;
  /** 0 counts only. */
  readonly limit: number;
  /** By relevance unless said otherwise. */
  readonly order?: HitOrder | undefined;
  /** By ordinal: how much more each verse weighs for being well known; all the same without it. */
  readonly fame?: Float32Array | undefined;
  /** True unless said otherwise; without it no hit has any. */
  readonly wantsHighlights?: boolean | undefined;
  readonly wantsBookCounts?: boolean | undefined;
  readonly wantsWordCounts?: boolean | undefined;
}

interface WordHit {
  readonly ordinal: number;
  /** 0 to 1, relative to the best verse of the search. */
  readonly score: number;
  /** Exactly what matched: a word, or a phrase from its first word to its last. */
  readonly highlights: readonly TextRange[];
}

interface WordCount {
  readonly word: string;
  readonly verses: number;
}

export type WordSearchResult =
  | {
      readonly ok: true;
      /** How many verses were found. */
      readonly total: number;
      /** How often the wanted words and phrases occur in them. */
      readonly occurrences: number;
      readonly hits: readonly WordHit[];
      /** Verses found in each book, by its number; index 0 is not used. */
      readonly byBook?: Uint16Array;
      /** The query's words, each once, with the number of verses of the whole text that have it. */
      readonly words?: readonly WordCount[];
    }
  | { readonly ok: false; readonly problem: QueryProblem };

/** Finds the verses of a text that fit a query, best first, equals in the order of the Bible. */
export function searchWords(
  { wordIndex }: { readonly wordIndex: WordIndex },
  request: WordSearchRequest,
): WordSearchResult {
  const { query, type, forms, books, offset, limit, order = "relevance" } = request;
  const parsed = parseQuery(query, type);
  if (!parsed.ok) return parsed;
  takeBackBuffers();
  const everywhere = findVersesOf(wordIndex, parsed.tree, forms);
  const { terms } = everywhere;
  const verses = books ? keepBooks(everywhere.verses, books) : everywhere.verses;
  const page = { offset, limit, order, favoursMore: type === "any", fame: request.fame };
  const { ranked, occurrences } = rankVerses(wordIndex, { verses, terms }, page);
  const { wantsHighlights = true, wantsBookCounts = false, wantsWordCounts = false } = request;
  if (wantsHighlights) highlightVerses(wordIndex, terms, ranked);
  return {
    ok: true,
    total: sizeOf(verses),
    occurrences,
    hits: ranked,
    ...(wantsBookCounts && { byBook: countByBook(verses) }),
    ...(wantsWordCounts && { words: countWords(wordIndex, terms, forms) }),
  };
}

function keepBooks(verses: VerseList, books: ReadonlySet<number>): VerseList {
  const { ordinals, frequencies } = borrowBuffer();
  let size = 0;
  let at = verses.start;
  for (const { number } of BOOKS) {
    if (!books.has(number)) continue;
    const { start, end } = bookRange(number);
    while (at < verses.end && verses.ordinals[at]! < start) at++;
    for (; at < verses.end && verses.ordinals[at]! <= end; at++) {
      ordinals[size++] = verses.ordinals[at]!;
    }
  }
  return listOf({ ordinals, frequencies }, size);
}

function countByBook({ ordinals, start, end }: VerseList): Uint16Array {
  const counts = new Uint16Array(BOOKS.length + 1);
  for (let at = start; at < end; at++) counts[bookOfOrdinal(ordinals[at]!)]! += 1;
  return counts;
}

function countWords(index: WordIndex, terms: readonly Term[], forms: WordForms): WordCount[] {
  const counts: WordCount[] = [];
  for (const { words, verses } of terms) {
    for (const queryWord of words) {
      const word = writtenAs(queryWord);
      if (counts.some((known) => known.word === word)) continue;
      const own = words.length === 1 ? verses : findTerm(index, [queryWord], forms).verses;
      counts.push({ word, verses: sizeOf(own) });
    }
  }
  return counts;
}
