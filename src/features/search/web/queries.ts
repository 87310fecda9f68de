import { queryOptions } from "@tanstack/react-query";
import { isReferenceShaped } from "#src/scripture/references/is-reference-shaped.ts";
import { callApi } from "#src/web/query-client.ts";
import type { SearchAnswer, SearchRequest } from "../contract.ts";

export interface VerseSearch {
  readonly query: string;
  readonly translation?: string | undefined;
  readonly type?: SearchRequest["type"];
  readonly forms?: SearchRequest["forms"];
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
}

export const RESULTS_PER_PAGE = 20;

/** Verses for a query. Sent as AI unless a reference or a way of matching is named. */
export const verseSearchQuery = (search: VerseSearch) =>
  queryOptions({
    queryKey: ["verse-search", search],
    queryFn: ({ client, signal }) => {
      const { query, translation, type, forms, page = 1, pageSize = RESULTS_PER_PAGE } = search;
      const useAI = !isReferenceShaped(query) && type === undefined;
      return callApi<SearchAnswer>(client, "/api/bible/search", {
        method: "POST",
        query: {
          limit: pageSize,
          cursor: page > 1 ? (page - 1) * pageSize : undefined,
        },
        body: { query, useAI, translation, type, forms } satisfies SearchRequest,
        signal,
      });
    },
  });
