// The nightly job that removes deleted rows for good. Each feature has a queue
// of its own, so that what fails in one leaves the others alone.
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Trash } from "../db/trash.ts";
import { createWorker, defineQueue, type Worker } from "./jobs.ts";

/**
 * @param queueName must stay as it is: its schedule is stored in the database
 * @param schedule five cron fields, UTC
 */
export function createPurgeWorker(
  queueName: string,
  schedule: string,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  trashes: readonly Pick<Trash<unknown>, "purge">[],
): Worker {
  const queue = defineQueue<Record<string, never>>(queueName, { retryLimit: 2 });
  const purge = async () => {
    const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS);
    for (const trash of trashes) await trash.purge(db, before);
  };
  return createWorker(queue, purge, { schedule });
}
