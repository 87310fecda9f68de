import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "./current-user.ts";

/**
 * Who asks for this page, to be sent along with it. Without a session nobody
 * is asked. Where the answer cannot be had, nothing is claimed, and the
 * browser asks for itself.
 */
export async function prefetchCurrentUser(
  client: QueryClient,
  { hasSession }: { hasSession: boolean },
): Promise<DehydratedState> {
  const { queryKey } = currentUserQuery;
  if (hasSession) await client.prefetchQuery(currentUserQuery);
  else client.setQueryData(queryKey, { user: null });
  return dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey: [name], state }) =>
      name === queryKey[0] && state.status === "success",
  });
}
