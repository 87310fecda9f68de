// The other readings of a query: what the same words would find if they were
// taken otherwise, in other forms, or from another text.
import type { EmbeddedCode } from "../../translations.ts";
import type { Corpus } from "../corpus.ts";
import type { Text } from "../text.ts";
import { searchWords, type WordSearchType } from "../word-index/search-words.ts";
import { labelOf } from "./explain.ts";
import { isExpression, plainTypes } from "./read-query.ts";
import type { Search, VerseSearchRequest } from "./search-request.ts";

export interface Alternative {
  readonly label: string;
  readonly query: string;
  readonly type?: WordSearchType;
  readonly forms?: "exact" | "related";
  readonly total: number;
}

/** A reading that finds more than this is no help: every verse has "in" or "the". */
const HELPFUL_TOTAL = 3_000;

/** How the words of a query may be read, for a search that reads them otherwise. */
export function listWordReadings(
  corpus: Corpus,
  request: VerseSearchRequest & { readonly translation: EmbeddedCode },
): Alternative[] {
  const code = request.translation;
  const words = request.query;
  const search: Search = { ...request, words, text: corpus.texts[code], chosen: { code } };
  return plainTypes(words)
    .map((type) => ({ label: labelOf(type), query: words, type, total: countWords(search, type) }))
    .filter(({ total }) => total > 0 && total <= HELPFUL_TOTAL);
}

/** The readings that were not taken and would find something else. */
export function otherReadings(
  search: Search,
  types: readonly WordSearchType[],
  taken: WordSearchType,
  forms: "exact" | "related",
): Alternative[] {
  const query = search.words;
  const others = types
    .filter((type) => type !== taken)
    .map((type) => ({ label: labelOf(type), query, type, total: countWords(search, type, forms) }));
  const takenTotal = countWords(search, taken, forms);
  const related =
    forms === "exact" && !search.forms ? countWords(search, taken, "related") : takenTotal;
  return [
    ...others.filter(({ total }) => total > 0 && total !== takenTotal && total <= HELPFUL_TOTAL),
    ...(related > takenTotal
      ? [
          {
            label: "Other forms of the words too",
            query,
            type: taken,
            forms: "related" as const,
            total: related,
          },
        ]
      : []),
  ];
}

export function runWords(
  search: Search,
  type: WordSearchType,
  forms: "exact" | "related",
  limit?: number,
) {
  const { text, words, books, order, offset, fame } = search;
  return searchWords(text, {
    fame,
    query: words,
    type,
    forms,
    books,
    order,
    offset: limit === undefined ? offset : 0,
    limit: limit ?? search.limit,
  });
}

export function countWords(
  search: Search,
  type: WordSearchType,
  forms: "exact" | "related" = "exact",
): number {
  const result = runWords(search, type, forms, 0);
  return result.ok ? result.total : 0;
}

/** Verses found in each of the 66 books, Genesis first, whatever books are chosen. */
export function countWordsByBook(
  search: Search,
  type: WordSearchType,
  forms: "exact" | "related",
): number[] {
  const { text, words } = search;
  const all = { query: words, type, forms, offset: 0, limit: 0, wantsBookCounts: true };
  const result = searchWords(text, all);
  return result.ok && result.byBook ? [...result.byBook.subarray(1)] : [];
}

/** What the same words find when they are taken otherwise. */
export function listOtherTypes(search: Search, taken: WordSearchType): Alternative[] {
  const { words } = search;
  const types = isExpression(words) ? (["boolean"] as const) : plainTypes(words);
  return types
    .filter((type) => type !== taken)
    .map((type) => ({ label: labelOf(type), query: words, type, total: countWords(search, type) }))
    .filter(({ total }) => total > 0 && total <= HELPFUL_TOTAL);
}

/** Which other texts have the words: a reader may remember another translation. */
export function listOtherTexts(
  texts: Readonly<Partial<Record<EmbeddedCode, Text>>>,
  search: Search,
  type: WordSearchType,
): Alternative[] {
  return Object.values(texts)
    .filter((text) => text !== search.text)
    .map((text) => ({
      label: `In the ${text.code}`,
      query: `${search.words} ${text.code}`,
      type,
      total: countWords({ ...search, text }, type),
    }))
    .filter(({ total }) => total > 0);
}
