import { desc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { contactMessages } from "./tables.ts";

export type ContactMessageRow = typeof contactMessages.$inferSelect;

/** @returns its id; `undefined` where this form has sent its message already */
export async function saveMessage(
  db: Database,
  message: Omit<typeof contactMessages.$inferInsert, "id" | "mailedAt">,
): Promise<number | undefined> {
  const [stored] = await db
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return stored?.id;
}

export async function findMessage(
  db: Database,
  id: number,
): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

export async function markMailed(db: Database, id: number, now: Date): Promise<void> {
  await db.update(contactMessages).set({ mailedAt: now }).where(eq(contactMessages.id, id));
}

/** The latest first. */
export function listMessages(db: Database, since: Date): Promise<ContactMessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(gte(contactMessages.createdAt, since))
    .orderBy(desc(contactMessages.createdAt));
}

/** @returns how many were erased */
export async function eraseMessages(db: Database, before: Date): Promise<number> {
  const erased = await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .returning({ id: contactMessages.id });
  return erased.length;
}
