// The language model that would write, and the user's consent to it.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import { watchSession } from "#src/web/watch-session.ts";
import type { Writer } from "../contract.ts";

export const writerQuery = queryOptions({
  queryKey: ["writing", "writer"],
  queryFn: ({ client, signal }) => callApi<Writer>(client, "/api/devotional/writer", { signal }),
});

export async function saveConsent(client: QueryClient, agreesToModel: boolean): Promise<void> {
  const body = { agreesToModel };
  const call = callApi<Writer>(client, "/api/user/model-consent", { method: "POST", body });
  client.setQueryData(writerQuery.queryKey, await watchSession(client, call));
}
