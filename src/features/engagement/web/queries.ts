// What pages ask of a person's days.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Stats, Year } from "../contract.ts";

const KEY = "engagement";

export const statsQuery = queryOptions({
  queryKey: [KEY, "stats"],
  queryFn: ({ client, signal }) => callApi<Stats>(client, "/api/user/engagement/stats", { signal }),
});

export const yearQuery = queryOptions({
  queryKey: [KEY, "year"],
  queryFn: ({ client, signal }) => callApi<Year>(client, "/api/user/engagement/year", { signal }),
});

/** Has the days asked for anew wherever they are shown. */
export const forgetDays = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [KEY] });
