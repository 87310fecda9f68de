import type { QueryClient } from "@tanstack/react-query";
import { optimisticMutation } from "#src/web/optimistic-mutation.ts";
import { callApi } from "#src/web/query-client.ts";
import { tellFailure } from "#src/web/tell-failure.ts";
import { watchSession } from "#src/web/watch-session.ts";
import type { Devotional } from "../contract.ts";
import { cardsQuery, devotionalQuery } from "./queries.ts";

/** Saves a devotional to find it again, or takes it away from what is saved. */
export const setBookmarked = (client: QueryClient, id: number) =>
  optimisticMutation<boolean, boolean>(client, {
    scope: `bookmark ${id}`,
    itemOf: () => id,
    read: () => client.getQueryData(devotionalQuery(id).queryKey)?.isBookmarked ?? false,
    expect: (wanted) => wanted,
    show: (_, isBookmarked) => {
      client.setQueryData(
        devotionalQuery(id).queryKey,
        (known) => known && { ...known, isBookmarked },
      );
      client.setQueryData(cardsQuery.queryKey, (known) =>
        known?.map((card) => (card.id === id ? { ...card, isBookmarked } : card)),
      );
    },
    send: async (wanted) => {
      const path = `/api/complete-devotionals/${id}/bookmark` as const;
      const request = { method: "PATCH", body: { isBookmarked: wanted } } as const;
      const saved = await watchSession(client, callApi<Devotional>(client, path, request));
      return saved.isBookmarked;
    },
    onError: (error) => tellFailure("The devotional was not saved", error),
  });
