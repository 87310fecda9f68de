// Rows that their user can delete, and restore until a job purges them.
import { and, desc, eq, getTableName, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Database } from "./database.ts";
import { addWithinLimit, type RowLimit } from "./row-limit.ts";

export type DeletableTable = PgTable & {
  readonly id: PgColumn;
  readonly userId: PgColumn;
  /** Null while the row is not deleted. */
  readonly deletedAt: PgColumn;
};

/** The user's rows without the deleted ones. */
export const isNotDeleted = (table: DeletableTable, userId: number): SQL | undefined =>
  and(eq(table.userId, userId), isNull(table.deletedAt));

/** The user's deleted rows, which can still be restored. */
export const isDeleted = (table: DeletableTable, userId: number): SQL | undefined =>
  and(eq(table.userId, userId), isNotNull(table.deletedAt));

export const latestDeletedFirst = ({ deletedAt, id }: DeletableTable): SQL[] => [
  desc(deletedAt),
  desc(id),
];

/** How many rows a user may have in a table; deleted ones do not count. */
export const limitRows = (table: DeletableTable, max: number, sentence: string): RowLimit => ({
  name: getTableName(table),
  max,
  sentence,
  count: (db, userId) => db.$count(table, isNotDeleted(table, userId)),
});

/** Every query is scoped by user, except the purge. */
export interface Trash<Row> {
  /** @returns false where the user has no such row, or it is deleted already */
  readonly softDelete: (db: Database, userId: number, id: number, now: Date) => Promise<boolean>;
  /** The latest deleted first. */
  readonly list: (db: Database, userId: number) => Promise<Row[]>;
  /**
   * @returns nothing where the user has deleted no such row, or it has been purged
   * @throws UserError 400 where the user has too many without it
   */
  readonly restore: (db: Database, userId: number, id: number) => Promise<Row | undefined>;
  /** Removes for good what any user deleted before that instant. */
  readonly purge: (db: Database, before: Date) => Promise<void>;
}

export function createTrash<Table extends DeletableTable>(
  table: Table,
  limit: RowLimit,
): Trash<Table["$inferSelect"]> {
  // What is read from or written to a table of a type parameter, Drizzle cannot type.
  const rows: DeletableTable = table;
  return {
    softDelete: async (db, userId, id, now) => {
      const deleted = await db
        .update(rows)
        .set({ deletedAt: now })
        .where(and(isNotDeleted(rows, userId), eq(rows.id, id)))
        .returning({ id: rows.id });
      return deleted.length > 0;
    },
    list: (db, userId) =>
      db
        .select()
        .from(rows)
        .where(isDeleted(rows, userId))
        .orderBy(...latestDeletedFirst(rows)),
    restore: (db, userId, id) =>
      addWithinLimit(db, limit, userId, async (tx) => {
        const row = await restoreRow(tx, rows, userId, id);
        return { row, isMore: row !== undefined };
      }),
    purge: async (db, before) => {
      await db.delete(rows).where(lt(rows.deletedAt, before));
    },
  };
}

/** For a caller that looks after the limit itself. */
export async function restoreRow(
  tx: Database,
  table: DeletableTable,
  userId: number,
  id: number,
): Promise<DeletableTable["$inferSelect"] | undefined> {
  const [row] = await tx
    .update(table)
    .set({ deletedAt: null })
    .where(and(isDeleted(table, userId), eq(table.id, id)))
    .returning();
  return row;
}
