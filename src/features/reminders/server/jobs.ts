import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { planReminders, REMINDER_MAILS } from "./plan-reminders.ts";
import type { ReminderPorts } from "./ports.ts";
import { sendReminder } from "./send-reminder.ts";
import { purgeSends } from "./store/sends.ts";

const RETENTION_DAYS = 60;
/** At once in one instance: a mail server takes its time, and three connections are kept busy. */
const CONCURRENCY = 12;

type Nothing = Record<string, never>;
// What one run leaves undone the next one does, a minute later.
const PLANNING = defineQueue<Nothing>("plan-reminders", {
  retryLimit: 0,
  expireInSeconds: 600,
});
const PURGE_SENDS = defineQueue<Nothing>("purge-reminders", { retryLimit: 2 });

export function createReminderWorkers(ports: ReminderPorts): Worker[] {
  return [
    createWorker(
      PLANNING,
      async () => {
        await planReminders(ports);
      },
      { schedule: "* * * * *", concurrency: 1 },
    ),
    createWorker(REMINDER_MAILS, ({ sendId }) => sendReminder(ports, sendId), {
      concurrency: CONCURRENCY,
    }),
    createWorker(
      PURGE_SENDS,
      () => {
        const before = new Date(ports.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
        return purgeSends(ports.db, before.toISOString().slice(0, 10));
      },
      { schedule: "7 3 * * *" },
    ),
  ];
}
