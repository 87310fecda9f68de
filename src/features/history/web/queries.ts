import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { ReadingHistory } from "../contract.ts";

export const HISTORY_PATH = "/api/user/reading-history";

export const historyQuery = queryOptions({
  queryKey: ["reading-history"],
  // Another device may have read on meanwhile.
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  queryFn: ({ client, signal }) => callApi<ReadingHistory>(client, HISTORY_PATH, { signal }),
});
