// The database of the Berea that is configured here, for the operator's commands.
import { readConfig } from "../src/platform/config.ts";
import { connect } from "../src/platform/db/database.ts";
import { createLog } from "../src/platform/log.ts";
import { startOwnServer } from "../src/postgres/start-own-server.ts";

export async function openConfiguredDatabase() {
  const config = readConfig();
  const log = createLog("error");
  const own = config.databaseUrl ? undefined : await startOwnServer({ ...config, log });
  const connectionString = config.databaseUrl ?? own?.server.connectionString ?? "";
  const { pool, db } = connect(connectionString, log, 2);
  return {
    config,
    log,
    connectionString,
    db,
    pool,
    close: async () => {
      await pool.end();
      await own?.server.stop();
    },
  };
}
