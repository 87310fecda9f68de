// Sends the days that were marked without a connection. A day that is marked
// twice is marked once, so one whose answer was lost is sent again without harm.
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import { deviceMarks, forgetDeviceMark } from "./device-marks.ts";
import { markDay } from "./queries.ts";

/** @returns whether all are in the account; what is not waits on the device */
export function sendMarks(client: QueryClient, userId: number): Promise<boolean> {
  const options = { scope: { id: "plan-marks" }, mutationFn: () => sendAll(client, userId) };
  return runMutation(client, options, undefined);
}

async function sendAll(client: QueryClient, userId: number): Promise<void> {
  for (const mark of deviceMarks.read(userId)) {
    try {
      await markDay(client, mark.planId, mark.dayNumber);
    } catch (error) {
      // The plan was deleted elsewhere, or has no such day any more. Everything else waits,
      // Premium that has ended too: it may come back.
      if (!(error instanceof ApiError && (error.status === 400 || error.status === 404))) {
        throw error;
      }
    }
    forgetDeviceMark(userId, mark);
  }
}
