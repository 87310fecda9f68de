// Where a page asks the API from the browser too, it stands inside a scope.
// Pages that only show what their loader fetched need none, and do not carry
// the query library.
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client.ts";

const createFetchingClient = () => createQueryClient((path, init) => fetch(path, init));

let browserClient: ReturnType<typeof createQueryClient> | undefined;

/** One client for the browser's whole visit; on the server a fresh one each time. */
function getClient() {
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
  const [client] = useState(getClient);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
