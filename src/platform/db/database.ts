// The one way to people's data: a pool of connections and Drizzle on top.
// A database that is away never stops the start: Scripture needs none of it.
import { drizzle, type NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { DatabaseError } from "./database-error.ts";
import { isDatabaseAway } from "./failures.ts";
import { migrateDatabase } from "./migrate.ts";
import { openPool, type Pool, type PoolClient, type PoolOptions } from "./pool.ts";
import { createFaultFinder } from "./readiness.ts";

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

export type { Pool };

export interface OpenDatabase {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  /** A sentence on what prevents it from saving what people write; nothing while all is well. */
  readonly findFault: () => Promise<string | undefined>;
  /** Fulfilled once the tables are there; a database that is away is waited for. */
  readonly migrated: Promise<void>;
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 10;
const dialect = new PgDialect({ casing: "snake_case" });
const RETRY_MS = 2_000;

/** Opens the pool at once and brings the tables up to date in the background. */
export function openDatabase(options: {
  connectionString: string;
  log: Log;
  metrics?: Metrics;
  /** The data folder of a server of our own. */
  dataDir?: string | undefined;
}): OpenDatabase {
  const { connectionString, log, metrics, dataDir } = options;
  const { pool, db } = connect(connectionString, log, POOL_SIZE, {
    onSilence: (isSilent) => metrics?.databaseSilent.set(isSilent ? 1 : 0),
  });

  const findFault = createFaultFinder({ db, dataDir });
  let isMigrated = false;
  const leaving = new AbortController();
  const migrated = migrateWhenReachable(connectionString, log, leaving.signal).then(() => {
    isMigrated = true;
  });
  // Callers that wait for it get the failure; without any the log has it.
  migrated.catch((error: unknown) => {
    if (!leaving.signal.aborted)
      log.fatal({ err: error }, "the tables could not be brought up to date");
  });

  return {
    db,
    pool,
    migrated,
    findFault: async () =>
      (await findFault()) ?? (isMigrated ? undefined : "The tables are being brought up to date."),
    close: async () => {
      leaving.abort();
      await migrated.catch(() => {});
      await pool.end();
    },
  };
}

/** A pool and Drizzle on it; nothing is connected until it is asked. */
export function connect(
  connectionString: string,
  log: Log,
  size = POOL_SIZE,
  options: Pick<PoolOptions, "queryTimeoutMs" | "onSilence"> = {},
) {
  const pool = openPool({ connectionString, log, size, ...options });
  const db = drizzle(pool, { casing: "snake_case" });
  db.transaction = (work, config) =>
    holdConnection(pool, (client) =>
      new NodePgSession<Record<string, never>, Record<string, never>>(
        client,
        dialect,
        undefined,
      ).transaction(work, config),
    );
  return { pool, db };
}

/**
 * Drizzle's own way takes a connection too, but holds it for ever where the
 * transaction cannot begin.
 */
async function holdConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let loss: Error | undefined;
  const note = (error: Error): void => {
    loss ??= error;
  };
  client.on("error", note);
  try {
    return await work(client);
  } catch (error) {
    // What follows a loss says only that nothing can be asked any more.
    throw loss && isDatabaseAway(error) ? loss : error;
  } finally {
    client.off("error", note);
    client.release();
  }
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
      const isHopeless = error instanceof DatabaseError || !isDatabaseAway(error);
      if (leaving.aborted || isHopeless) throw error;
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
