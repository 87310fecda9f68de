import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DELETED_KEPT_DAYS } from "../choices.ts";
import { purgePlans } from "./store/plans.ts";

const DAY_MS = 86_400_000;
const PURGE_PLANS = defineQueue<Record<string, never>>("purge-plans", { retryLimit: 2 });

/** Removes for good what was deleted long enough ago. */
export function createPlanWorkers(ports: { db: Database; clock: Clock }): Worker[] {
  return [createWorker(PURGE_PLANS, () => purgeDeletedPlans(ports), { schedule: "41 3 * * *" })];
}

export async function purgeDeletedPlans(ports: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - DELETED_KEPT_DAYS * DAY_MS);
  await purgePlans(ports.db, before);
}
