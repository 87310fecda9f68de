// The one way to people's data: a pool of connections and Drizzle on top.
// A database that is away never stops the start: Scripture needs none of it.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log.ts";
import { isDatabaseAway } from "./failures.ts";
import { migrateDatabase } from "./migrate.ts";

/** What a store's functions take: the database, or a transaction on it. */
export type Database = Pick<
  NodePgDatabase,
  | "select"
  | "selectDistinct"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "$count"
  | "with"
>;

export type Pool = pg.Pool;

export interface OpenDatabase {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  /** Whether it answers and its tables are as this code wants them. */
  readonly isReady: () => Promise<boolean>;
  /** Fulfilled once the tables are there; a database that is away is waited for. */
  readonly migrated: Promise<void>;
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const RETRY_MS = 2_000;

/** Opens the pool at once and brings the tables up to date in the background. */
export function openDatabase(options: {
  connectionString: string;
  log: Log;
  poolSize?: number;
}): OpenDatabase {
  const { connectionString, log } = options;
  const { pool, db } = connect(connectionString, log, options.poolSize);

  let isMigrated = false;
  const leaving = new AbortController();
  const migrated = migrateWhenReachable(connectionString, log, leaving.signal).then(() => {
    isMigrated = true;
  });
  // Whoever waits for it hears of the failure; without anyone the log has it.
  migrated.catch((error: unknown) => {
    if (!leaving.signal.aborted)
      log.fatal({ err: error }, "the tables could not be brought up to date");
  });

  return {
    db,
    pool,
    migrated,
    isReady: async () => {
      if (!isMigrated) return false;
      try {
        await pool.query("select 1");
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      leaving.abort();
      await migrated.catch(() => {});
      await pool.end();
    },
  };
}

/** A pool and Drizzle on it; nothing is connected until it is asked. */
export function connect(connectionString: string, log: Log, poolSize = POOL_SIZE) {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: "berea",
  });
  // An idle connection that breaks is replaced; unheard, it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  return { pool, db: drizzle(pool, { casing: "snake_case" }) };
}

async function migrateWhenReachable(
  connectionString: string,
  log: Log,
  leaving: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await migrateDatabase(connectionString);
    } catch (error) {
      if (leaving.aborted || !isDatabaseAway(error)) throw error;
      log.error({ err: error }, "the database is away; trying again");
      await wait(RETRY_MS, leaving);
    }
  }
}

function wait(ms: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    leaving.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
