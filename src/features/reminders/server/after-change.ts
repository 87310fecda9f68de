// Who moves to another zone or chooses an earlier hour can step over a time
// that was still to come: it comes at once then, instead of not at all.
import type { ReminderSettings } from "#src/features/accounts/server/service.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import { findOldestDue } from "../rules/lateness.ts";
import { findDueInstant } from "../rules/wall-clock.ts";
import { type DueReminder, listDue } from "./list-due.ts";
import { type PlanningPorts, queueReminders } from "./plan-reminders.ts";
import { setStops } from "./store/stops.ts";

export async function followChange(
  ports: PlanningPorts,
  userId: number,
  before: ReminderSettings,
  after: ReminderSettings,
): Promise<void> {
  const { db, clock, log } = ports;
  try {
    if (after.emailRemindersEnabled && !before.emailRemindersEnabled) {
      // The switch stands for both streams, whatever was stopped from a mail.
      await setStops(db, userId, [], clock.now());
    }
    if (before.timeZone !== after.timeZone || before.reminderTime !== after.reminderTime) {
      await queueSteppedOver(ports, userId, before, after);
    }
  } catch (error) {
    // The settings are saved; at worst a reminder of today does not come.
    log.error({ err: error, person: userId }, "a change of settings could not be followed");
  }
}

async function queueSteppedOver(
  ports: PlanningPorts,
  userId: number,
  before: ReminderSettings,
  { timeZone }: ReminderSettings,
): Promise<void> {
  const now = ports.clock.now();
  const localDate = readLocalDay(now, timeZone);
  const spans = [{ timeZone, localDate, first: "00:00", last: "23:59" }];
  for await (const due of listDue(ports, { spans, now, userId })) {
    await queueReminders(ports, due.filter(isSteppedOver));
  }

  function isSteppedOver({ stream, time }: DueReminder): boolean {
    const due = findDueInstant(timeZone, localDate, time);
    // A plan has a time of its own; the others come at the time of the settings.
    const timeBefore = stream === "plan-reminder" ? time : before.reminderTime;
    const wasDue = findDueInstant(before.timeZone, localDate, timeBefore);
    return due <= now && due > findOldestDue(now) && wasDue > now;
  }
}
