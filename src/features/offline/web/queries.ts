import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Pack } from "../contract.ts";

/** What can be stored. */
export const packsQuery = queryOptions({
  queryKey: ["offline", "packs"],
  queryFn: ({ client }) => callApi<Pack[]>(client, "/api/offline/packs"),
});
