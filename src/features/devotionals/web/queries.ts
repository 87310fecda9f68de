// What pages ask of the devotional calls, and what they then know.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ReportBody } from "#src/features/writing/contract.ts";
import { askWithSteps, type Progress } from "#src/features/writing/web/ask-with-steps.ts";
import { callApi, readConflict } from "#src/web/query-client.ts";
import { sendOnce } from "#src/web/send-once.ts";
import { watchSession } from "#src/web/watch-session.ts";
import type {
  DeletedDevotional,
  Devotional,
  DevotionalBody,
  DevotionalCard,
  GeneratedOutline,
  NotesBody,
  OutlineBody,
  SavedOutline,
  StaleNotes,
} from "../contract.ts";

export const LIBRARY_PATH = "/premium/devotionals";
export const HUB_PATH = "/devotional";
export const formatDevotionalUrl = (id: number): string => `${LIBRARY_PATH}/${id}`;

export const cardsQuery = queryOptions({
  queryKey: ["devotionals", "cards"],
  queryFn: ({ client, signal }) =>
    callApi<DevotionalCard[]>(client, "/api/complete-devotionals", {
      query: { view: "cards" },
      signal,
    }),
});

export const deletedDevotionalsQuery = queryOptions({
  queryKey: ["devotionals", "deleted"],
  queryFn: ({ client, signal }) =>
    callApi<DeletedDevotional[]>(client, "/api/complete-devotionals/deleted", { signal }),
});

export const devotionalQuery = (id: number) =>
  queryOptions({
    queryKey: ["devotionals", "one", id],
    queryFn: ({ client, signal }) =>
      callApi<Devotional>(client, `/api/complete-devotionals/${id}`, { signal }),
  });

export const savedOutlinesQuery = queryOptions({
  queryKey: ["devotionals", "outlines"],
  queryFn: ({ client, signal }) =>
    callApi<SavedOutline[]>(client, "/api/devotional/kept", { signal }),
});

/** What was read before the notes that are known here were saved brings no older ones back. */
function upsertInCache(client: QueryClient, devotional: Devotional): Devotional {
  client.setQueryData(devotionalQuery(devotional.id).queryKey, (known) => {
    if (!known || (known.notesUpdatedAt ?? "") <= (devotional.notesUpdatedAt ?? "")) {
      return devotional;
    }
    const { userNotes, notesUpdatedAt } = known;
    return { ...devotional, userNotes, notesUpdatedAt };
  });
  const { id, isBookmarked, readAt } = devotional;
  client.setQueryData(cardsQuery.queryKey, (known) =>
    known?.map((card) => (card.id === id ? { ...card, isBookmarked, readAt } : card)),
  );
  return devotional;
}

export async function generateDevotional(
  client: QueryClient,
  body: DevotionalBody,
  progress: Progress,
): Promise<Devotional> {
  const path = "/api/complete-devotionals/generate";
  const made = await sendOnce("devotional", body, (draftId) =>
    watchSession(client, askWithSteps<Devotional>(path, { ...body, draftId }, progress)),
  );
  await client.invalidateQueries({ queryKey: cardsQuery.queryKey });
  return upsertInCache(client, made);
}

export const generateOutline = (body: OutlineBody, progress: Progress): Promise<GeneratedOutline> =>
  askWithSteps("/api/devotional/generate", body, progress);

const change = async (client: QueryClient, path: `/api/${string}`, body?: unknown) =>
  upsertInCache(
    client,
    await watchSession(client, callApi<Devotional>(client, path, { method: "PATCH", body })),
  );

export const markRead = (client: QueryClient, id: number): Promise<Devotional> =>
  change(client, `/api/complete-devotionals/${id}/read`);

/** @throws ApiError, of which `readStale` reads what stands there now */
export const saveNotes = (client: QueryClient, id: number, body: NotesBody): Promise<Devotional> =>
  change(client, `/api/complete-devotionals/${id}/notes`, body);

/** Of notes that were refused since they were changed elsewhere. */
export function readStale(error: unknown): StaleNotes | undefined {
  const stale = readConflict<StaleNotes>(error);
  return stale?.userNotes === undefined ? undefined : (stale as StaleNotes);
}

export async function deleteDevotional(client: QueryClient, id: number): Promise<void> {
  const path = `/api/complete-devotionals/${id}` as const;
  await watchSession(client, callApi(client, path, { method: "DELETE" }));
  client.setQueryData(cardsQuery.queryKey, (known) => known?.filter((one) => one.id !== id));
  void client.invalidateQueries({ queryKey: deletedDevotionalsQuery.queryKey });
}

export async function restoreDevotional(client: QueryClient, id: number): Promise<void> {
  const path = `/api/complete-devotionals/${id}/restore` as const;
  upsertInCache(
    client,
    await watchSession(client, callApi<Devotional>(client, path, { method: "POST" })),
  );
  client.setQueryData(deletedDevotionalsQuery.queryKey, (known) =>
    known?.filter((one) => one.id !== id),
  );
  await client.invalidateQueries({ queryKey: cardsQuery.queryKey });
}

export async function reportDevotional(
  client: QueryClient,
  id: number,
  body: ReportBody,
): Promise<void> {
  const path = `/api/complete-devotionals/${id}/report` as const;
  await watchSession(client, callApi(client, path, { method: "POST", body }));
}

export async function reportOutline(
  client: QueryClient,
  keepToken: string,
  report: ReportBody,
): Promise<void> {
  const body = { ...report, keepToken };
  await callApi(client, "/api/devotional/report", { method: "POST", body });
}

export async function saveOutline(client: QueryClient, keepToken: string): Promise<void> {
  const body = { keepToken };
  const call = callApi<SavedOutline>(client, "/api/devotional/kept", { method: "POST", body });
  const saved = await watchSession(client, call);
  client.setQueryData(
    savedOutlinesQuery.queryKey,
    (known) => known && [saved, ...known.filter(({ id }) => id !== saved.id)],
  );
}

export async function deleteOutline(client: QueryClient, id: number): Promise<void> {
  await watchSession(client, callApi(client, `/api/devotional/kept/${id}`, { method: "DELETE" }));
  client.setQueryData(savedOutlinesQuery.queryKey, (known) =>
    known?.filter((one) => one.id !== id),
  );
}

export async function restoreOutline(client: QueryClient, id: number): Promise<void> {
  const path = `/api/devotional/kept/${id}/restore` as const;
  const saved = await watchSession(client, callApi<SavedOutline>(client, path, { method: "POST" }));
  client.setQueryData(savedOutlinesQuery.queryKey, (known) =>
    [saved, ...(known ?? [])].sort((one, other) => other.id - one.id),
  );
}
