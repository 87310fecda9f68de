// Rows of tables from which their owner deletes, and can bring back until what
// was deleted is purged. Whose a row is stands in every condition but the purge's.
import { and, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

export type DeletableTable = PgTable & {
  readonly id: PgColumn;
  readonly userId: PgColumn;
  /** When it was deleted; null while it is there. */
  readonly deletedAt: PgColumn;
};

/** The person's rows that are not deleted. */
export const isThere = (table: DeletableTable, userId: number): SQL | undefined =>
  and(eq(table.userId, userId), isNull(table.deletedAt));

/** The person's rows that can still be brought back. */
export const isDeleted = (table: DeletableTable, userId: number): SQL | undefined =>
  and(eq(table.userId, userId), isNotNull(table.deletedAt));

/** @returns false where the person has no such row, or it is deleted already */
export async function deleteRow(
  db: Database,
  table: DeletableTable,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: now })
    .where(and(isThere(table, userId), eq(table.id, id)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** @returns nothing where the person has deleted no such row, or it is gone for good */
export async function restoreRow<Table extends DeletableTable>(
  db: Database,
  table: Table,
  userId: number,
  id: number,
): Promise<Table["$inferSelect"] | undefined> {
  const [row] = await db
    .update(table as DeletableTable)
    .set({ deletedAt: null })
    .where(and(isDeleted(table, userId), eq(table.id, id)))
    .returning();
  return row;
}

/**
 * Removes for good what was deleted before that instant, whoever's it is.
 * @returns how many rows
 */
export async function purgeRows(
  db: Database,
  table: DeletableTable,
  before: Date,
): Promise<number> {
  const rows = await db
    .delete(table)
    .where(lt(table.deletedAt, before))
    .returning({ id: table.id });
  return rows.length;
}
