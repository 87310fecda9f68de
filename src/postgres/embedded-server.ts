// PostgreSQL out of npm, run by Berea in its own data folder. Several Bereas on
// one folder share one server; it comes back when it is killed, and the last who
// leaves stops it.
import { realpath } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#src/platform/log.ts";
import {
  chooseServerAccount,
  ensureDataDir,
  giveToOwner,
  requireReach,
  type ServerAccount,
} from "./account.ts";
import { type ClusterPlace, type ClusterTools, placeIn } from "./cluster.ts";
import { explainFailure } from "./explain.ts";
import { ensureLockFile, isShared, takeShare, withFolderLock } from "./folder-lock.ts";
import { askPostmasterToStop, shortenLog, stopPostmaster } from "./postmaster.ts";
import { findPostgresProgram } from "./program.ts";
import { type RunningServer, serve } from "./serve.ts";

export interface EmbeddedServer {
  /** Of an ordinary user who owns the database; the same as long as this runs. */
  readonly connectionString: string;
  /** Leaves the server; the last to leave stops it. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
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
    const { place, account } = await prepare(options.dataDir);
    return await withFolderLock(place.lockFile, async () => {
      const program = await findPostgresProgram(account, place.dataDir);
      const tools = { program, account, isDurable };
      const keeper = await serve(place, tools);
      log.info({ port: keeper.port }, "PostgreSQL is running");
      return stayWith(keeper, place, tools, log);
    });
  } catch (error) {
    throw await explainFailure(error, options.dataDir);
  }
}

async function prepare(givenDir: string): Promise<{ place: ClusterPlace; account: ServerAccount }> {
  await ensureDataDir(path.resolve(givenDir));
  const dataDir = await realpath(givenDir);
  const place = placeIn(dataDir);
  const account = await chooseServerAccount(dataDir, place.cluster);
  await requireReach(account, dataDir);
  for (const file of [place.lockFile, place.usersFile]) {
    if (await ensureLockFile(file)) await giveToOwner(dataDir, file);
  }
  return { place, account };
}

/** Uses the server from now on, bringing it back whenever it is lost, until it is left. */
function stayWith(
  first: RunningServer,
  place: ClusterPlace,
  tools: ClusterTools,
  log: Log,
): EmbeddedServer {
  const share = takeShare(place.usersFile);
  const leaving = new AbortController();
  let keeper = first;
  let isGone = false;
  let returning: Promise<void> | undefined;

  async function bringBack(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!leaving.signal.aborted) {
      try {
        keeper = await withFolderLock(place.lockFile, () => serve(place, tools, first.port));
        isGone = false;
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
      isGone = true;
      if (leaving.signal.aborted) return;
      log.error("PostgreSQL ended unexpectedly and is started again");
      returning = bringBack();
      await returning;
    }
  }

  // A process that ends without leaving cannot wait any more, but it can signal the server.
  function leaveAtOnce(): void {
    if (isGone || isShared(place.lockFile) || !share.release()) return;
    askPostmasterToStop(place.cluster);
  }

  async function leave(): Promise<void> {
    leaving.abort();
    clearInterval(shortening);
    process.off("exit", leaveAtOnce);
    await returning;
    await withFolderLock(place.lockFile, async () => {
      await keeper.close();
      if (share.release()) await stopPostmaster(place, tools);
    });
    await staying;
  }

  process.once("exit", leaveAtOnce);
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
