// One way to mark things, whoever marks them: a visitor's marks stay on the
// device, a person's are kept in the account.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { Favourite, FavouriteKind } from "../contract.ts";
import { readDeviceFavourites, subscribeToDevice, toggleOnDevice } from "./device-favourites.ts";
import { favouriteMutation, NOT_KEPT_YET } from "./favourite-mutation.ts";
import { favouritesQuery } from "./queries.ts";

const NONE: readonly string[] = [];

export interface Favourites {
  /** In the order in which they were marked. The server renders none. */
  readonly targets: readonly string[];
  readonly isInAccount: boolean;
  readonly toggle: (target: string) => void;
}

export function useFavourites(kind: FavouriteKind): Favourites {
  const client = useQueryClient();
  const { mutate } = useMutation(favouriteMutation(client));
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
      else mutate({ kind, target, isMarked: !targets.includes(target) });
    },
  };
}

/** The account lists the latest first, and what is on its way there has no place yet. */
const readOrder = ({ id }: Favourite): number =>
  id === NOT_KEPT_YET ? Number.POSITIVE_INFINITY : id;
