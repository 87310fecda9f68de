// Prayers that were written for a person, and that they keep.
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { UsedMaterial } from "#src/generation/contract.ts";
import type { Database } from "#src/platform/db/database.ts";
import { deleteRow, isThere, purgeRows } from "#src/platform/db/deletable.ts";
import { readInPages } from "#src/platform/db/in-pages.ts";
import { keepWithinLimit, type RowLimit, restoreWithinLimit } from "#src/platform/db/row-limit.ts";
import { PRAYERS_MAX } from "../../rules.ts";
import { prayers } from "../tables.ts";

export type KeptRow = typeof prayers.$inferSelect;
export type KeptFields = Pick<KeptRow, "title" | "content" | "origin" | "writingId">;

/** The latest kept first. */
export function listKept(db: Database, userId: number): Promise<KeptRow[]> {
  return db.select().from(prayers).where(isThere(prayers, userId)).orderBy(desc(prayers.id));
}

const READ_AT_ONCE = 100;

/** As `listKept`, read as they are asked for. */
export const readKept = (db: Database, userId: number): AsyncGenerator<KeptRow> =>
  readInPages((last) =>
    db
      .select()
      .from(prayers)
      .where(and(isThere(prayers, userId), last && lt(prayers.id, last.id)))
      .orderBy(desc(prayers.id))
      .limit(READ_AT_ONCE),
  );

/** What a person's latest kept prayers were made of, so that the next one differs. */
export async function listUsedMaterial(
  db: Database,
  userId: number,
  limit: number,
): Promise<UsedMaterial[]> {
  const rows = await db
    .select({ used: sql<UsedMaterial>`${prayers.origin} -> 'used'` })
    .from(prayers)
    .where(isThere(prayers, userId))
    .orderBy(desc(prayers.id))
    .limit(limit);
  return rows.map(({ used }) => used);
}

const LIMIT: RowLimit = {
  name: "prayers",
  max: PRAYERS_MAX,
  sentence: `At most ${PRAYERS_MAX} generated prayers can be saved`,
  count: (db, userId) => db.$count(prayers, isThere(prayers, userId)),
};

/**
 * Keeps a prayer; one that is there already, or was taken away again, is there once.
 * @throws UserError 400 where there are too many
 */
export function keepPrayer(
  db: Database,
  userId: number,
  fields: KeptFields,
  now: Date,
): Promise<KeptRow> {
  return keepWithinLimit(db, LIMIT, userId, async (tx) => {
    const [stored] = await tx
      .select()
      .from(prayers)
      .where(and(isThere(prayers, userId), eq(prayers.writingId, fields.writingId)));
    if (stored) return { row: stored, isMore: false };
    const [row] = await tx
      .insert(prayers)
      .values({ userId, ...fields, createdAt: now })
      .onConflictDoUpdate({
        target: [prayers.userId, prayers.writingId],
        set: { deletedAt: null },
      })
      .returning();
    if (!row) throw new Error("A prayer was not kept");
    return { row, isMore: true };
  });
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
): Promise<KeptRow | undefined> => restoreWithinLimit(db, LIMIT, prayers, userId, id);

/** Removes for good what was deleted before that instant, whoever's it is. */
export const purgeKept = (db: Database, before: Date): Promise<number> =>
  purgeRows(db, prayers, before);
