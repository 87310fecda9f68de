// A lock that two processes can trust: the operating system holds it and lets
// go when its holder dies, however it dies. Node offers none of its own, SQLite
// brings one for every system in the runtime itself. Nothing is ever written
// into the file.
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "../database-error.ts";

const SQLITE_BUSY = 5;
const RETRY_MS = 20;
const PATIENCE_MS = 120_000;

/**
 * Runs `work` while no other holder of the same file runs. The file must be there.
 * @throws DatabaseError when another keeps the lock for two minutes
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    await takeLock(holder, file);
    return await work();
  } finally {
    holder.close();
  }
}

async function takeLock(holder: DatabaseSync, file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (true) {
    try {
      // Without it a second file would come and go beside the first.
      holder.exec("PRAGMA journal_mode = OFF");
      holder.exec("BEGIN EXCLUSIVE");
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    if (Date.now() > deadline) {
      throw new DatabaseError(
        `Another Berea has been starting or stopping the database for two minutes; it holds ${file}. Stop it and start again.`,
      );
    }
    await sleep(RETRY_MS);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
