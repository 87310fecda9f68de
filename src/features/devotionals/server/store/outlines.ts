// Outlines that people keep. Whose they are stands in every condition.
import { desc } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { deleteRow, isThere, purgeRows, restoreRow } from "#src/platform/db/deletable.ts";
import { devotionals } from "../tables.ts";

export type OutlineRow = typeof devotionals.$inferSelect;
export type OutlineFields = Pick<
  OutlineRow,
  "title" | "scripture" | "theme" | "content" | "origin" | "writingId"
>;

/** The latest kept first. */
export function listOutlines(db: Database, userId: number): Promise<OutlineRow[]> {
  return db
    .select()
    .from(devotionals)
    .where(isThere(devotionals, userId))
    .orderBy(desc(devotionals.id));
}

export function countOutlines(db: Database, userId: number): Promise<number> {
  return db.$count(devotionals, isThere(devotionals, userId));
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
export const deleteOutline = (
  db: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> => deleteRow(db, devotionals, userId, id, now);

/** @returns nothing where the person has deleted no such outline, or it is gone for good */
export const restoreOutline = (
  db: Database,
  userId: number,
  id: number,
): Promise<OutlineRow | undefined> => restoreRow(db, devotionals, userId, id);

/** Removes for good what was deleted before that instant, whoever's it is. */
export const purgeOutlines = (db: Database, before: Date): Promise<number> =>
  purgeRows(db, devotionals, before);
