import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { DeviceOwner } from "#src/web/device-list.ts";
import { callApi } from "#src/web/query-client.ts";
import type { HistoryChoiceBody, ReadingHistory, Visit } from "../contract.ts";
import { joinVisits } from "../rules.ts";
import { listFinished } from "../visited-chapters.ts";
import { deviceVisits, isKeptOnDevice, keepOnDevice } from "./device-history.ts";
import { HISTORY_PATH, historyQuery } from "./queries.ts";

const NO_VISITS: readonly Visit[] = [];

/** What the person has read, in the account and on this device. The server renders none for a visitor. */
export function useHistory(): ReadingHistory & { readonly isLoading: boolean } {
  const user = useCurrentUser();
  const owner: DeviceOwner = user ? user.id : "visitor";
  const { data, isLoading } = useQuery({ ...historyQuery, enabled: Boolean(user) });
  const waiting = useSyncExternalStore(
    deviceVisits.subscribe,
    () => deviceVisits.read(owner),
    () => NO_VISITS,
  );
  const isKeptHere = useSyncExternalStore(deviceVisits.subscribe, isKeptOnDevice, () => true);
  const joined = useMemo(
    () => ({
      visits: joinVisits(data?.visits ?? [], waiting),
      finished: listFinished(data?.finished ?? {}, waiting),
    }),
    [data, waiting],
  );
  return { ...joined, isKept: user ? (data?.isKept ?? true) : isKeptHere, isLoading };
}

/** Erasing and switching off, for visitors on the device and for users in the account. */
export function useHistoryChoices() {
  const client = useQueryClient();
  const user = useCurrentUser();
  const owner: DeviceOwner = user ? user.id : "visitor";
  return {
    /** @param day only this one. @throws where the account did not take it */
    erase: async (day?: string): Promise<void> => {
      if (user) {
        await callApi(client, HISTORY_PATH, { method: "DELETE", query: { day } });
      }
      const rest = day ? deviceVisits.read(owner).filter((visit) => visit.day !== day) : [];
      deviceVisits.write(owner, rest);
      await client.invalidateQueries({ queryKey: historyQuery.queryKey });
    },
    /** @throws where the account did not take it */
    keep: async (isKept: boolean): Promise<void> => {
      if (!user) {
        keepOnDevice(isKept);
        return;
      }
      const body: HistoryChoiceBody = { isKept };
      await callApi(client, HISTORY_PATH, { method: "PATCH", body });
      client.setQueryData(historyQuery.queryKey, (known) => known && { ...known, isKept });
    },
  };
}
