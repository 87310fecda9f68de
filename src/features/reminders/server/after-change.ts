// Who moves to another zone or chooses an earlier hour can step over a time
// that was still to come: it comes at once then, instead of not at all.
import type { ReminderSettings } from "#src/features/accounts/server/service.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import { findOldestDue } from "../rules/lateness.ts";
import type { Stream } from "../rules/streams.ts";
import { findDueInstant } from "../rules/wall-clock.ts";
import { type PlanningPorts, queueReminders } from "./plan-reminders.ts";
import { type DuePerson, listDueForPrayer, listDueForVerse, listDuePlans } from "./store/due.ts";
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
    // The settings are kept; at worst a reminder of today does not come.
    log.error({ err: error, person: userId }, "a change of settings could not be followed");
  }
}

async function queueSteppedOver(
  ports: PlanningPorts,
  userId: number,
  before: ReminderSettings,
  { timeZone }: ReminderSettings,
): Promise<void> {
  const { db, clock } = ports;
  const now = clock.now();
  const localDate = readLocalDay(now, timeZone);
  const span = [{ timeZone, localDate, first: "00:00", last: "23:59" }];
  const page = { afterId: 0, limit: 1000, userId };
  const verse = await listDueForVerse(db, span, page);
  const prayers = await listDueForPrayer(db, span, page);
  const plans = await listDuePlans(db, span, page);
  await queue("daily-verse", verse.filter(isSteppedOver(before.reminderTime)));
  await queue("prayer-reminder", prayers.filter(isSteppedOver(before.reminderTime)));
  await queue(
    "plan-reminder",
    plans.filter((plan) => isSteppedOver(plan.time)(plan)),
  );

  async function queue(stream: Stream, due: readonly (DuePerson & { planId?: number })[]) {
    await queueReminders(
      ports,
      stream,
      due.map((one) => ({ ...one, subjectId: one.planId ?? 0 })),
    );
  }

  function isSteppedOver(timeBefore: string) {
    return ({ time }: DuePerson): boolean => {
      const due = findDueInstant(timeZone, localDate, time);
      const wasDue = findDueInstant(before.timeZone, localDate, timeBefore);
      return due <= now && due > findOldestDue(now) && wasDue > now;
    };
  }
}
