// What other rooms may know of a person's plans.
import type { Database } from "#src/platform/db/database.ts";
import type { ReminderMethod } from "../choices.ts";
import { findScheduledDay } from "../rules/calendar.ts";
import { readSchedule, toDayDto } from "./dto.ts";
import { findPlan } from "./store/plans.ts";

export { listDuePlans } from "./store/due.ts";

export interface PlanToday {
  readonly planId: number;
  readonly name: string;
  readonly reminderMethod: ReminderMethod;
  readonly dayNumber: number;
  readonly duration: number;
  /** What is read on that day, in a line: `Genesis 1–3, Psalm 1`. */
  readonly summary: string;
  /** Whether what the calendar has for today is read. */
  readonly isRead: boolean;
}

/** Where the reader of a plan is; nothing of a plan that is paused, completed or deleted. */
export async function findPlanToday(
  db: Database,
  userId: number,
  planId: number,
  today: string,
): Promise<PlanToday | undefined> {
  const found = await findPlan(db, userId, planId);
  if (!found?.plan.isActive || found.plan.isCompleted) return undefined;
  const { plan, entry, readDays } = found;
  return {
    planId,
    name: plan.name,
    reminderMethod: plan.reminderMethod,
    dayNumber: plan.currentDay,
    duration: plan.duration,
    summary: toDayDto(entry).summary,
    isRead: plan.currentDay > findScheduledDay(readSchedule(plan, readDays), today),
  };
}
