import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Worker } from "#src/platform/jobs/jobs.ts";
import { createPurgeWorker } from "#src/platform/jobs/purge-worker.ts";
import { devotionalTrash } from "./store/complete.ts";
import { outlines } from "./store/outlines.ts";

export const createDevotionalWorkers = (ports: { db: Database; clock: Clock }): Worker[] => [
  createPurgeWorker("purge-devotionals", "41 3 * * *", ports, [devotionalTrash, outlines.trash]),
];
