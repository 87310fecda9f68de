// Rows that carry an id made before they were stored, such as by the device
// that began to write. A call that is sent again, since its answer was lost,
// finds the row that it added the first time.
import { and, eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { addWithinLimit, type RowLimit } from "./row-limit.ts";
import { type DeletableTable, restoreRow } from "./trash.ts";

export interface OnceTarget {
  readonly table: DeletableTable;
  /** Unique for each user. */
  readonly key: PgColumn;
  readonly limit: RowLimit;
}

/**
 * Adds a row; one with that key is restored if it was deleted, since the device
 * still writes on it, and otherwise left as it is.
 * @param insert returns the new row's id
 * @returns the row's id
 * @throws UserError 400 where there are too many
 */
export function addOnce(
  db: Database,
  target: OnceTarget,
  userId: number,
  value: string | null | undefined,
  insert: (tx: Database) => Promise<number | undefined>,
): Promise<number> {
  return addWithinLimit(db, target.limit, userId, async (tx) => {
    const stored = await findStored(tx, target, userId, value);
    if (stored) return { row: stored.id, isMore: stored.isRestored };
    const id = await insert(tx);
    if (id === undefined) throw new Error(`No row was added: ${target.limit.name}`);
    return { row: id, isMore: true };
  });
}

/** The row with that key, restored if it was deleted. To be called within `addWithinLimit`. */
export async function findStored(
  tx: Database,
  { table, key }: OnceTarget,
  userId: number,
  value: string | null | undefined,
): Promise<{ readonly id: number; readonly isRestored: boolean } | undefined> {
  if (!value) return undefined;
  const [row] = await tx
    .select({ id: table.id, deletedAt: table.deletedAt })
    .from(table)
    .where(and(eq(table.userId, userId), eq(key, value)));
  if (!row) return undefined;
  const id = Number(row.id);
  const isRestored = row.deletedAt !== null;
  if (isRestored) await restoreRow(tx, table, userId, id);
  return { id, isRestored };
}
