import { queryOptions } from "@tanstack/react-query";
import type { PieceTitles } from "#src/features/library/contract.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Favourite } from "../contract.ts";

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: ({ client, signal }) => callApi<Favourite[]>(client, "/api/user/favourites", { signal }),
});

/** Id of a mark that the account has not answered for yet. */
export const NOT_SAVED_YET = -1;

/** What pieces of the library are called: `prayers/peace/until-the-result-comes`. */
export const pieceTitlesQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: ["library", "pieces", names],
    queryFn: ({ client }) =>
      callApi<PieceTitles>(client, "/api/library/pieces", { query: { names: names.join(",") } }),
  });
