// Sends what this device holds into the account. The device forgets an item only
// once the account has it: what cannot be sent waits here and is shown all the same.
import type { QueryClient } from "@tanstack/react-query";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { MemoryChangesBody } from "../contract.ts";
import {
  CARDS_AT_ONCE_MAX,
  isReview,
  type MemoryItem,
  mergeMemory,
  REVIEWS_AT_ONCE_MAX,
} from "../rules.ts";
import { addDeviceItems, deviceMemory, forgetDeviceItems } from "./device-memory.ts";
import { memoryQuery } from "./queries.ts";

/** @returns whether all of it is in the account */
export function sendMemory(client: QueryClient, userId: number): Promise<boolean> {
  const options = { scope: { id: "memory" }, mutationFn: () => sendAll(client, userId) };
  return runMutation(client, options, undefined);
}

/** What was added and practiced before signing in becomes the user's, and is sent. */
export function moveMemory(client: QueryClient, userId: number): Promise<boolean> {
  const items = deviceMemory.read("visitor");
  addDeviceItems(userId, items);
  forgetDeviceItems("visitor", items);
  return sendMemory(client, userId);
}

async function sendAll(client: QueryClient, userId: number): Promise<void> {
  for (;;) {
    const items = pickBatch(deviceMemory.read(userId));
    if (items.length === 0) return;
    try {
      await callApi(client, "/api/user/memory", { method: "PUT", body: writeBody(items) });
      // An answer that was on its way knows nothing of these items yet.
      await client.cancelQueries({ queryKey: memoryQuery.queryKey });
      client.setQueryData(memoryQuery.queryKey, (known) => known && mergeMemory(known, items));
    } catch (error) {
      if (!isRefused(error)) throw error;
      showToast({
        title: "The verse was not saved",
        text: error.sentence ?? "Please try again.",
        tone: "danger",
      });
    }
    forgetDeviceItems(userId, items);
  }
}

/** Cards before reviews, since the account takes no review of a card that it does not have. */
function pickBatch(items: readonly MemoryItem[]): readonly MemoryItem[] {
  const cards = items.filter((item) => !isReview(item));
  return cards.length > 0 ? cards.slice(0, CARDS_AT_ONCE_MAX) : items.slice(0, REVIEWS_AT_ONCE_MAX);
}

const writeBody = (items: readonly MemoryItem[]): MemoryChangesBody => ({
  cards: items.flatMap((item) => {
    if (isReview(item)) return [];
    const { reference, translation, addedAt, removedAt } = item;
    return [{ reference, translation, addedAt, removedAt }];
  }),
  reviews: items.filter(isReview),
});

/** What is refused for good would be refused again; all else may work later. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 413);
