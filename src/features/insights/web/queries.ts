import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Insights, InsightsRequest } from "../contract.ts";
import { VERSES_MAX } from "../rules.ts";

/** A verse as it stands on the page. */
export interface ShownVerse {
  readonly reference: string;
  readonly text: string;
}

const bodyOf = (verses: readonly ShownVerse[], translation: string) =>
  ({
    verses: verses.slice(0, VERSES_MAX).map(({ reference, text }) => ({ reference, text })),
    translation,
  }) satisfies InsightsRequest;

/** Has the model explain them as well; takes some seconds. */
export const explainVerses = (
  client: QueryClient,
  verses: readonly ShownVerse[],
  translation: string,
): Promise<Insights> =>
  callApi<Insights>(client, "/api/bible/insights", {
    method: "POST",
    body: { ...bodyOf(verses, translation), explain: true } satisfies InsightsRequest,
  });

/** @param verses best first */
export const insightsQuery = (verses: readonly ShownVerse[], translation: string) =>
  queryOptions({
    queryKey: ["insights", verses.map(({ reference }) => reference), translation],
    queryFn: ({ client, signal }) =>
      callApi<Insights>(client, "/api/bible/insights", {
        method: "POST",
        body: bodyOf(verses, translation),
        signal,
      }),
  });
