import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/query-client.ts";
import type { Insights, InsightsRequest } from "../contract.ts";
import { VERSES_MAX } from "../rules.ts";

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
