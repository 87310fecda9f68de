// Brings the tables up to date. Drizzle's migrator takes no lock of its own, and
// several instances may start at once.
import { existsSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { DatabaseError } from "./database-error.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../migrations");
// Any number that nothing else on the same server takes: "berea" in letters of a telephone.
const LOCK = 23732;
const LOCK_TIMEOUT = "60s";

/**
 * Applies the migrations that are missing, one instance at a time.
 * @throws when the server cannot be reached, or a migration fails (nothing of it is then applied)
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  if (!existsSync(FOLDER)) {
    throw new DatabaseError(`The folder ${FOLDER} is missing. Copy Berea's files here once more.`);
  }
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // A connection that breaks rejects the query that waits on it.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: FOLDER });
  } finally {
    // Ending the connection gives the lock back.
    await client.end().catch(() => {});
  }
}
