// Notifications over the wire. Another's are answered as if they were not there.
import { createRoute, z } from "@hono/zod-openapi";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { throwNotFound } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import {
  Notification,
  NotificationParams,
  NotificationQuery,
  Notifications,
  Unread,
} from "../contract.ts";
import {
  countNotifications,
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
  removeNotification,
} from "./store/notifications.ts";

const tags = ["Notifications"];
const signedOut = { 401: errorResponse("Not signed in.") };
const ofOne = {
  400: errorResponse("Invalid notification id."),
  ...signedOut,
  404: errorResponse("No such notification."),
};

const listRoute = createRoute({
  method: "get",
  path: "/api/user/notifications",
  summary: "List notifications",
  tags,
  request: { query: NotificationQuery },
  responses: {
    200: jsonResponse("Newest first. `X-Total-Count` is the total number.", Notifications),
    400: errorResponse("Invalid `limit` or `cursor`."),
    ...signedOut,
  },
});

const unreadRoute = createRoute({
  method: "get",
  path: "/api/user/notifications/unread",
  summary: "Count unread notifications",
  tags,
  responses: { 200: jsonResponse("Number of unread notifications.", Unread), ...signedOut },
});

const readRoute = createRoute({
  method: "patch",
  path: "/api/user/notifications/{id}/read",
  summary: "Mark a notification as read",
  tags,
  request: { params: NotificationParams },
  responses: { 200: jsonResponse("The updated notification.", Notification), ...ofOne },
});

const readAllRoute = createRoute({
  method: "post",
  path: "/api/user/notifications/read-all",
  summary: "Mark all notifications as read",
  tags,
  responses: {
    200: jsonResponse("Number of unread notifications afterwards.", Unread),
    ...signedOut,
  },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/api/user/notifications/{id}",
  summary: "Delete a notification",
  tags,
  request: { params: NotificationParams },
  responses: { 200: jsonResponse("Done.", z.object({ ok: z.literal(true) })), ...ofOne },
});

export function createNotificationsApi({ db, clock }: { db: Database; clock: Clock }) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const now = clock.now();
      const rows = await listNotifications(db, userId, now, c.req.valid("query"));
      c.header("X-Total-Count", String(await countNotifications(db, userId, now)));
      return c.json(rows.map(writeNotification), 200);
    })
    .openapi(unreadRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      return c.json({ unread: await countUnread(db, userId, clock.now()) }, 200);
    })
    .openapi(readRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const row = await markRead(db, userId, c.req.valid("param").id, clock.now());
      return c.json(writeNotification(row ?? throwNotFound("notification")), 200);
    })
    .openapi(readAllRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const now = clock.now();
      await markAllRead(db, userId, now);
      return c.json({ unread: await countUnread(db, userId, now) }, 200);
    })
    .openapi(removeRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await removeNotification(db, userId, id, clock.now()))) throwNotFound("notification");
      return c.json({ ok: true as const }, 200);
    });
}

function writeNotification(row: NotificationRow): Notification {
  const { id, type, title, message, isRead, scheduledFor, sentAt, dueAt, createdAt } = row;
  return {
    id,
    type,
    title,
    message,
    isRead,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    sentAt: (sentAt ?? dueAt).toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
