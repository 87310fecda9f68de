import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { RETENTION_DAYS } from "../rules.ts";
import { purgeNotifications } from "./store/notifications.ts";

const PURGE_NOTIFICATIONS = defineQueue<Record<string, never>>("purge-notifications", {
  retryLimit: 2,
});

/** Removes what has stood in the lists long enough. */
export function createNotificationWorkers(ports: { db: Database; clock: Clock }): Worker[] {
  return [
    createWorker(PURGE_NOTIFICATIONS, () => purgeOldNotifications(ports), {
      schedule: "53 3 * * *",
    }),
  ];
}

async function purgeOldNotifications(ports: { db: Database; clock: Clock }): Promise<void> {
  const { db, clock } = ports;
  await purgeNotifications(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS));
}
