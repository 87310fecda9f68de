import type { Database } from "#src/platform/db/database.ts";
import { listAllNotifications } from "./store.ts";

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
