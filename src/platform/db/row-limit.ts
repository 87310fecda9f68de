// How many rows of one kind a user may have. Counting and adding are one step:
// counted outside the transaction, twenty calls at once would all find room for one.
import { sql } from "drizzle-orm";
import { UserError } from "../errors.ts";
import type { Database } from "./database.ts";

export interface RowLimit {
  /** Unique among the limits; names the lock. */
  readonly name: string;
  readonly max: number;
  /** The error message for a user who has that many. */
  readonly sentence: string;
  readonly count: (db: Database, userId: number) => Promise<number>;
}

export interface AddedRow<Row> {
  readonly row: Row;
  /** False where nothing was added, such as for a call that is sent again. */
  readonly isMore: boolean;
}

/**
 * Runs `work` in a transaction while nobody else, on any instance, adds to this
 * user's rows; what it added is rolled back where there are then too many.
 * @throws UserError 400 with the limit's sentence
 */
export function addWithinLimit<Row>(
  db: Database,
  limit: RowLimit,
  userId: number,
  work: (tx: Database) => Promise<AddedRow<Row>>,
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
