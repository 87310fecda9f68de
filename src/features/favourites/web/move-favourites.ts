import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Favourite, ImportFavouritesBody } from "../contract.ts";
import { forgetOnDevice, listDeviceFavourites } from "./device-favourites.ts";
import { favouritesQuery } from "./queries.ts";

const AT_ONCE = 1000;

/** Brings what the device holds into the account; the device forgets it only once it is there. */
export async function moveFavourites(client: QueryClient): Promise<void> {
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
