import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { deleteUses } from "./store/model-use.ts";

const PURGE_MODEL_USES = defineQueue<Record<string, never>>("purge-model-uses", {
  retryLimit: 2,
});

export function createWritingWorkers(ports: { db: Database; clock: Clock }): Worker[] {
  return [createWorker(PURGE_MODEL_USES, () => purgeModelUses(ports), { schedule: "47 3 * * *" })];
}

/** Deletes the counts of past days; the latest stays, since the clocks of instances differ. */
export function purgeModelUses({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  return deleteUses(db, yesterday.toISOString().slice(0, 10));
}
