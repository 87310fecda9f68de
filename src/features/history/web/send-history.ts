// Sends what was read on this device into the account, which then has it.
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { Visit, VisitsBody } from "../contract.ts";
import { joinVisits, VISITS_AT_ONCE_MAX } from "../rules.ts";
import { listFinished } from "../visited-chapters.ts";
import { addDeviceVisits, deviceVisits, forgetDeviceVisits } from "./device-history.ts";
import { HISTORY_PATH, historyQuery } from "./queries.ts";

/** What was read before signing in becomes the user's. */
export function moveHistory(client: QueryClient, userId: number): Promise<boolean> {
  const visits = deviceVisits.read("visitor");
  addDeviceVisits(userId, visits);
  forgetDeviceVisits("visitor", visits);
  return sendHistory(client, userId);
}

/** @returns whether the account has all of it; what it has not waits on the device */
export function sendHistory(client: QueryClient, userId: number): Promise<boolean> {
  const options = { scope: { id: "reading-history" }, mutationFn: () => sendAll(client, userId) };
  return runMutation(client, options, undefined);
}

async function sendAll(client: QueryClient, userId: number): Promise<void> {
  for (;;) {
    const visits = deviceVisits.read(userId).slice(0, VISITS_AT_ONCE_MAX);
    if (visits.length === 0) return;
    try {
      const body: VisitsBody = { visits: [...visits] };
      await callApi(client, HISTORY_PATH, { method: "POST", body });
      takeOver(client, visits);
    } catch (error) {
      // What is refused once would be refused again, and a place in a book is no loss.
      if (!(error instanceof ApiError && error.status === 400)) throw error;
    }
    forgetDeviceVisits(userId, visits);
  }
}

function takeOver(client: QueryClient, visits: readonly Visit[]): void {
  client.setQueryData(historyQuery.queryKey, (known) =>
    known?.isKept
      ? {
          ...known,
          visits: joinVisits(known.visits, visits),
          finished: listFinished(known.finished, visits),
        }
      : known,
  );
}
