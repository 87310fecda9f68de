// What persons are told. Whose it is stands in every condition, and what is
// scheduled for later is not there yet.
import { and, desc, eq, inArray, lt, lte, notInArray, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import type { NotificationType } from "../../rules.ts";
import { notifications } from "../tables.ts";

export type NotificationRow = typeof notifications.$inferSelect;

export interface NewNotification {
  readonly userId: number;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly scheduledFor: Date | undefined;
  readonly key: string | undefined;
}

const isThere = (userId: number, now: Date) =>
  and(eq(notifications.userId, userId), lte(notifications.dueAt, now));
const isThisOne = (userId: number, id: number, now: Date) =>
  and(isThere(userId, now), eq(notifications.id, id));
const isUnread = (userId: number, now: Date) =>
  and(isThere(userId, now), sql`not ${notifications.isRead}`);

/** @returns whether it is the first of its key */
export async function addNotification(
  db: Database,
  { scheduledFor, key, ...words }: NewNotification,
  now: Date,
): Promise<boolean> {
  const waits = scheduledFor !== undefined && scheduledFor > now;
  const rows = await db
    .insert(notifications)
    .values({
      ...words,
      key: key ?? null,
      scheduledFor: scheduledFor ?? null,
      sentAt: waits ? null : now,
      dueAt: waits ? scheduledFor : now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** The latest first. */
export function listNotifications(
  db: Database,
  userId: number,
  now: Date,
  page: {
    readonly limit: number;
    /** The id of the last one of the page before. */
    readonly cursor?: number | undefined;
  },
): Promise<NotificationRow[]> {
  const { limit, cursor } = page;
  const { dueAt, id } = notifications;
  const isBefore =
    cursor === undefined
      ? undefined
      : sql`(${dueAt}, ${id}) < (select due_at, id from notifications where id = ${cursor} and user_id = ${userId})`;
  return db
    .select()
    .from(notifications)
    .where(and(isThere(userId, now), isBefore))
    .orderBy(desc(dueAt), desc(id))
    .limit(limit);
}

export function countNotifications(db: Database, userId: number, now: Date): Promise<number> {
  return db.$count(notifications, isThere(userId, now));
}

export function countUnread(db: Database, userId: number, now: Date): Promise<number> {
  return db.$count(notifications, isUnread(userId, now));
}

/** @returns nothing where the person has no such notification */
export async function markRead(
  db: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .update(notifications)
    .set({ isRead: true })
    .where(isThisOne(userId, id, now))
    .returning();
  return row;
}

export async function markAllRead(db: Database, userId: number, now: Date): Promise<void> {
  await db.update(notifications).set({ isRead: true }).where(isUnread(userId, now));
}

/** Marks what was told of these types as read, except what has one of the keys. */
export async function markOthersRead(
  db: Database,
  userId: number,
  { types, keys }: { types: readonly NotificationType[]; keys: readonly string[] },
): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.userId, userId),
        sql`not ${notifications.isRead}`,
        inArray(notifications.type, [...types]),
        notInArray(notifications.key, [...keys]),
      ),
    );
}

/** @returns false where the person has no such notification */
export async function removeNotification(
  db: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(notifications)
    .where(isThisOne(userId, id, now))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** All of a person, also what waits, for their export. */
export function listAllNotifications(db: Database, userId: number): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.dueAt, notifications.id);
}

/** Removes for good what was shown before that instant, for all users. */
export async function purgeNotifications(db: Database, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.dueAt, before));
}
