import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/query-client.ts";
import type { Insights, InsightsRequest } from "../contract.ts";
import { VERSES_MAX } from "../rules.ts";

/** Has the model explain them as well; takes some seconds. */
export const explainVerses = (
  client: QueryClient,
  references: readonly string[],
  translation: string,
): Promise<Insights> =>
  callApi<Insights>(client, "/api/bible/insights", {
    method: "POST",
    body: {
      verses: references.slice(0, VERSES_MAX).map((reference) => ({ reference })),
      translation,
      explain: true,
    } satisfies InsightsRequest,
  });

/** @param references best first */
export const insightsQuery = (references: readonly string[], translation: string) =>
  queryOptions({
    queryKey: ["insights", references, translation],
    queryFn: ({ client, signal }) =>
      callApi<Insights>(client, "/api/bible/insights", {
        method: "POST",
        body: {
          verses: references.slice(0, VERSES_MAX).map((reference) => ({ reference })),
          translation,
        } satisfies InsightsRequest,
        signal,
      }),
  });
