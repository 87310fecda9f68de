// Works out what falls due, each minute: from where the last time ended until
// now. Who is due follows from the settings as they are and from nothing that
// was worked out before, so that nothing can be out of date.
import { type DueSpan, listTimeZones } from "#src/features/accounts/server/service.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { defineQueue, type Jobs } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import { findOldestDue } from "../rules/lateness.ts";
import { findDueInstant, findDueSpans } from "../rules/wall-clock.ts";
import { type DueReminder, listDue } from "./list-due.ts";
import type { DueSources } from "./ports.ts";
import { findPlannedUntil, movePlannedUntil } from "./store/planning.ts";
import { addSends, type NewSend } from "./store/sends.ts";

export interface PlanningPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly due: DueSources;
  readonly log: Log;
}

export interface ReminderJob {
  readonly sendId: number;
}

// From half a minute to an hour apart, for longer than a reminder may be late. A try takes a minute
// at most; one that lasts three has died.
export const REMINDER_MAILS = defineQueue<ReminderJob>("reminder-mails", {
  retryDelaySeconds: 30,
  expireInSeconds: 180,
});

/**
 * Queues a mail for everyone who is due. Bears being stopped half-way and being run by two
 * instances at once: a reminder has one row, and its job is queued with it.
 * @returns how many are new
 */
export async function planReminders(ports: PlanningPorts): Promise<number> {
  const { db, clock, log } = ports;
  const now = clock.now();
  const plannedUntil = await findPlannedUntil(db, now);
  const oldest = findOldestDue(now);
  if (plannedUntil < oldest) {
    const lost = { from: plannedUntil.toISOString(), until: oldest.toISOString() };
    log.warn(lost, "reminders that fell due while nothing ran are too late and were left out");
  }
  const spans = await findSpans(ports, plannedUntil < oldest ? oldest : plannedUntil, now);
  let count = 0;
  if (spans.length > 0) {
    for await (const due of listDue(ports, { spans, now })) {
      count += await queueReminders(ports, due);
    }
  }
  // Also back, where the clock ran backwards: what falls due a second time has its row already.
  await movePlannedUntil(db, plannedUntil, now);
  return count;
}

async function findSpans({ db, log }: PlanningPorts, after: Date, until: Date) {
  const spans: DueSpan[] = [];
  for (const timeZone of await listTimeZones(db)) {
    try {
      spans.push(...findDueSpans(timeZone, after, until));
    } catch (error) {
      // Another version of the zone data knew it. The others are not kept waiting.
      log.error({ err: error, timeZone }, "nobody knows this time zone");
    }
  }
  return spans;
}

/** Queues what has not fallen due before, in one transaction. @returns how many are new */
export function queueReminders(
  { db, clock, jobs }: PlanningPorts,
  due: readonly DueReminder[],
): Promise<number> {
  const sends = due.map(({ userId, stream, subjectId, localDate, timeZone, time }): NewSend => {
    const dueAt = findDueInstant(timeZone, localDate, time);
    return { userId, stream, subjectId, localDate, dueAt };
  });
  return db.transaction(async (tx) => {
    const ids = await addSends(tx, sends, clock.now());
    await jobs.sendAll(
      tx,
      REMINDER_MAILS,
      ids.map((sendId) => ({ sendId })),
    );
    return ids.length;
  });
}
