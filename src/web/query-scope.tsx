// The scope in which pages ask the API. The root opens one for who is signed in;
// a page that hands over what its loader fetched opens another inside it, and
// both share one client.
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientContext,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useContext, useState } from "react";
import { createQueryClient } from "./query-client.ts";

const createFetchingClient = () => createQueryClient((path, init) => fetch(path, init));

let browserClient: ReturnType<typeof createQueryClient> | undefined;

/** One client for the browser's whole visit; on the server a fresh one each time. */
export function getClient() {
  if (typeof window === "undefined") return createFetchingClient();
  browserClient ??= createFetchingClient();
  return browserClient;
}

export function QueryScope({
  state,
  children,
}: {
  /** What the page's loader has fetched already. */
  state?: DehydratedState | undefined;
  children: ReactNode;
}) {
  const outer = useContext(QueryClientContext);
  const [client] = useState(() => outer ?? getClient());
  const hydrated = <HydrationBoundary state={state}>{children}</HydrationBoundary>;
  if (outer) return hydrated;
  return <QueryClientProvider client={client}>{hydrated}</QueryClientProvider>;
}
