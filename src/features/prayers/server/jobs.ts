import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DELETED_KEPT_DAYS } from "../rules.ts";
import { createAnniversaryWorker } from "./anniversaries.ts";
import { purgeKept } from "./store/kept.ts";
import { purgePrayers } from "./store/requests.ts";

const DAY_MS = 86_400_000;
const PURGE_PRAYERS = defineQueue<Record<string, never>>("purge-prayers", { retryLimit: 2 });

/** Removes for good what was deleted long enough ago, and remembers what was answered. */
export function createPrayerWorkers(ports: { db: Database; clock: Clock }): Worker[] {
  return [
    createWorker(PURGE_PRAYERS, () => purgeDeletedPrayers(ports), { schedule: "23 3 * * *" }),
    createAnniversaryWorker(ports),
  ];
}

export async function purgeDeletedPrayers({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<void> {
  const before = new Date(clock.now().getTime() - DELETED_KEPT_DAYS * DAY_MS);
  await purgePrayers(db, before);
  await purgeKept(db, before);
}
