// The database in a data folder, beside the Berea that runs it.
import { readFile, rm } from "node:fs/promises";
import pg from "pg";
import { placeIn } from "../../src/postgres/cluster.ts";
import { findPostmaster } from "../../src/postgres/postmaster.ts";

/** @returns the process id of the PostgreSQL that runs on the folder, if one does */
export async function findServerPid(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(placeIn(dataDir).cluster))?.pid;
}

/** Also ends the PostgreSQL that a killed Berea has left behind on it. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const pid = await findServerPid(dataDir);
  if (pid) process.kill(pid, "SIGQUIT");
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}

/** Where an ordinary client reaches the database of the folder. */
export async function readConnectionString(dataDir: string): Promise<string> {
  const { cluster, passwordFile } = placeIn(dataDir);
  const running = await findPostmaster(cluster);
  if (!running) throw new Error(`No PostgreSQL runs on ${dataDir}`);
  const password = (await readFile(passwordFile, "utf8")).trim();
  return `postgres://berea:${password}@127.0.0.1:${running.port}/berea`;
}

export async function query(
  connectionString: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Gives everybody what a paid subscription gives, without the paying. */
export async function makeAllPremium(connectionString: string): Promise<void> {
  await query(connectionString, "update users set subscription_status = 'active'");
}
