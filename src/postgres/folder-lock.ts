// Locks that processes can trust: the operating system holds them and lets go
// when their holder dies, however it dies. Node offers none of its own; SQLite,
// which is in the runtime, brings them for every system. Nothing is ever written
// into the files. They are opened by SQLite alone: on Unix a process that closes
// a file by hand loses its locks on it.
import { access, constants, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "#src/platform/db/database-error.ts";

const SQLITE_BUSY = 5;
const RETRY_MS = 20;
const PATIENCE_MS = 120_000;

export interface Share {
  /** Gives the share back; true when nobody else has one. */
  readonly release: () => boolean;
}

/** Makes the file of a lock, if it is missing; gives whether it was. Fails with the system's own error. */
export async function ensureLockFile(file: string): Promise<boolean> {
  try {
    await writeFile(file, "", { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  await access(file, constants.R_OK | constants.W_OK);
  return false;
}

/**
 * Runs `work` while no other holder of the lock runs.
 * @throws DatabaseError when another holds it for two minutes
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    const deadline = Date.now() + PATIENCE_MS;
    while (!takeAlone(holder)) {
      if (Date.now() > deadline) {
        throw new DatabaseError(
          `Another Berea has been starting or stopping the database for two minutes; it holds ${file}. Stop it and start again.`,
        );
      }
      await sleep(RETRY_MS);
    }
    return await work();
  } finally {
    holder.close();
  }
}

/** Takes a share in a lock, to be held as long as the process uses what it guards. */
export function takeShare(file: string): Share {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec("BEGIN");
    // Reading is what takes the share; the transaction holds it.
    holder.prepare("SELECT count(*) FROM sqlite_schema").get();
  } catch (error) {
    holder.close();
    throw error;
  }
  return {
    release: () => {
      try {
        holder.exec("COMMIT");
        return takeAlone(holder);
      } finally {
        holder.close();
      }
    },
  };
}

/** Whether anybody has a share. */
export function isShared(file: string): boolean {
  const asker = new DatabaseSync(file, { timeout: 0 });
  try {
    return !takeAlone(asker);
  } finally {
    asker.close();
  }
}

function takeAlone(holder: DatabaseSync): boolean {
  try {
    // Without it a second file would come and go beside the first.
    holder.exec("PRAGMA journal_mode = OFF");
    holder.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
