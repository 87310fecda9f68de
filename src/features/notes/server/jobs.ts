import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { createPurgeWorker } from "#src/platform/jobs/purge-worker.ts";
import { noteTrash } from "./store/notes.ts";
import { fillInWords } from "./store/words.ts";

const FILL_IN_WORDS = defineQueue<Record<string, never>>("fill-in-note-words", {
  retryLimit: 2,
});

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
}

export function createNoteWorkers(ports: Ports): Worker[] {
  return [
    createPurgeWorker("purge-study-notes", "29 3 * * *", ports, [noteTrash]),
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
