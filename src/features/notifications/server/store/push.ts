// Which browsers a person has messages pushed to.
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { PUSH_DEVICES_MAX } from "../../rules.ts";
import { pushSubscriptions } from "../tables.ts";

export type PushRow = typeof pushSubscriptions.$inferSelect;

/**
 * Adds a browser, or gives it to the person who uses it now. The oldest give way
 * where a person has too many.
 */
export async function putSubscription(
  db: Database,
  { userId, sessionId, endpoint, p256dh, auth }: Omit<PushRow, "id" | "createdAt">,
  now: Date,
): Promise<void> {
  const row = { userId, sessionId, endpoint, p256dh, auth, createdAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(PUSH_DEVICES_MAX);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
  });
}

/** The latest first. */
export const listSubscriptions = (db: Database, userId: number): Promise<PushRow[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));

export async function findSubscription(db: Database, id: number): Promise<PushRow | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
}

/** @returns whether it was there and theirs */
export async function removeSubscription(
  db: Database,
  userId: number,
  endpoint: string,
): Promise<boolean> {
  const rows = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id });
  return rows.length > 0;
}

/** A browser that its push service no longer knows. */
export async function forgetSubscription(db: Database, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
