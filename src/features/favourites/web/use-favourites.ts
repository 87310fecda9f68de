// One way to mark things for visitors and users: a visitor's marks stay on the
// device, a user's are stored in the account.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { Favourite, FavouriteKind } from "../contract.ts";
import { readDeviceFavourites, subscribeToDevice, toggleOnDevice } from "./device-favourites.ts";
import { favouritesQuery, NOT_SAVED_YET } from "./queries.ts";

const NONE: readonly string[] = [];
/** Visitors, and pages that only show what is marked, need no script to mark in an account. */
export const loadSetFavourite = () => import("./set-favourite.ts");

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
    const stored = inAccount
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => readOrder(one) - readOrder(other))
      .map(({ target }) => target);
    return [...new Set([...stored, ...onDevice])];
  }, [kind, isInAccount, inAccount, onDevice]);
  return {
    targets,
    isInAccount,
    toggle: (target) => {
      if (!isInAccount || onDevice.includes(target)) toggleOnDevice(kind, target);
      else {
        const wanted = { kind, target, isMarked: !targets.includes(target) };
        loadSetFavourite().then(
          ({ setFavourite }) => setFavourite(client)(wanted),
          () =>
            showToast({
              title: "The mark could not be kept",
              text: "Please try again.",
              tone: "danger",
            }),
        );
      }
    },
  };
}

/** The account lists the latest first, and what is on its way there has no place yet. */
const readOrder = ({ id }: Favourite): number =>
  id === NOT_SAVED_YET ? Number.POSITIVE_INFINITY : id;
