// Who is signed in. The root's loader asks first, so that a page comes with
// the answer in it; the browser asks again only when it has grown old. Pages of
// all features look here.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";
import type { CurrentUser, User } from "#src/shared/current-user.ts";
import { CURRENT_USER_KEY, callApi } from "./query-client.ts";

const FRESH_MS = 5 * MINUTE_MS;
const CACHED_MS = 10 * MINUTE_MS;

export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: ({ client, signal }) => callApi<CurrentUser>(client, "/api/auth/me", { signal }),
  staleTime: FRESH_MS,
  // On the server a timer would hold on to each request's client.
  ...(typeof window === "undefined" ? {} : { gcTime: CACHED_MS }),
});

/** `null` is a visitor; `undefined` while it is not known, or cannot be. */
export function useCurrentUser(): User | null | undefined {
  return useQuery(currentUserQuery).data?.user;
}
