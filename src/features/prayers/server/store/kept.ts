// Prayers that were written for a person, and that they keep.
import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { UsedMaterial } from "#src/generation/contract.ts";
import type { Database } from "#src/platform/db/database.ts";
import { prayers } from "../tables.ts";

export type KeptRow = typeof prayers.$inferSelect;
export type KeptFields = Pick<KeptRow, "title" | "content" | "origin" | "writingId">;

const isKept = (userId: number) => and(eq(prayers.userId, userId), isNull(prayers.deletedAt));

/** The latest kept first. */
export function listKept(db: Database, userId: number): Promise<KeptRow[]> {
  return db.select().from(prayers).where(isKept(userId)).orderBy(desc(prayers.id));
}

/** What a person's latest kept prayers were made of, so that the next one differs. */
export async function listUsedMaterial(
  db: Database,
  userId: number,
  limit: number,
): Promise<UsedMaterial[]> {
  const rows = await db
    .select({ origin: prayers.origin })
    .from(prayers)
    .where(isKept(userId))
    .orderBy(desc(prayers.id))
    .limit(limit);
  return rows.map(({ origin }) => origin.used);
}

export function countKept(db: Database, userId: number): Promise<number> {
  return db.$count(prayers, isKept(userId));
}

/** Keeps a prayer; one that is there already, or was taken away again, is there once. */
export async function keepPrayer(
  db: Database,
  userId: number,
  fields: KeptFields,
  now: Date,
): Promise<KeptRow> {
  const [row] = await db
    .insert(prayers)
    .values({ userId, ...fields, createdAt: now })
    .onConflictDoUpdate({
      target: [prayers.userId, prayers.writingId],
      set: { deletedAt: null },
    })
    .returning();
  if (!row) throw new Error("A prayer was not kept");
  return row;
}

export async function findKept(
  db: Database,
  userId: number,
  id: number,
): Promise<KeptRow | undefined> {
  const [row] = await db
    .select()
    .from(prayers)
    .where(and(isKept(userId), eq(prayers.id, id)));
  return row;
}

/** @returns false where the person keeps no such prayer */
export async function deleteKept(
  db: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(prayers)
    .set({ deletedAt: now })
    .where(and(isKept(userId), eq(prayers.id, id)))
    .returning({ id: prayers.id });
  return rows.length > 0;
}

/** @returns nothing where the person has deleted no such prayer, or it is gone for good */
export async function restoreKept(
  db: Database,
  userId: number,
  id: number,
): Promise<KeptRow | undefined> {
  const [row] = await db
    .update(prayers)
    .set({ deletedAt: null })
    .where(and(eq(prayers.userId, userId), eq(prayers.id, id), isNotNull(prayers.deletedAt)))
    .returning();
  return row;
}

/** Removes for good what was deleted before that instant, whoever's it is. */
export async function purgeKept(db: Database, before: Date): Promise<number> {
  const rows = await db
    .delete(prayers)
    .where(lt(prayers.deletedAt, before))
    .returning({ id: prayers.id });
  return rows.length;
}
