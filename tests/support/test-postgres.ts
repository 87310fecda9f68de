// The PostgreSQL of one test run: a server of our own in a temporary folder, or
// the one that TEST_DATABASE_URL names, so that the same suite holds on both.
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { placeIn } from "#src/platform/db/embedded/cluster.ts";
import { findPostmaster, isAlive } from "#src/platform/db/embedded/postmaster.ts";
import { startEmbeddedServer } from "#src/platform/db/embedded-server.ts";
import { migrateDatabase } from "#src/platform/db/migrate.ts";
import { createLog } from "#src/platform/log.ts";
import { HOUR_MS } from "#src/shared/calendar/durations.ts";

const FOLDER_PREFIX = "berea-test-";
const DATABASE_PREFIX = "berea_test_";
const STALE_MS = 6 * HOUR_MS;

export interface TestPostgres {
  /** Where databases are made and dropped from. */
  readonly connectionString: string;
  /** Every database of this run begins with it. */
  readonly prefix: string;
  /** An empty database with all tables, to be copied and never connected to. */
  readonly template: string;
  readonly remove: () => Promise<void>;
}

export async function startTestPostgres(externalUrl: string | undefined): Promise<TestPostgres> {
  const server = externalUrl
    ? { connectionString: externalUrl, remove: async () => {} }
    : await startTemporaryServer();
  try {
    return await makeTemplate(server);
  } catch (error) {
    await server.remove();
    throw error;
  }
}

async function startTemporaryServer() {
  await removeForsakenServers();
  // The number says whose it is to those who clear away after a killed run.
  const dataDir = await mkdtemp(path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  // As root the server runs as another user, who must be able to enter.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedServer({ dataDir, log: createLog("silent"), isDurable: false });
  return {
    connectionString: server.connectionString,
    remove: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function removeForsakenServers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = /^berea-test-(\d+)-/.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const dataDir = path.join(tmpdir(), name);
    const forsaken = await findPostmaster(placeIn(dataDir).cluster);
    if (forsaken) process.kill(forsaken.pid, "SIGQUIT");
    // It may still be writing for a moment; and it may be another user's.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
}

async function makeTemplate(server: {
  connectionString: string;
  remove: () => Promise<void>;
}): Promise<TestPostgres> {
  const { connectionString } = server;
  const startedAt = Date.now().toString(36);
  const prefix = `${DATABASE_PREFIX}${startedAt}_${randomBytes(3).toString("hex")}_`;
  const template = `${prefix}template`;
  await dropDatabases(connectionString, isForsakenDatabase);
  await withClient(connectionString, (client) => client.query(`create database ${template}`));
  await migrateDatabase(nameDatabase(connectionString, template));
  return {
    connectionString,
    prefix,
    template,
    remove: async () => {
      await dropDatabases(connectionString, (name) => name.startsWith(prefix));
      await server.remove();
    },
  };
}

/** A killed run leaves its databases on a server that outlives it. */
function isForsakenDatabase(name: string): boolean {
  const startedAt = /^berea_test_([0-9a-z]+)_/.exec(name)?.[1];
  return startedAt !== undefined && Date.now() - Number.parseInt(startedAt, 36) > STALE_MS;
}

async function dropDatabases(
  connectionString: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ datname: string }>("select datname from pg_database");
    for (const { datname } of rows) {
      if (isWanted(datname))
        await client.query(`drop database if exists "${datname}" with (force)`);
    }
  });
}

export function nameDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
