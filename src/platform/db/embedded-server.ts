// PostgreSQL out of npm, run by Berea in its own data folder.

import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { chooseServerAccount } from "./embedded/account.ts";
import { clusterPaths, ensureCluster, SUPERUSER } from "./embedded/cluster.ts";
import { withFolderLock } from "./embedded/folder-lock.ts";
import {
  isPostmasterOf,
  launchPostmaster,
  readPostmasterFile,
  stopPostmaster,
} from "./embedded/postmaster.ts";
import { findPostgresProgram } from "./embedded/program.ts";

export interface EmbeddedServer {
  readonly connectionString: string;
  /** Leaves the server; the last Berea on the folder stops it. */
  stop(): Promise<void>;
}

const DATABASE = "berea";
const KEEPER_LOCK = 7_235_011;
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  max_parallel_workers_per_gather: "0",
  jit: "off",
};

export async function startEmbeddedServer(options: {
  dataDir: string;
  log: Log;
  /** False gives up safety on power failure for speed; for tests. */
  isDurable?: boolean;
}): Promise<EmbeddedServer> {
  const { dataDir, isDurable = true } = options;
  await mkdir(dataDir, { recursive: true });
  const paths = clusterPaths(dataDir);
  const program = await findPostgresProgram();

  return withFolderLock(paths.lockFile, async () => {
    const account = await chooseServerAccount(dataDir);
    const password = await ensureCluster({ dataDir, program, account, isDurable });
    let port = await findRunningPort(paths.cluster);
    if (port === undefined) {
      port = await findFreePort();
      await launchPostmaster({
        program,
        account,
        cluster: paths.cluster,
        port,
        settings: isDurable
          ? settings
          : { ...settings, fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
        logFile: paths.logFile,
      });
    }
    const keeper = await connectKeeper(port, password);
    await ensureDatabase(keeper, password);
    return {
      connectionString: `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`,
      stop: () =>
        withFolderLock(paths.lockFile, async () => {
          await keeper.query("select pg_advisory_unlock_shared($1)", [KEEPER_LOCK]);
          const { rows } = await keeper.query("select pg_try_advisory_lock($1) as alone", [
            KEEPER_LOCK,
          ]);
          await keeper.end();
          if (rows[0].alone) await stopPostmaster(paths.cluster);
        }),
    };
  });
}

async function findRunningPort(cluster: string): Promise<number | undefined> {
  const file = await readPostmasterFile(cluster);
  return file && (await isPostmasterOf(cluster, file.pid)) ? file.port : undefined;
}

async function connectKeeper(port: number, password: string): Promise<pg.Client> {
  const keeper = new pg.Client({
    host: "127.0.0.1",
    port,
    user: SUPERUSER,
    password,
    database: "postgres",
    application_name: "berea keeper",
    keepAlive: true,
  });
  keeper.on("error", () => undefined);
  await keeper.connect();
  await keeper.query("select pg_advisory_lock_shared($1)", [KEEPER_LOCK]);
  return keeper;
}

async function ensureDatabase(keeper: pg.Client, password: string): Promise<void> {
  const roles = await keeper.query("select 1 from pg_roles where rolname = $1", [DATABASE]);
  if (roles.rowCount === 0) {
    await keeper.query(
      `create role ${DATABASE} login createdb password ${keeper.escapeLiteral(password)}`,
    );
  }
  const found = await keeper.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (found.rowCount === 0) await keeper.query(`create database ${DATABASE} owner ${DATABASE}`);
}

/** A port below those that systems hand out to outgoing connections, so that it can be had again. */
async function findFreePort(): Promise<number> {
  while (true) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    if (await isFree(port)) return port;
    await sleep(1);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}
