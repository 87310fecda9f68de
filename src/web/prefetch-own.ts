import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import type { RouterContextProvider } from "react-router";
import { hasSessionContext, queryClientContext } from "./page-context.ts";

/**
 * Fetches a user's own data with their page. Without a session nothing is
 * asked; a user who may not see it is refused by the call itself, and the page
 * then shows the gate.
 */
export async function prefetchOwn(
  context: Readonly<RouterContextProvider>,
  prefetch: (client: QueryClient) => Promise<unknown>,
): Promise<{ readonly dehydrated?: DehydratedState }> {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  await prefetch(client);
  return { dehydrated: dehydrate(client) };
}
