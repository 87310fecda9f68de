import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DELETED_KEPT_DAYS } from "../rules.ts";
import { purgeNotes } from "./store/notes.ts";

const DAY_MS = 86_400_000;
export const PURGE_NOTES = defineQueue<Record<string, never>>("purge-study-notes", {
  retryLimit: 2,
});

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
}

/** Removes for good what was deleted long enough ago. */
export function createNoteWorkers(ports: Ports): Worker[] {
  return [createWorker(PURGE_NOTES, () => purgeDeletedNotes(ports), { schedule: "29 3 * * *" })];
}

export async function purgeDeletedNotes({ db, clock }: Ports): Promise<void> {
  await purgeNotes(db, new Date(clock.now().getTime() - DELETED_KEPT_DAYS * DAY_MS));
}
