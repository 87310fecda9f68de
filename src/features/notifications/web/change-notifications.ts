// What a person does to their notifications: shown at once, sent in order, and
// taken back where it was not saved.
import type { QueryClient } from "@tanstack/react-query";
import { optimisticMutation } from "#src/web/optimistic-mutation.ts";
import { callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { Notification } from "../contract.ts";
import { BASE, changeList, notificationsQuery, unreadQuery } from "./queries.ts";

const SCOPE = "notifications";

export interface WantedNotification {
  readonly id: number;
  readonly as: "read" | "removed";
}

type OnError<Variables> = (error: Error, variables: Variables) => void;

/** Marks a notification as read, or removes it. */
export const changeNotification = (client: QueryClient, onError: OnError<WantedNotification>) =>
  optimisticMutation<WantedNotification, Notification | undefined>(client, {
    scope: SCOPE,
    itemOf: ({ id }) => id,
    read: ({ id }) => findRow(client, id),
    expect: ({ as }, row) => (as === "read" && row ? { ...row, isRead: true } : undefined),
    show: ({ id }, row) => {
      changeUnread(client, isUnread(row) - isUnread(findRow(client, id)));
      changeList(client, (rows) => {
        if (!row) return rows.filter((one) => one.id !== id);
        if (findRow(client, id)) return rows.map((one) => (one.id === id ? row : one));
        const older = rows.findIndex(({ sentAt }) => sentAt < row.sentAt);
        return rows.toSpliced(older < 0 ? rows.length : older, 0, row);
      });
    },
    send: async ({ id, as }, row) => {
      if (as === "removed") {
        await callApi(client, `${BASE}/${id}`, { method: "DELETE" });
        return undefined;
      }
      await callApi(client, `${BASE}/${id}/read`, { method: "PATCH" });
      return row && { ...row, isRead: true };
    },
    onError,
  });

/** @returns whether the server took it */
export function markAllRead(client: QueryClient, onError: OnError<void>): Promise<boolean> {
  const show = () => {
    changeList(client, (rows) => rows.map((row) => ({ ...row, isRead: true })));
    client.setQueryData(unreadQuery.queryKey, (known) => known && { unread: 0 });
  };
  const options = {
    scope: { id: SCOPE },
    onMutate: show,
    mutationFn: () => callApi(client, `${BASE}/read-all`, { method: "POST" }),
    // A change before it may have failed meanwhile.
    onSuccess: show,
    onError: (error: Error) => {
      // What is true now is asked for: something else may have changed meanwhile.
      void client.invalidateQueries({ queryKey: ["notifications"] });
      onError(error);
    },
  };
  return runMutation<unknown, void>(client, options, undefined);
}

const findRow = (client: QueryClient, id: number): Notification | undefined =>
  client.getQueryData(notificationsQuery.queryKey)?.find((row) => row.id === id);

const isUnread = (row: Notification | undefined): number => (row && !row.isRead ? 1 : 0);

function changeUnread(client: QueryClient, by: number): void {
  client.setQueryData(
    unreadQuery.queryKey,
    (known) => known && { unread: Math.max(0, known.unread + by) },
  );
}
