import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Worker } from "#src/platform/jobs/jobs.ts";
import { createPurgeWorker } from "#src/platform/jobs/purge-worker.ts";
import { createAnniversaryWorker } from "./anniversaries.ts";
import { prayerTrash } from "./store/requests.ts";
import { savedPrayers } from "./store/saved.ts";

export const createPrayerWorkers = (ports: { db: Database; clock: Clock }): Worker[] => [
  createPurgeWorker("purge-prayers", "23 3 * * *", ports, [prayerTrash, savedPrayers.trash]),
  createAnniversaryWorker(ports),
];
