import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { currentUserQuery } from "./current-user.ts";

/**
 * Who asks for this page, to be sent along with it. Without a session nobody
 * is asked. Where the answer cannot be had, nothing is claimed, and the
 * browser asks for itself.
 *
 * @param along what else comes along for a signed-in user
 */
export async function prefetchCurrentUser<Key extends QueryKey, Answer>(
  client: QueryClient,
  {
    hasSession,
    along = [],
  }: {
    hasSession: boolean;
    along?: readonly FetchQueryOptions<Answer, Error, Answer, Key>[];
  },
): Promise<DehydratedState> {
  const { queryKey } = currentUserQuery;
  if (hasSession) await client.prefetchQuery(currentUserQuery);
  else client.setQueryData(queryKey, { user: null });
  const isSignedIn = Boolean(client.getQueryData(queryKey)?.user);
  if (isSignedIn) await Promise.all(along.map((query) => client.prefetchQuery(query)));
  const sent = new Set([queryKey, ...along.map((query) => query.queryKey)].map(String));
  return dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey: key, state }) =>
      sent.has(String(key)) && state.status === "success",
  });
}
