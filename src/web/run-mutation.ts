import type { MutationOptions, QueryClient } from "@tanstack/react-query";

/**
 * Runs a mutation that no component watches: one with a scope, or with more to
 * do than a component lives to see. Where `isPending` is shown, `useMutation`
 * does it. `onError` reports what failed.
 * @returns whether the server took it
 */
export const runMutation = <Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<boolean> =>
  client
    .getMutationCache()
    .build(client, options)
    .execute(variables)
    .then(
      () => true,
      () => false,
    );
