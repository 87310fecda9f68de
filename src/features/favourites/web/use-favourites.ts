// One way to mark things, whoever marks them: a visitor's marks stay on the
// device, a person's are kept in the account.
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Favourite, FavouriteBody, FavouriteKind } from "../contract.ts";
import { readDeviceFavourites, subscribeToDevice, toggleOnDevice } from "./device-favourites.ts";
import { favouritesQuery } from "./queries.ts";

const NONE: readonly string[] = [];
/** Stands in until the account has answered. */
const NOT_KEPT_YET = -1;

export interface Favourites {
  /** In the order in which they were marked. The server renders none. */
  readonly targets: readonly string[];
  readonly isInAccount: boolean;
  readonly toggle: (target: string) => void;
}

export function useFavourites(kind: FavouriteKind): Favourites {
  const client = useQueryClient();
  const isInAccount = Boolean(useCurrentUser());
  const { data: inAccount } = useQuery({ ...favouritesQuery, enabled: isInAccount });
  // Also while signed in: what has not been moved yet is marked all the same.
  const onDevice = useSyncExternalStore(
    subscribeToDevice,
    () => readDeviceFavourites(kind),
    () => NONE,
  );
  const targets = useMemo(() => {
    if (!isInAccount || !inAccount) return onDevice;
    const kept = inAccount
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => readOrder(one) - readOrder(other))
      .map(({ target }) => target);
    return [...new Set([...kept, ...onDevice])];
  }, [kind, isInAccount, inAccount, onDevice]);
  return {
    targets,
    isInAccount,
    toggle: (target) => {
      if (!isInAccount || onDevice.includes(target)) toggleOnDevice(kind, target);
      else void toggleInAccount(client, { kind, target });
    },
  };
}

/** The account lists the latest first, and what is on its way there has no place yet. */
const readOrder = ({ id }: Favourite): number =>
  id === NOT_KEPT_YET ? Number.POSITIVE_INFINITY : id;

/** Shown at once; taken back, with a word, where the account did not take it. */
async function toggleInAccount(client: QueryClient, mark: FavouriteBody): Promise<void> {
  const { queryKey } = favouritesQuery;
  const isSame = (one: FavouriteBody) => one.kind === mark.kind && one.target === mark.target;
  const change = (to: (known: Favourite[]) => Favourite[]) =>
    client.setQueryData(queryKey, (known) => to(known ?? []));
  const known = client.getQueryData(queryKey)?.find(isSame);
  if (known?.id === NOT_KEPT_YET) return;

  const pending: Favourite = { ...mark, id: NOT_KEPT_YET, createdAt: new Date().toISOString() };
  change((all) => (known ? all.filter((one) => !isSame(one)) : [...all, pending]));
  try {
    if (known) {
      await callApi(client, `/api/user/favourites/${known.id}`, { method: "DELETE" });
      return;
    }
    const kept = await callApi<Favourite>(client, "/api/user/favourites", {
      method: "POST",
      body: mark,
    });
    change((all) => all.map((one) => (isSame(one) ? kept : one)));
  } catch {
    change((all) => (known ? [...all, known] : all.filter((one) => !isSame(one))));
    showToast({
      title: known ? "The mark could not be taken away" : "The mark could not be kept",
      text: "Please try again.",
      tone: "danger",
    });
  }
}
