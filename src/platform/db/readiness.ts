// Whether what people write can be saved: asked by the balancer that sends
// visitors here, as often as it likes.
import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { findState } from "./failures.ts";
import { rateLimits } from "./tables.ts";

/** PostgreSQL writes ahead in files of 16 MB; without room for the next two it soon ends. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const WRITE_EVERY_MS = 5_000;
// PostgreSQL, appendix A.
const DISK_FULL = "53100";
const READ_ONLY = "25006";
const NO_SUCH_TABLE = "42P01";

/**
 * Gives a question whose answer is a sentence on what is wrong, or nothing.
 * @param ports.dataDir where Berea's own server stores its data; absent for one elsewhere
 */
export function createFaultFinder(ports: {
  db: Database;
  dataDir: string | undefined;
}): () => Promise<string | undefined> {
  const { db, dataDir } = ports;
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    if (performance.now() - writtenAt < WRITE_EVERY_MS) {
      await db.execute(sql`select 1`);
      return;
    }
    const askedAt = performance.now();
    await writeOnce(db);
    writtenAt = askedAt;
  }

  let asking: Promise<string | undefined> | undefined;
  return () => {
    asking ??= findFault().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  async function findFault(): Promise<string | undefined> {
    if (dataDir && (await isNearlyFull(dataDir))) {
      return "The disk that holds the data folder is nearly full. Make room on it.";
    }
    return ask().then(() => undefined, describeFault);
  }
}

function describeFault(error: unknown): string {
  const state = findState(error);
  if (state === DISK_FULL) return "The database's disk is full. Make room on it.";
  if (state === READ_ONLY) {
    return "The database takes no changes: it is a replica, or was made read-only, as some hosts do on a full disk.";
  }
  if (state === NO_SUCH_TABLE) return "The tables have not been made yet.";
  return "The database does not answer.";
}

async function isNearlyFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    // A folder that is gone is reported by the write.
    return false;
  }
}

/** A row of a table that is there anyway, and that nothing counts in. */
async function writeOnce(db: Database): Promise<void> {
  await db
    .insert(rateLimits)
    .values({ key: "readiness" })
    .onConflictDoUpdate({ target: rateLimits.key, set: { points: 0 } });
}
