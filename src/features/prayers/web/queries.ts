// What pages ask of the prayer calls, and what they then know.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi } from "#src/web/query-client.ts";
import { sendOnce } from "#src/web/send-once.ts";
import { watchSession } from "#src/web/watch-session.ts";
import type {
  AddPrayerBody,
  DeletedPrayer,
  EditPrayerBody,
  Prayer,
  PrayerStatusBody,
  ReportPrayer,
  SavedPrayer,
  WrittenPrayer,
} from "../contract.ts";
import { AFTER_MAX } from "../rules.ts";

export const prayersQuery = queryOptions({
  queryKey: ["prayers", "list"],
  queryFn: ({ client, signal }) => callApi<Prayer[]>(client, "/api/prayers", { signal }),
});

export const deletedPrayersQuery = queryOptions({
  queryKey: ["prayers", "deleted"],
  queryFn: ({ client, signal }) =>
    callApi<DeletedPrayer[]>(client, "/api/prayers/deleted", { signal }),
});

export const savedPrayersQuery = queryOptions({
  queryKey: ["prayers", "kept"],
  queryFn: ({ client, signal }) => callApi<SavedPrayer[]>(client, "/api/prayers/kept", { signal }),
});

/** Every change passes here: one that finds Premium over, or the prayer gone, lets the page know. */
export async function call<Answer>(
  client: QueryClient,
  ...[path, request]: [Parameters<typeof callApi>[1], Parameters<typeof callApi>[2]]
): Promise<Answer> {
  try {
    return await watchSession(client, callApi<Answer>(client, path, request));
  } catch (error) {
    // It was deleted in another place.
    if (error instanceof ApiError && error.status === 404) {
      void client.invalidateQueries({ queryKey: ["prayers"] });
    }
    throw error;
  }
}

function upsertInCache(client: QueryClient, prayer: Prayer): Prayer {
  client.setQueryData(prayersQuery.queryKey, (known) =>
    known?.some(({ id }) => id === prayer.id)
      ? known.map((one) => (one.id === prayer.id ? prayer : one))
      : [prayer, ...(known ?? [])].sort((one, other) => other.id - one.id),
  );
  return prayer;
}

export async function addPrayer(client: QueryClient, body: AddPrayerBody): Promise<Prayer> {
  const prayer = await sendOnce("prayer", body, (draftId) =>
    call<Prayer>(client, "/api/prayers", { method: "POST", body: { ...body, draftId } }),
  );
  return upsertInCache(client, prayer);
}

/** Unless it stands in the list already, just as it is given. */
export async function addPrayerOnce(
  client: QueryClient,
  prayer: { title: string; description: string },
): Promise<Prayer> {
  const listed = await client.fetchQuery(prayersQuery);
  const same = listed.find(
    ({ title, description }) => title === prayer.title && description === prayer.description,
  );
  return same ?? addPrayer(client, prayer);
}

export async function editPrayer(
  client: QueryClient,
  id: number,
  body: EditPrayerBody,
): Promise<Prayer> {
  return upsertInCache(
    client,
    await call<Prayer>(client, `/api/prayers/${id}`, { method: "PATCH", body }),
  );
}

export async function changeStatus(
  client: QueryClient,
  id: number,
  body: PrayerStatusBody,
): Promise<Prayer> {
  return upsertInCache(
    client,
    await call<Prayer>(client, `/api/prayers/${id}/status`, { method: "PATCH", body }),
  );
}

export async function deletePrayer(client: QueryClient, id: number): Promise<void> {
  await call(client, `/api/prayers/${id}`, { method: "DELETE" });
  client.setQueryData(prayersQuery.queryKey, (known) => known?.filter((one) => one.id !== id));
  void client.invalidateQueries({ queryKey: deletedPrayersQuery.queryKey });
}

export async function restorePrayer(client: QueryClient, id: number): Promise<void> {
  upsertInCache(
    client,
    await call<Prayer>(client, `/api/prayers/${id}/restore`, { method: "POST" }),
  );
  client.setQueryData(deletedPrayersQuery.queryKey, (known) =>
    known?.filter((one) => one.id !== id),
  );
}

/** Another than those that were given before while the page is open, as long as there are any. */
export async function generatePrayer(client: QueryClient, id: number): Promise<WrittenPrayer> {
  const queryKey = ["prayers", "given", id];
  const after = client.getQueryData<readonly string[]>(queryKey) ?? [];
  const written =
    after.length > 0
      ? await call<WrittenPrayer>(client, `/api/prayers/${id}/another`, {
          method: "POST",
          body: { after },
        })
      : await call<WrittenPrayer>(client, `/api/prayers/${id}/generate`, { method: "POST" });
  client.setQueryData(queryKey, [written.keepToken, ...after].slice(0, AFTER_MAX));
  return written;
}

export function generateForAll(client: QueryClient): Promise<WrittenPrayer> {
  return call(client, "/api/prayers/generate-all", { method: "POST" });
}

export async function reportPrayer(
  client: QueryClient,
  keepToken: string,
  report: ReportPrayer,
): Promise<void> {
  const body = { ...report, keepToken };
  await call(client, "/api/prayers/report", { method: "POST", body });
}

export async function reportSaved(
  client: QueryClient,
  id: number,
  report: ReportPrayer,
): Promise<void> {
  await call(client, `/api/prayers/kept/${id}/report`, { method: "POST", body: report });
}

function upsertSavedInCache(client: QueryClient, saved: SavedPrayer): void {
  client.setQueryData(
    savedPrayersQuery.queryKey,
    (known) =>
      known &&
      [saved, ...known.filter(({ id }) => id !== saved.id)].sort((one, other) => other.id - one.id),
  );
}

export async function savePrayer(client: QueryClient, keepToken: string): Promise<void> {
  const body = { keepToken };
  upsertSavedInCache(
    client,
    await call<SavedPrayer>(client, "/api/prayers/kept", { method: "POST", body }),
  );
}

export async function deleteSaved(client: QueryClient, id: number): Promise<void> {
  await call(client, `/api/prayers/kept/${id}`, { method: "DELETE" });
  client.setQueryData(savedPrayersQuery.queryKey, (known) => known?.filter((one) => one.id !== id));
}

export async function restoreSaved(client: QueryClient, id: number): Promise<void> {
  upsertSavedInCache(
    client,
    await call<SavedPrayer>(client, `/api/prayers/kept/${id}/restore`, { method: "POST" }),
  );
}
