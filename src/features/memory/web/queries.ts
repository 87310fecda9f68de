import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { MemoryCard } from "../contract.ts";

export const MEMORY_PATH = "/memory";

/** Of the account, removed ones included. */
export const memoryQuery = queryOptions({
  queryKey: ["memory"],
  // Another device may have practiced meanwhile.
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  queryFn: ({ client, signal }) => callApi<MemoryCard[]>(client, "/api/user/memory", { signal }),
});
