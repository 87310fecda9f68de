// Search by words: what the rest of the product asks of the word index.

import { BOOKS } from "../../books.ts";
import { bookOfOrdinal, bookRange } from "../../versification.ts";
import { findPhrase } from "./find-phrase.ts";
import { highlightVerse, type TextRange } from "./highlight-verse.ts";
import type { QueryProblem, QueryWord } from "./lex-query.ts";
import type { WordIndex } from "./open-word-index.ts";
import { parseQuery, type QueryTree, type WordSearchType } from "./parse-query.ts";
import { layOutPhrase, type WordForms } from "./phrase-lattice.ts";
import { type FoundVerses, findVersesOf } from "./plan-query.ts";
import { type HitOrder, rankVerses } from "./rank-verses.ts";
import { borrowBuffer, sizeOf, takeBackBuffers, type VerseList } from "./verse-lists.ts";

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
  readonly wantsBookCounts?: boolean | undefined;
}

export interface WordHit {
  readonly ordinal: number;
  /** 0 to 1, relative to the best verse of the search. */
  readonly score: number;
  /** UTF-16 offsets into the verse's text: exactly what matched. */
  readonly highlights: readonly TextRange[];
}

export type WordSearchResult =
  | {
      readonly ok: true;
      /** How many verses were found. */
      readonly total: number;
      /** How often the wanted words and phrases occur in them. */
      readonly occurrences: number;
      readonly hits: readonly WordHit[];
      /** The query's words, each once, with the number of verses of the whole text that have it. */
      readonly words: readonly { readonly word: string; readonly verses: number }[];
      /** Verses found in each book, by its number; index 0 is not used. */
      readonly byBook?: Uint16Array;
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
  const verses = books ? keepBooks(everywhere.verses, books) : everywhere.verses;
  const found: FoundVerses = { verses, terms: everywhere.terms };
  const favoursMore = type === "any";
  const page = rankVerses(wordIndex, found, { offset, limit, order, favoursMore });
  return {
    ok: true,
    total: sizeOf(verses),
    occurrences: page.occurrences,
    hits: page.ordinals.map((ordinal, at) => ({
      ordinal,
      score: page.scores[at]!,
      highlights: highlightVerse(wordIndex, found.terms, ordinal),
    })),
    words: countWords(wordIndex, parsed.tree, forms),
    ...(request.wantsBookCounts ? { byBook: countByBook(verses) } : {}),
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
  return { ordinals, frequencies, start: 0, end: size };
}

function countByBook({ ordinals, start, end }: VerseList): Uint16Array {
  const counts = new Uint16Array(BOOKS.length + 1);
  for (let at = start; at < end; at++) counts[bookOfOrdinal(ordinals[at]!)]! += 1;
  return counts;
}

function countWords(index: WordIndex, tree: QueryTree, forms: WordForms) {
  const words = new Map<string, QueryWord>();
  collectWords(tree, words);
  return Array.from(words, ([word, queryWord]) => ({
    word,
    verses: sizeOf(findPhrase(index, layOutPhrase(index, [queryWord], forms))),
  }));
}

function collectWords(tree: QueryTree, words: Map<string, QueryWord>): void {
  switch (tree.kind) {
    case "phrase":
      for (const word of tree.words) words.set(word.isPrefix ? `${word.text}*` : word.text, word);
      return;
    case "not":
      collectWords(tree.part, words);
      return;
    default:
      for (const part of tree.parts) collectWords(part, words);
  }
}
