import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { createPurgeWorker } from "#src/platform/jobs/purge-worker.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { devotionalTrash } from "./store/complete.ts";
import { forgetUses } from "./store/model-use.ts";
import { outlines } from "./store/outlines.ts";

const FORGET_MODEL_USES = defineQueue<Record<string, never>>("forget-model-uses", {
  retryLimit: 2,
});

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
}

export const createDevotionalWorkers = (ports: Ports): Worker[] => [
  createPurgeWorker("purge-devotionals", "41 3 * * *", ports, [devotionalTrash, outlines.trash]),
  createWorker(FORGET_MODEL_USES, () => forgetModelUses(ports), { schedule: "43 3 * * *" }),
];

/** How many pieces a model wrote matters on the day itself alone. */
async function forgetModelUses({ db, clock }: Ports): Promise<void> {
  await forgetUses(db, new Date(clock.now().getTime() - DAY_MS).toISOString().slice(0, 10));
}
