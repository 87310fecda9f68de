// What the list shows while changes are on their way, and once some have failed.
import { beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import type { Notification } from "../contract.ts";
import { changeNotification, markAllRead } from "./change-notifications.ts";
import { notificationsQuery, unreadQuery } from "./queries.ts";

const row = (id: number, isRead = false): Notification => ({
  id,
  type: "daily-verse",
  title: `No. ${id}`,
  message: "",
  isRead,
  scheduledFor: null,
  sentAt: `2026-11-0${id}T08:00:00.000Z`,
  createdAt: `2026-11-0${id}T08:00:00.000Z`,
});

/** Whether the next calls succeed, in their order. */
let answers: boolean[];
let calls: string[];
let failures: string[];
const client = createQueryClient(async (path, init) => {
  calls.push(`${init?.method} ${path.replace("/api/user/notifications", "")}`);
  // The first answer is the last to come, unless calls wait for one another.
  await new Promise((resolve) => setTimeout(resolve, 30 / calls.length));
  return new Response("{}", { status: answers.shift() === false ? 503 : 200 });
});

beforeEach(() => {
  answers = [];
  calls = [];
  failures = [];
  client.setQueryData(notificationsQuery.queryKey, [row(3), row(2), row(1, true)]);
  client.setQueryData(unreadQuery.queryKey, { unread: 2 });
});

const change = changeNotification(client, (_, { id, as }) => failures.push(`${id} ${as}`));
const read = (id: number) => change({ id, as: "read" });
const remove = (id: number) => change({ id, as: "removed" });
const readAll = () => markAllRead(client, () => failures.push("all"));
const shown = () =>
  client.getQueryData(notificationsQuery.queryKey)?.map(({ id, isRead }) => (isRead ? -id : id));
const unread = () => client.getQueryData(unreadQuery.queryKey)?.unread;

test.each<[string, boolean[], () => Promise<boolean>[], number[], number]>([
  ["one is read", [true], () => [read(3)], [-3, 2, -1], 1],
  ["that fails", [false], () => [read(3)], [3, 2, -1], 2],
  ["one is removed", [true], () => [remove(2)], [3, -1], 1],
  ["that fails: it is back in its place", [false], () => [remove(2)], [3, 2, -1], 2],
  ["one is read and removed", [true, true], () => [read(3), remove(3)], [2, -1], 1],
  ["of two the first fails", [false, true], () => [remove(3), remove(2)], [3, -1], 1],
  ["all are read", [true], () => [readAll()], [-3, -2, -1], 0],
  ["one fails before all are read", [false, true], () => [remove(3), readAll()], [-3, -2, -1], 0],
])("%s", async (_, some, act, rows, count) => {
  answers = [...some];
  await Promise.all(act());
  expect(shown()).toEqual(rows);
  expect(unread()).toBe(count);
  expect(failures).toHaveLength(some.filter((isTaken) => !isTaken).length);
});

test("a change is shown at once, and calls go one after the other", async () => {
  const both = Promise.all([read(3), remove(2)]);
  await Promise.resolve();
  expect(shown()).toEqual([-3, -1]);
  await both;
  expect(calls).toEqual(["PATCH /3/read", "DELETE /2"]);
});
