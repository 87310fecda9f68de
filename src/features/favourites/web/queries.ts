import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/query-client.ts";
import type { Favourite } from "../contract.ts";

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: ({ client, signal }) => callApi<Favourite[]>(client, "/api/user/favourites", { signal }),
});
