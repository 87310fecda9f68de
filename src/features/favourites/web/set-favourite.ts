import type { QueryClient } from "@tanstack/react-query";
import { showToast } from "#src/ui/toaster.tsx";
import { optimisticMutation } from "#src/web/optimistic-mutation.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Favourite, FavouriteBody } from "../contract.ts";
import { favouritesQuery, NOT_SAVED_YET } from "./queries.ts";

/** Marks are sent in the order in which they were made. */
export const FAVOURITES_SCOPE = "favourites";

export type WantedMark = FavouriteBody & { readonly isMarked: boolean };

/** Marks a thing in the account, or takes its mark away. */
export const setFavourite = (client: QueryClient) =>
  optimisticMutation<WantedMark, Favourite | undefined>(client, {
    scope: FAVOURITES_SCOPE,
    itemOf: ({ kind, target }) => `${kind} ${target}`,
    read: (wanted) =>
      client.getQueryData(favouritesQuery.queryKey)?.find((one) => isSame(one, wanted)),
    expect: ({ isMarked, kind, target }, now) =>
      isMarked
        ? (now ?? { kind, target, id: NOT_SAVED_YET, createdAt: new Date().toISOString() })
        : undefined,
    show: (wanted, mark) =>
      client.setQueryData(favouritesQuery.queryKey, (known = []) => {
        if (!mark) return known.filter((one) => !isSame(one, wanted));
        if (!known.some((one) => isSame(one, wanted))) return [...known, mark];
        return known.map((one) => (isSame(one, wanted) ? mark : one));
      }),
    send: async ({ isMarked, kind, target }, confirmed) => {
      if (isMarked) {
        if (confirmed) return confirmed;
        const body = { kind, target };
        return callApi<Favourite>(client, "/api/user/favourites", { method: "POST", body });
      }
      if (confirmed) {
        await callApi(client, `/api/user/favourites/${confirmed.id}`, { method: "DELETE" });
      }
      return undefined;
    },
    onError: (_, { isMarked }) =>
      showToast({
        title: isMarked ? "The mark could not be kept" : "The mark could not be taken away",
        text: "Please try again.",
        tone: "danger",
      }),
  });

const isSame = (one: FavouriteBody, other: FavouriteBody): boolean =>
  one.kind === other.kind && one.target === other.target;
