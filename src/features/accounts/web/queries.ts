import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Session } from "../contract.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ client, signal }) => callApi<Session[]>(client, "/api/user/sessions", { signal }),
});
