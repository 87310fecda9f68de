import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { Favourite, ImportFavouritesBody } from "../contract.ts";
import { forgetOnDevice, listDeviceFavourites } from "./device-favourites.ts";
import { favouritesQuery } from "./queries.ts";
import { FAVOURITES_SCOPE } from "./set-favourite.ts";

const AT_ONCE = 1000;

/**
 * Brings what the device holds into the account; the device forgets it only once it is there.
 * Where it cannot be sent it stays on the device until the next page that is opened.
 */
export const moveFavourites = (client: QueryClient): Promise<boolean> =>
  runMutation(
    client,
    { scope: { id: FAVOURITES_SCOPE }, mutationFn: () => sendFavourites(client) },
    undefined,
  );

async function sendFavourites(client: QueryClient): Promise<void> {
  const all = listDeviceFavourites();
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const favourites = all.slice(start, start + AT_ONCE);
    const answer = await callApi<Favourite[]>(client, "/api/user/favourites/import", {
      method: "POST",
      body: { favourites } satisfies ImportFavouritesBody,
    });
    client.setQueryData(favouritesQuery.queryKey, answer);
    forgetOnDevice(favourites);
  }
}
