// A change that is shown before the server has answered. Changes of one scope
// are sent one after the other, so that none overtakes another; once the last
// one about an item has ended, the item is shown as the server confirmed it.
import type { MutationOptions, QueryClient } from "@tanstack/react-query";
import { runMutation } from "./run-mutation.ts";

export interface OptimisticChange<Wanted, State> {
  /** Changes of one scope are sent in the order in which they were asked for. */
  readonly scope: string;
  /** What the change is about, within the scope. */
  readonly itemOf: (wanted: Wanted) => string | number;
  /** The part of the item that changes, as the cache holds it. */
  readonly read: (wanted: Wanted) => State;
  /** That part as it will be. */
  readonly expect: (wanted: Wanted, now: State) => State;
  /** Writes that part into the cache, and nothing else. */
  readonly show: (wanted: Wanted, state: State) => void;
  /** @param confirmed what the server holds. @returns what it holds then */
  readonly send: (wanted: Wanted, confirmed: State) => Promise<State>;
  readonly onError: (error: Error, wanted: Wanted) => void;
}

/** Of items that changes are on their way for: as the server confirmed them last. */
const confirmedOf = new WeakMap<QueryClient, Map<string, unknown>>();

/**
 * @returns a function that asks for a change, and resolves to whether the server took it
 */
export function optimisticMutation<Wanted, State>(
  client: QueryClient,
  { scope, itemOf, read, expect, show, send, onError }: OptimisticChange<Wanted, State>,
): (wanted: Wanted) => Promise<boolean> {
  const mutationKey = [scope];
  const known = confirmedOf.get(client) ?? new Map<string, unknown>();
  confirmedOf.set(client, known);
  const nameOf = (wanted: Wanted) => `${scope} ${itemOf(wanted)}`;
  const isLast = (wanted: Wanted) =>
    client
      .getMutationCache()
      .findAll({ mutationKey, status: "pending" })
      .filter(({ state }) => itemOf(state.variables as Wanted) === itemOf(wanted)).length === 1;
  const options: MutationOptions<State, Error, Wanted> = {
    mutationKey,
    scope: { id: scope },
    onMutate: (wanted) => {
      const now = read(wanted);
      if (!known.has(nameOf(wanted))) known.set(nameOf(wanted), now);
      show(wanted, expect(wanted, now));
    },
    mutationFn: (wanted) => send(wanted, known.get(nameOf(wanted)) as State),
    onSuccess: (state, wanted) => void known.set(nameOf(wanted), state),
    onError,
    onSettled: (_, __, wanted) => {
      if (!isLast(wanted)) return;
      show(wanted, known.get(nameOf(wanted)) as State);
      known.delete(nameOf(wanted));
    },
  };
  return (wanted) => runMutation(client, options, wanted);
}
