import type { Database } from "#src/platform/db/database.ts";
import { listAllNotifications } from "./store/notifications.ts";
import { listSubscriptions } from "./store/push.ts";

/** The notifications in an export. */
export async function readNotificationsForExport(db: Database, userId: number): Promise<unknown> {
  return (await listAllNotifications(db, userId)).map(
    ({ type, title, message, isRead, scheduledFor, sentAt, createdAt }) => ({
      type,
      title,
      message,
      isRead,
      scheduledFor,
      sentAt,
      createdAt,
    }),
  );
}

/** Since when browsers have messages pushed to them; their addresses and keys are secrets. */
export async function readBrowsersForExport(db: Database, userId: number): Promise<unknown> {
  return (await listSubscriptions(db, userId)).map(({ createdAt }) => ({ createdAt }));
}
