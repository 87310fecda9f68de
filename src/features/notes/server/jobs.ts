import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DELETED_KEPT_DAYS } from "../rules.ts";
import { purgeNotes } from "./store/notes.ts";
import { fillInWords } from "./store/words.ts";

const DAY_MS = 86_400_000;
const PURGE_NOTES = defineQueue<Record<string, never>>("purge-study-notes", {
  retryLimit: 2,
});
const FILL_IN_WORDS = defineQueue<Record<string, never>>("fill-in-note-words", {
  retryLimit: 2,
});

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
}

/** Removes for good what was deleted long enough ago, and gathers words that are missing. */
export function createNoteWorkers(ports: Ports): Worker[] {
  return [
    createWorker(PURGE_NOTES, () => purgeDeletedNotes(ports), { schedule: "29 3 * * *" }),
    createWorker(FILL_IN_WORDS, () => fillInNoteWords(ports), { schedule: "*/10 * * * *" }),
  ];
}

/** For notes that a release has written which gathers no words. */
export async function fillInNoteWords({ db }: Pick<Ports, "db">): Promise<void> {
  let afterId: number | undefined = 0;
  while (afterId !== undefined) {
    afterId = await fillInWords(db, afterId);
  }
}

export async function purgeDeletedNotes({ db, clock }: Ports): Promise<void> {
  await purgeNotes(db, new Date(clock.now().getTime() - DELETED_KEPT_DAYS * DAY_MS));
}
