// What a feature's server gives to the whole. Each `features/x/server/index.ts`
// makes one, `server/compose.ts` lists them, and all that concerns every feature
// is gathered from that list.
import type { Database } from "./db/database.ts";
import type { ApiRouter } from "./http/router.ts";
import type { Worker } from "./jobs/jobs.ts";

/**
 * Reads a user's part of the export: all that they wrote or chose, deleted items
 * included while they are stored, readable and without secrets. A long list is an
 * AsyncIterable, read while it is written (see `writeJsonPieces`).
 */
type ReadPersonalData = (db: Database, userId: number) => Promise<unknown>;

/** By the name that the part has in the export. */
export type PersonalData = Readonly<Record<string, ReadPersonalData>>;

/** What a feature has none of, it leaves out. */
export interface FeatureModule {
  /**
   * Calls under `/api`. They are mounted behind the guards of `server/api.ts` and
   * in the order of the list, so that no feature guards its own prefix.
   */
  readonly apis?: readonly ApiRouter[];
  /** Pages outside the site's own bundle, such as those that a link in a mail opens. */
  readonly pages?: readonly ApiRouter[];
  /** Work that outlives a request or runs by the clock; each must bear to run twice. */
  readonly workers?: readonly Worker[];
  /** Every table with rows of a user is in one of these parts, or `server/personal-data.test.ts` says why not. */
  readonly exportPersonalData?: PersonalData;
  /**
   * Before an account is deleted: ends what the user has outside the database. Rows
   * need none of it, since their foreign keys delete them with the account. May run
   * again for the same user. If it throws, the account is not deleted.
   */
  readonly purge?: (userId: number) => Promise<void>;
  /** At each start, once the tables are there. Never throws. */
  readonly prepare?: () => Promise<void>;
}
