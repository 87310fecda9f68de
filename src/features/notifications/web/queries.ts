// What pages ask of a person's notifications, and what they then know.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Notification, Unread } from "../contract.ts";

/** So many are shown at first; one more is asked for, to know whether there is more. */
export const FIRST_SHOWN = 5;
export const MORE_SHOWN = 20;

export const BASE = "/api/user/notifications";

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

export function changeList(
  client: QueryClient,
  to: (rows: Notification[]) => Notification[],
): void {
  client.setQueryData(notificationsQuery.queryKey, (rows) => rows && to(rows));
}
