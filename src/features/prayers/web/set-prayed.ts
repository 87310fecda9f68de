import type { QueryClient } from "@tanstack/react-query";
import { optimisticMutation } from "#src/web/optimistic-mutation.ts";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { Prayer } from "../contract.ts";
import { call, prayersQuery } from "./queries.ts";

/** Marks a prayer as prayed today, or takes the mark away. */
export const setPrayed = (client: QueryClient, id: number) =>
  optimisticMutation<boolean, Pick<Prayer, "isPrayedToday" | "prayedDays">>(client, {
    scope: `prayed ${id}`,
    itemOf: () => id,
    read: () => {
      const prayer = client.getQueryData(prayersQuery.queryKey)?.find((one) => one.id === id);
      return pickPrayed(prayer ?? { isPrayedToday: false, prayedDays: 0 });
    },
    expect: (isPrayedToday, now) => ({
      isPrayedToday,
      prayedDays: now.prayedDays + Number(isPrayedToday) - Number(now.isPrayedToday),
    }),
    show: (_, prayed) =>
      client.setQueryData(prayersQuery.queryKey, (known) =>
        known?.map((one) => (one.id === id ? { ...one, ...prayed } : one)),
      ),
    send: async (isPrayedToday) => {
      const method = isPrayedToday ? "POST" : "DELETE";
      return pickPrayed(await call<Prayer>(client, `/api/prayers/${id}/prayed`, { method }));
    },
    onError: (error) => tellFailure("This was not marked", error),
  });

const pickPrayed = ({
  isPrayedToday,
  prayedDays,
}: Pick<Prayer, "isPrayedToday" | "prayedDays">) => ({ isPrayedToday, prayedDays });
