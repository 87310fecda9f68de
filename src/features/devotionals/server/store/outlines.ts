// Outlines that people keep. Whose they are stands in every condition.
import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { devotionals } from "../tables.ts";

export type OutlineRow = typeof devotionals.$inferSelect;
export type OutlineFields = Pick<
  OutlineRow,
  "title" | "scripture" | "theme" | "content" | "origin" | "writingId"
>;

const isThere = (userId: number) =>
  and(eq(devotionals.userId, userId), isNull(devotionals.deletedAt));

/** The latest kept first. */
export function listOutlines(db: Database, userId: number): Promise<OutlineRow[]> {
  return db.select().from(devotionals).where(isThere(userId)).orderBy(desc(devotionals.id));
}

export function countOutlines(db: Database, userId: number): Promise<number> {
  return db.$count(devotionals, isThere(userId));
}

/** Keeps an outline; one that is there already, or was taken away again, is there once. */
export async function keepOutline(
  db: Database,
  userId: number,
  fields: OutlineFields,
  now: Date,
): Promise<OutlineRow> {
  const [row] = await db
    .insert(devotionals)
    .values({ userId, ...fields, createdAt: now })
    .onConflictDoUpdate({
      target: [devotionals.userId, devotionals.writingId],
      set: { deletedAt: null },
    })
    .returning();
  if (!row) throw new Error("An outline was not kept");
  return row;
}

/** @returns false where the person keeps no such outline */
export async function deleteOutline(
  db: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(devotionals)
    .set({ deletedAt: now })
    .where(and(isThere(userId), eq(devotionals.id, id)))
    .returning({ id: devotionals.id });
  return rows.length > 0;
}

/** @returns nothing where the person has deleted no such outline, or it is gone for good */
export async function restoreOutline(
  db: Database,
  userId: number,
  id: number,
): Promise<OutlineRow | undefined> {
  const [row] = await db
    .update(devotionals)
    .set({ deletedAt: null })
    .where(
      and(eq(devotionals.userId, userId), eq(devotionals.id, id), isNotNull(devotionals.deletedAt)),
    )
    .returning();
  return row;
}

/** Removes for good what was deleted before that instant, whoever's it is. */
export async function purgeOutlines(db: Database, before: Date): Promise<void> {
  await db.delete(devotionals).where(lt(devotionals.deletedAt, before));
}
