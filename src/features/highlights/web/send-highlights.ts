// Sends what this device holds into the account. The device forgets a change
// only once the account has it: what cannot be sent waits here and is shown
// all the same.
import type { QueryClient } from "@tanstack/react-query";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { Highlight, HighlightChange, HighlightChangesBody } from "../contract.ts";
import { applyChanges, CHANGES_AT_ONCE_MAX } from "../rules.ts";
import { addDeviceChanges, deviceChanges, forgetDeviceChanges } from "./device-highlights.ts";
import { isOfAll } from "./queries.ts";

/** @returns whether all of it is in the account */
export function sendHighlights(client: QueryClient, userId: number): Promise<boolean> {
  const options = { scope: { id: "highlights" }, mutationFn: () => sendAll(client, userId) };
  return runMutation(client, options, undefined);
}

/** What was highlighted before signing in becomes the user's, and is sent. */
export function moveHighlights(client: QueryClient, userId: number): Promise<boolean> {
  const changes = deviceChanges.read("visitor");
  addDeviceChanges(userId, changes);
  forgetDeviceChanges("visitor", changes);
  return sendHighlights(client, userId);
}

async function sendAll(client: QueryClient, userId: number): Promise<void> {
  for (;;) {
    const changes = deviceChanges.read(userId).slice(0, CHANGES_AT_ONCE_MAX);
    if (changes.length === 0) return;
    try {
      await callApi(client, "/api/user/highlights/changes", {
        method: "POST",
        body: { changes } satisfies HighlightChangesBody,
      });
      // An answer that was on its way knows nothing of these changes yet.
      await client.cancelQueries({ predicate: isOfAll });
      takeOver(client, changes);
    } catch (error) {
      if (!isRefused(error)) throw error;
      showToast({
        title: "The highlight was not saved",
        text: error.sentence ?? "Please try again.",
        tone: "danger",
      });
    }
    forgetDeviceChanges(userId, changes);
  }
}

/** What is refused for good would be refused again; all else may work later. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 413);

/** What the page knows of the account, after these changes. */
function takeOver(client: QueryClient, changes: readonly HighlightChange[]): void {
  for (const query of client.getQueryCache().findAll({ predicate: isOfAll })) {
    const [, chapter] = query.queryKey;
    const isHere = ({ reference }: HighlightChange) =>
      chapter === "all" || reference.slice(0, reference.lastIndexOf(":")) === chapter;
    client.setQueryData<Highlight[]>(query.queryKey, (known) =>
      known ? applyChanges(known, changes.filter(isHere)) : known,
    );
  }
}
