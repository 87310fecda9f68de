import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Worker } from "#src/platform/jobs/jobs.ts";
import { createPurgeWorker } from "#src/platform/jobs/purge-worker.ts";
import { planTrash } from "./store/plans.ts";

export const createPlanWorkers = (ports: { db: Database; clock: Clock }): Worker[] => [
  createPurgeWorker("purge-plans", "41 3 * * *", ports, [planTrash]),
];
