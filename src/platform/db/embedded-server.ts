// PostgreSQL out of npm, run by Berea in its own data folder. Several Bereas on
// one folder share one server; it comes back when it is killed, and the last who
// leaves stops it.
import { realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import {
  chooseServerAccount,
  ensureDataDir,
  giveToOwner,
  requireReach,
} from "./embedded/account.ts";
import { type ClusterPlace, type ClusterTools, placeIn } from "./embedded/cluster.ts";
import { explainFailure } from "./embedded/explain.ts";
import { withFolderLock } from "./embedded/folder-lock.ts";
import { shortenLog } from "./embedded/postmaster.ts";
import { findPostgresProgram } from "./embedded/program.ts";
import { type Keeper, serve } from "./embedded/serve.ts";

export interface EmbeddedServer {
  /** Of an ordinary user who owns the database; the same as long as this runs. */
  readonly connectionString: string;
  /** Leaves the server; whoever leaves last stops it. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const SHORTEN_LOG_MS = 3_600_000;

/**
 * Starts PostgreSQL on `dataDir`/postgres, or joins the server that runs there.
 * @throws DatabaseError with a sentence that says what to do
 */
export async function startEmbeddedServer(options: {
  dataDir: string;
  log: Log;
  /** False gives up what only a power failure asks for; for tests. */
  isDurable?: boolean;
}): Promise<EmbeddedServer> {
  const { log, isDurable = true } = options;
  try {
    const { place, tools } = await prepare(options.dataDir, isDurable);
    const serveLocked = (port?: number): Promise<Keeper> =>
      withFolderLock(place.lockFile, () => serve(place, tools, port));
    const keeper = await serveLocked();
    log.info({ port: keeper.port }, "PostgreSQL is running");
    return stayWith(keeper, place, serveLocked, log);
  } catch (error) {
    throw await explainFailure(error, options.dataDir);
  }
}

async function prepare(
  givenDir: string,
  isDurable: boolean,
): Promise<{ place: ClusterPlace; tools: ClusterTools }> {
  await ensureDataDir(path.resolve(givenDir));
  const dataDir = await realpath(givenDir);
  const place = placeIn(dataDir);
  const account = await chooseServerAccount(dataDir, place.cluster);
  await requireReach(account, dataDir);
  await writeFile(place.lockFile, "", { flag: "a", mode: 0o600 });
  await giveToOwner(dataDir, place.lockFile);
  const program = await findPostgresProgram(account, dataDir);
  return { place, tools: { program, account, isDurable } };
}

function stayWith(
  first: Keeper,
  place: ClusterPlace,
  serveLocked: (port: number) => Promise<Keeper>,
  log: Log,
): EmbeddedServer {
  const leaving = new AbortController();
  let keeper = first;
  let returning: Promise<void> | undefined;

  async function bringBack(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!leaving.signal.aborted) {
      try {
        keeper = await serveLocked(first.port);
        log.info({ port: keeper.port }, "PostgreSQL is back");
        return;
      } catch (error) {
        log.error({ err: await explainFailure(error, place.dataDir) }, "PostgreSQL is not back");
      }
      await sleep(pauseMs, undefined, { signal: leaving.signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  async function stay(): Promise<void> {
    while (true) {
      await keeper.lost;
      if (leaving.signal.aborted) return;
      log.error("PostgreSQL ended unexpectedly and is started again");
      returning = bringBack();
      await returning;
    }
  }

  async function leave(): Promise<void> {
    leaving.abort();
    clearInterval(shortening);
    await returning;
    await withFolderLock(place.lockFile, () => keeper.leave());
    await staying;
  }

  const staying = stay();
  const shortening = setInterval(() => {
    shortenLog(place.logFile).catch((error: unknown) => {
      log.warn({ err: error }, "PostgreSQL's log could not be shortened");
    });
  }, SHORTEN_LOG_MS).unref();
  let left: Promise<void> | undefined;
  return {
    connectionString: first.connectionString,
    stop: () => {
      left ??= leave();
      return left;
    },
  };
}
