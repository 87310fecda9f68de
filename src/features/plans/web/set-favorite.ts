import type { QueryClient } from "@tanstack/react-query";
import { optimisticMutation } from "#src/web/optimistic-mutation.ts";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { DayReading } from "../day-contract.ts";
import { call, changeToday, favoritesQuery, plansQuery } from "./queries.ts";

/** Makes a day of a plan a favorite, or takes that away. */
export const setFavorite = (client: QueryClient, id: number) => {
  const dayKey = (day: number) => ["plans", id, "day", day];
  return optimisticMutation<{ readonly day: number; readonly isFavorited: boolean }, boolean>(
    client,
    {
      scope: `plan favorites ${id}`,
      itemOf: ({ day }) => day,
      read: ({ day }) => {
        const today = client.getQueryData(plansQuery.queryKey)?.find((one) => one.id === id)?.today;
        if (today?.dayNumber === day) return today.isFavorited;
        const read = client.getQueriesData<DayReading>({ queryKey: dayKey(day) });
        return read.some(([, reading]) => reading?.isFavorited);
      },
      expect: ({ isFavorited }) => isFavorited,
      show: ({ day }, isFavorited) => {
        changeToday(client, id, day, { isFavorited });
        client.setQueriesData<DayReading>(
          { queryKey: dayKey(day) },
          (known) => known && { ...known, isFavorited },
        );
      },
      send: async ({ day, isFavorited }) => {
        const body = { dayNumber: day, isFavorited };
        await call(client, `/api/reading-plans/${id}/favorites`, { method: "POST", body });
        void client.invalidateQueries({ queryKey: favoritesQuery(id).queryKey });
        return isFavorited;
      },
      onError: (error, { isFavorited }) =>
        tellFailure(`The favorite was not ${isFavorited ? "kept" : "removed"}`, error),
    },
  );
};
