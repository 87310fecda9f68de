// How many rows of one kind a person may have. Counting and adding are one
// thing: counted outside, twenty calls at once would all find room for one.
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { UserError } from "../errors.ts";
import type { Database } from "./database.ts";
import { type DeletableTable, restoreRow } from "./deletable.ts";

export interface RowLimit {
  /** Unlike any other limit's; names the lock. */
  readonly name: string;
  readonly max: number;
  /** What somebody is told who has that many. */
  readonly sentence: string;
  readonly count: (db: Database, userId: number) => Promise<number>;
}

export interface KeptRow<Row> {
  readonly row: Row;
  /** False where nothing was added, such as for a call that is sent again. */
  readonly isMore: boolean;
}

/**
 * Runs `work` in a transaction while nobody else, on any instance, adds to this
 * person's rows; what it added is undone where there are then too many.
 * @throws UserError 400 with the limit's sentence
 */
export function keepWithinLimit<Row>(
  db: Database,
  limit: RowLimit,
  userId: number,
  work: (tx: Database) => Promise<KeptRow<Row>>,
): Promise<Row> {
  return db.transaction(async (tx) => {
    // Ends with the transaction, so that a pooler between us and PostgreSQL does no harm.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${limit.name}), ${userId})`);
    const { row, isMore } = await work(tx);
    if (isMore && (await limit.count(tx, userId)) > limit.max) {
      throw new UserError("invalid", limit.sentence);
    }
    return row;
  });
}

/** As `restoreRow`; throws as `keepWithinLimit` does. */
export const restoreWithinLimit = <Table extends DeletableTable>(
  db: Database,
  limit: RowLimit,
  table: Table,
  userId: number,
  id: number,
): Promise<Table["$inferSelect"] | undefined> =>
  keepWithinLimit(db, limit, userId, async (tx) => {
    const row = await restoreRow(tx, table, userId, id);
    return { row, isMore: row !== undefined };
  });

/**
 * Finds the row that an earlier call with the same draft has stored, for a
 * client that did not hear the answer. A row that was deleted since is brought
 * back: the device still writes on it. To be asked within `keepWithinLimit`.
 */
export async function findStored(
  tx: Database,
  table: DeletableTable & { readonly draftId: PgColumn },
  userId: number,
  draftId: string | undefined,
): Promise<{ readonly id: number; readonly isBroughtBack: boolean } | undefined> {
  if (draftId === undefined) return undefined;
  const [row] = await tx
    .select({ id: table.id, deletedAt: table.deletedAt })
    .from(table as DeletableTable)
    .where(and(eq(table.userId, userId), eq(table.draftId, draftId)));
  if (!row) return undefined;
  const id = Number(row.id);
  const isBroughtBack = row.deletedAt !== null;
  if (isBroughtBack) await restoreRow(tx, table, userId, id);
  return { id, isBroughtBack };
}
