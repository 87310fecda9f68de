import { queryOptions } from "@tanstack/react-query";
import type { Passage } from "#src/features/reader/contract.ts";
import { callApi } from "#src/web/query-client.ts";
import type { ColorNames, Highlight } from "../contract.ts";

const HIGHLIGHTS_KEY = ["highlights"] as const;

/** Of the account, within a chapter or all of them. */
export const highlightsQuery = (chapter?: string) =>
  queryOptions({
    queryKey: [...HIGHLIGHTS_KEY, chapter ?? "all"],
    // Another device may have highlighted meanwhile.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    queryFn: ({ client, signal }) =>
      callApi<Highlight[]>(client, "/api/user/highlights", { query: { chapter }, signal }),
  });

export const isOfAll = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === HIGHLIGHTS_KEY[0];

export const colorNamesQuery = queryOptions({
  queryKey: ["highlight-colors"],
  queryFn: ({ client, signal }) =>
    callApi<ColorNames>(client, "/api/user/highlights/colors", { signal }),
});

/** The words of passages, in their order. */
export const passagesQuery = (references: readonly string[], translation: string) =>
  queryOptions({
    queryKey: ["passages", translation, references],
    queryFn: ({ client, signal }) =>
      callApi<Passage[]>(client, "/api/bible/verses", {
        query: { references: references.join("; "), translation },
        signal,
      }),
  });
