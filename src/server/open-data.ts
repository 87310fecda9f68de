// The database with its jobs, the mail and the secret: all that what people write needs.
import type { Config } from "#src/platform/config.ts";
import { openDatabase } from "#src/platform/db/database.ts";
import { openJobs } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import { openMailer } from "#src/platform/mail/open-mailer.ts";
import type { Metrics } from "#src/platform/metrics.ts";
import { ensureSecret } from "#src/platform/secrets.ts";
import { explainFailure } from "#src/postgres/explain.ts";
import { startOwnServer } from "#src/postgres/start-own-server.ts";
import type { Features } from "./compose.ts";

export async function openData(config: Config, log: Log, metrics: Metrics) {
  // First, since it makes the folder as its own user needs it.
  const own = config.databaseUrl ? undefined : await startOwn(config, log);
  const dataDir = own?.dataDir ?? config.dataDir;
  const appSecret = config.appSecret ?? (await findSecret(dataDir));
  const connectionString = config.databaseUrl ?? own?.server.connectionString ?? "";
  const database = openDatabase({
    connectionString,
    log,
    metrics,
    dataDir: own?.dataDir,
  });
  const jobs = openJobs({ connectionString, log, metrics });
  const mailer = openMailer({ ...config, dataDir });
  let areJobsRunning = false;
  return {
    db: database.db,
    pool: database.pool,
    jobs,
    mailer,
    appSecret,
    findFault: async () =>
      (await database.findFault()) ?? (areJobsRunning ? undefined : "The jobs have not begun."),
    startJobs: async ({ workers, prepare }: Pick<Features, "workers" | "prepare">) => {
      await database.migrated;
      await prepare();
      await jobs.start(workers);
      areJobsRunning = true;
    },
    close: async () => {
      await jobs.stop();
      await mailer.close();
      await database.close();
      await own?.server.stop();
    },
  };
}

async function findSecret(dataDir: string): Promise<string> {
  try {
    return ensureSecret(dataDir);
  } catch (error) {
    throw await explainFailure(error, dataDir);
  }
}

async function startOwn(config: Config, log: Log) {
  const own = await startOwnServer({ ...config, log });
  if (own.dataDir !== config.dataDir) {
    process.stdout.write(
      `\n  ${config.dataDir} is closed to the user that PostgreSQL runs as.\n  What people write is stored in ${own.dataDir}. DATA_DIR names another place.\n`,
    );
  }
  return own;
}
