// What pages ask of a person's notifications, and what they then know. What is
// done is shown at once, and taken back where it was not kept.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Notification, Unread } from "../contract.ts";

/** So many are shown at first; one more is asked for, to know whether there is more. */
export const FIRST_SHOWN = 5;
export const MORE_SHOWN = 20;

const BASE = "/api/user/notifications";

export const notificationsQuery = queryOptions({
  queryKey: ["notifications", "list"],
  queryFn: ({ client, signal }) =>
    callApi<Notification[]>(client, BASE, { query: { limit: FIRST_SHOWN + 1 }, signal }),
});

export const unreadQuery = queryOptions({
  queryKey: ["notifications", "unread"],
  queryFn: ({ client, signal }) => callApi<Unread>(client, `${BASE}/unread`, { signal }),
});

/** Asks how many are unread, and for the latest of the list where that has changed. */
export async function refreshNotifications(client: QueryClient): Promise<void> {
  const before = client.getQueryData(unreadQuery.queryKey)?.unread;
  const { unread } = await client.fetchQuery({ ...unreadQuery, staleTime: 0 });
  if (unread === before || !client.getQueryData(notificationsQuery.queryKey)) return;
  const latest = await callApi<Notification[]>(client, BASE, { query: { limit: FIRST_SHOWN + 1 } });
  changeList(client, (rows) => [...latest, ...listAfter(rows, latest.at(-1))]);
}

/** Those that came before `last`; none where it is not known, since there may be others between. */
function listAfter(rows: Notification[], last: Notification | undefined): Notification[] {
  const index = rows.findIndex(({ id }) => id === last?.id);
  return index < 0 ? [] : rows.slice(index + 1);
}

/** Brings those that follow the last one that is known. */
export async function fetchMore(client: QueryClient): Promise<void> {
  const known = client.getQueryData(notificationsQuery.queryKey) ?? [];
  const more = await callApi<Notification[]>(client, BASE, {
    query: { limit: MORE_SHOWN, cursor: known.at(-1)?.id },
  });
  changeList(client, (rows) => {
    const ids = new Set(rows.map(({ id }) => id));
    return [...rows, ...more.filter(({ id }) => !ids.has(id))];
  });
}

export function markRead(client: QueryClient, { id, isRead }: Notification): Promise<void> {
  if (isRead) return Promise.resolve();
  return change(client, {
    rows: (rows) => rows.map((row) => (row.id === id ? { ...row, isRead: true } : row)),
    unread: (unread) => unread - 1,
    call: () => callApi(client, `${BASE}/${id}/read`, { method: "PATCH" }),
  });
}

export function markAllRead(client: QueryClient): Promise<void> {
  return change(client, {
    rows: (rows) => rows.map((row) => ({ ...row, isRead: true })),
    unread: () => 0,
    call: () => callApi(client, `${BASE}/read-all`, { method: "POST" }),
  });
}

export function removeNotification(
  client: QueryClient,
  { id, isRead }: Notification,
): Promise<void> {
  return change(client, {
    rows: (rows) => rows.filter((row) => row.id !== id),
    unread: (unread) => (isRead ? unread : unread - 1),
    call: () => callApi(client, `${BASE}/${id}`, { method: "DELETE" }),
  });
}

async function change(
  client: QueryClient,
  how: {
    readonly rows: (rows: Notification[]) => Notification[];
    readonly unread: (unread: number) => number;
    readonly call: () => Promise<unknown>;
  },
): Promise<void> {
  changeList(client, how.rows);
  client.setQueryData(
    unreadQuery.queryKey,
    (known) => known && { unread: Math.max(0, how.unread(known.unread)) },
  );
  try {
    await how.call();
  } catch (error) {
    // What is true now is asked for: something else may have changed meanwhile.
    void client.invalidateQueries({ queryKey: ["notifications"] });
    throw error;
  }
}

function changeList(client: QueryClient, to: (rows: Notification[]) => Notification[]): void {
  client.setQueryData(notificationsQuery.queryKey, (rows) => rows && to(rows));
}
