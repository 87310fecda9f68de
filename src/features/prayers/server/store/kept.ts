// Prayers that were written for a person, and that they keep.
import { and, desc, eq } from "drizzle-orm";
import type { UsedMaterial } from "#src/generation/contract.ts";
import type { Database } from "#src/platform/db/database.ts";
import { deleteRow, isThere, purgeRows, restoreRow } from "#src/platform/db/deletable.ts";
import { prayers } from "../tables.ts";

export type KeptRow = typeof prayers.$inferSelect;
export type KeptFields = Pick<KeptRow, "title" | "content" | "origin" | "writingId">;

/** The latest kept first. */
export function listKept(db: Database, userId: number): Promise<KeptRow[]> {
  return db.select().from(prayers).where(isThere(prayers, userId)).orderBy(desc(prayers.id));
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
    .where(isThere(prayers, userId))
    .orderBy(desc(prayers.id))
    .limit(limit);
  return rows.map(({ origin }) => origin.used);
}

export function countKept(db: Database, userId: number): Promise<number> {
  return db.$count(prayers, isThere(prayers, userId));
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
    .where(and(isThere(prayers, userId), eq(prayers.id, id)));
  return row;
}

/** @returns false where the person keeps no such prayer */
export const deleteKept = (db: Database, userId: number, id: number, now: Date): Promise<boolean> =>
  deleteRow(db, prayers, userId, id, now);

/** @returns nothing where the person has deleted no such prayer, or it is gone for good */
export const restoreKept = (
  db: Database,
  userId: number,
  id: number,
): Promise<KeptRow | undefined> => restoreRow(db, prayers, userId, id);

/** Removes for good what was deleted before that instant, whoever's it is. */
export const purgeKept = (db: Database, before: Date): Promise<number> =>
  purgeRows(db, prayers, before);
