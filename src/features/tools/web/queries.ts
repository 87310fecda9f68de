import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { VerseNumbers } from "#src/features/concordance/contract.ts";
import type {
  AdvancedSearchQuery,
  FoundVerse,
  PlainSearchAnswer,
  PlainSearchQuery,
} from "#src/features/search/contract.ts";
import { BOOKS } from "#src/scripture/books.ts";
import { namesOf } from "#src/scripture/chosen-books.ts";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { ApiError, callApi } from "#src/web/query-client.ts";
import type { SearchChoice } from "./tool-url.ts";

/** Verses that are fetched at once. */
export const FOUND_AT_ONCE = 50;
/** Verses that are compared on a page, and the most that one call answers. */
export const VERSES_AT_ONCE = 200;

export interface FoundPart extends PlainSearchAnswer {
  /** Whether the plain search answered in place of the advanced one. */
  readonly isFallback: boolean;
}

/** What makes two searches the same, whatever part of the answer is wanted. */
const requestOf = ({ query, type, translation, scope, forms, order }: SearchChoice) =>
  ({
    query,
    type,
    translation,
    testament: [...scope.testaments].join(),
    ...(scope.books.size > 0 ? { books: namesOf(scope).join() } : {}),
    ...(forms === "related" ? { forms } : {}),
    ...(order === "canonical" ? { order } : {}),
  }) satisfies AdvancedSearchQuery;

const callAdvanced = (
  client: QueryClient,
  query: AdvancedSearchQuery,
  signal: AbortSignal | undefined,
) =>
  callApi<PlainSearchAnswer>(client, "/api/bible/advanced-search", {
    query: query as Record<string, string | number>,
    ...(signal ? { signal } : {}),
  });

/**
 * The first verses of an advanced search, and how many there are. Where the
 * advanced search is away the plain one answers, without paging: its order
 * would not go on where the other broke off.
 */
export const foundQuery = (choice: SearchChoice) =>
  queryOptions({
    queryKey: ["advanced-search", requestOf(choice), "first"],
    queryFn: async ({ client, signal }): Promise<FoundPart> => {
      const request = requestOf(choice);
      try {
        const wanted = { ...request, counts: "books" as const, limit: FOUND_AT_ONCE };
        return { ...(await callAdvanced(client, wanted, signal)), isFallback: false };
      } catch (error) {
        if (signal.aborted || (error instanceof ApiError && error.status < 500)) throw error;
        const { query, translation } = request;
        const answer = await callApi<PlainSearchAnswer>(client, "/api/bible/search", {
          query: { query, translation } satisfies PlainSearchQuery,
          signal,
        });
        return { ...answer, isFallback: true };
      }
    },
  });

/** A later part of the same search; `part` counts from 0. */
export const foundPartQuery = (choice: SearchChoice, part: number) =>
  queryOptions({
    queryKey: ["advanced-search", requestOf(choice), part],
    queryFn: async ({ client, signal }): Promise<readonly FoundVerse[]> => {
      const limits = { limit: FOUND_AT_ONCE, cursor: String(part * FOUND_AT_ONCE) };
      return (await callAdvanced(client, { ...requestOf(choice), ...limits }, signal)).results;
    },
  });

/**
 * All verses of a search, one call after the other.
 * @param onProgress told how many are there
 */
export async function fetchAllFound(
  client: QueryClient,
  choice: SearchChoice,
  onProgress: (count: number) => void,
): Promise<FoundVerse[]> {
  const verses: FoundVerse[] = [];
  let cursor: string | undefined;
  do {
    const page = { limit: VERSES_AT_ONCE, ...(cursor ? { cursor } : {}) };
    const answer = await callAdvanced(client, { ...requestOf(choice), ...page }, undefined);
    verses.push(...answer.results);
    onProgress(verses.length);
    cursor = answer.nextCursor;
  } while (cursor);
  return verses;
}

/** A passage in one translation: the comparison asks once for each. */
export const passageQuery = (reference: string, translation: TranslationCode, page: number) =>
  queryOptions({
    queryKey: ["comparison", reference, translation, page],
    queryFn: ({ client, signal }) =>
      callApi<PlainSearchAnswer>(client, "/api/bible/search", {
        query: {
          query: askForPassage(reference),
          translation,
          ...pageOf(page),
        } satisfies PlainSearchQuery,
        signal,
      }),
  });

/** Strong's numbers of the words of the KJV, for the verses of the same page. */
export const numbersQuery = (reference: string, page: number) =>
  queryOptions({
    queryKey: ["verse-numbers", reference, page],
    queryFn: ({ client, signal }) =>
      callApi<VerseNumbers>(client, "/api/bible/verse-numbers", {
        query: {
          reference: askForPassage(reference),
          ...(page > 1 ? { cursor: (page - 1) * VERSES_AT_ONCE } : {}),
        },
        signal,
      }),
  });

const pageOf = (page: number) => ({
  limit: VERSES_AT_ONCE,
  ...(page > 1 ? { cursor: String((page - 1) * VERSES_AT_ONCE) } : {}),
});

/** What is wrong with what was asked, where that is why it failed: asked again it would fail again. */
export const findRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 400 ? (error.sentence ?? "") : undefined;

const NAMES = new Set(BOOKS.map(({ name }) => name.toLowerCase()));

/**
 * A reference as the search is asked for it. To a search `Ruth`, `Mark` or
 * `Job` is a word first; where a passage is wanted it can only be the book.
 */
export function askForPassage(reference: string): string {
  const bare = reference.trim().replace(/\s+/g, " ");
  return NAMES.has(bare.toLowerCase()) ? `book of ${bare}` : reference;
}
