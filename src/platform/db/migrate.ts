// Brings the tables up to date. Drizzle's migrator takes no lock of its own, and
// several instances may start at once.
import { existsSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { DatabaseError } from "./database-error.ts";
import { explainPooler, requireOwnConnection } from "./pooler.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../migrations");
// Any number that nothing else on the same server takes: "berea" in letters of a telephone.
const LOCK = 23732;
const LOCK_TIMEOUT = "60s";
/** Long, since a process that starts is busy with itself and may read an answer late. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Applies the migrations that are missing, one instance at a time.
 * @throws DatabaseError where a pooler in front of the server would lose the lock
 * @throws when the server cannot be reached, or a migration fails (nothing of it is then applied)
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  if (!existsSync(FOLDER)) {
    throw new DatabaseError(`The folder ${FOLDER} is missing. Copy Berea's files here once more.`);
  }
  const client = await open(connectionString);
  try {
    await requireOwnConnection(client, () => open(connectionString));
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: FOLDER });
  } finally {
    // Ending the connection gives the lock back.
    await client.end().catch(() => {});
  }
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: "berea migration",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks rejects the query that waits on it.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw explainPooler(error);
  }
}
