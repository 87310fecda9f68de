// What an export holds and what a deletion must do first: each feature brings
// its part.
import type { Database } from "#src/platform/db/database.ts";

export interface PersonalDataPart {
  /** Names the part in the export. */
  readonly name: string;
  /**
   * All that the person wrote or chose there, readable, without secrets. A long
   * list is an AsyncIterable, read while it is written (see `writeJsonPieces`).
   */
  readonly read: (db: Database, userId: number) => Promise<unknown>;
}

/** Runs before an account is erased; throwing keeps the account. */
export type BeforeDeletion = (userId: number) => Promise<void>;
