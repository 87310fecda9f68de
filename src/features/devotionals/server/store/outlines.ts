// Outlines that people keep. Whose they are stands in every condition.
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { UsedMaterial } from "#src/generation/contract.ts";
import type { Database } from "#src/platform/db/database.ts";
import { deleteRow, isThere, purgeRows } from "#src/platform/db/deletable.ts";
import { readInPages } from "#src/platform/db/in-pages.ts";
import { keepWithinLimit, type RowLimit, restoreWithinLimit } from "#src/platform/db/row-limit.ts";
import { DEVOTIONALS_MAX } from "../../rules.ts";
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

const READ_AT_ONCE = 50;

/** As `listOutlines`, read as they are asked for. */
export const readOutlines = (db: Database, userId: number): AsyncGenerator<OutlineRow> =>
  readInPages((last) =>
    db
      .select()
      .from(devotionals)
      .where(and(isThere(devotionals, userId), last && lt(devotionals.id, last.id)))
      .orderBy(desc(devotionals.id))
      .limit(READ_AT_ONCE),
  );

/** What a person's latest kept outlines were made of, so that the next one differs. */
export async function listUsedMaterial(
  db: Database,
  userId: number,
  limit: number,
): Promise<UsedMaterial[]> {
  const rows = await db
    .select({ used: sql<UsedMaterial>`${devotionals.origin} -> 'used'` })
    .from(devotionals)
    .where(isThere(devotionals, userId))
    .orderBy(desc(devotionals.id))
    .limit(limit);
  return rows.map(({ used }) => used);
}

const LIMIT: RowLimit = {
  name: "devotionals",
  max: DEVOTIONALS_MAX,
  sentence: `At most ${DEVOTIONALS_MAX} outlines can be saved`,
  count: (db, userId) => db.$count(devotionals, isThere(devotionals, userId)),
};

/**
 * Keeps an outline; one that is there already, or was taken away again, is there once.
 * @throws UserError 400 where there are too many
 */
export function keepOutline(
  db: Database,
  userId: number,
  fields: OutlineFields,
  now: Date,
): Promise<OutlineRow> {
  return keepWithinLimit(db, LIMIT, userId, async (tx) => {
    const [stored] = await tx
      .select()
      .from(devotionals)
      .where(and(isThere(devotionals, userId), eq(devotionals.writingId, fields.writingId)));
    if (stored) return { row: stored, isMore: false };
    const [row] = await tx
      .insert(devotionals)
      .values({ userId, ...fields, createdAt: now })
      .onConflictDoUpdate({
        target: [devotionals.userId, devotionals.writingId],
        set: { deletedAt: null },
      })
      .returning();
    if (!row) throw new Error("An outline was not kept");
    return { row, isMore: true };
  });
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
): Promise<OutlineRow | undefined> => restoreWithinLimit(db, LIMIT, devotionals, userId, id);

/** Removes for good what was deleted before that instant, whoever's it is. */
export const purgeOutlines = (db: Database, before: Date): Promise<number> =>
  purgeRows(db, devotionals, before);
