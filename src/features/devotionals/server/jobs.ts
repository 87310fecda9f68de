import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DELETED_KEPT_DAYS } from "../rules.ts";
import { purgeDevotionals } from "./store/complete.ts";
import { purgeOutlines } from "./store/outlines.ts";

const DAY_MS = 86_400_000;
export const PURGE_DEVOTIONALS = defineQueue<Record<string, never>>("purge-devotionals", {
  retryLimit: 2,
});

export function createDevotionalWorkers(ports: { db: Database; clock: Clock }): Worker[] {
  return [
    createWorker(PURGE_DEVOTIONALS, () => purgeDeletedDevotionals(ports), {
      schedule: "41 3 * * *",
    }),
  ];
}

/** Removes for good what was deleted long enough ago. */
export async function purgeDeletedDevotionals(ports: {
  db: Database;
  clock: Clock;
}): Promise<void> {
  const { db, clock } = ports;
  const before = new Date(clock.now().getTime() - DELETED_KEPT_DAYS * DAY_MS);
  await purgeDevotionals(db, before);
  await purgeOutlines(db, before);
}
