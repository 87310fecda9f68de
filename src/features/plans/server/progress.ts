// Marking a day, within the transaction that holds the plan's row.
import type { Database } from "#src/platform/db/database.ts";
import { gatherRuns } from "../rules/calendar.ts";
import { findPlaceAfterReading, findPlaceAfterUnreading } from "../rules/progress.ts";
import { changeDay, findDay } from "./store/days.ts";
import { findReadDays, type PlanChanges, type PlanRow } from "./store/plans.ts";

export interface Mark {
  readonly dayNumber: number;
  readonly isCompleted: boolean;
  /** Kept beside the day, unless it is empty. */
  readonly notes: string | undefined;
}

/** @returns what changes in the plan; nothing where the day was so already */
export async function markDay(
  tx: Database,
  plan: PlanRow,
  { dayNumber, isCompleted, notes }: Mark,
  now: Date,
): Promise<PlanChanges | undefined> {
  const { id, userId } = plan;
  const entry = await findDay(tx, userId, id, dayNumber);
  if (!entry) throw new Error("A plan lacks one of its days");
  const isChanged = entry.isCompleted !== isCompleted;
  const changes = {
    ...(isChanged ? { isCompleted, completedAt: isCompleted ? now : null } : {}),
    ...(notes ? { notes } : {}),
  };
  if (Object.keys(changes).length > 0) await changeDay(tx, userId, id, dayNumber, changes);
  if (!isChanged) return undefined;
  if (!isCompleted) {
    return { ...findPlaceAfterUnreading(plan.currentDay, dayNumber), completedAt: null };
  }
  const readDays = gatherRuns(await findReadDays(tx, userId, id));
  const place = findPlaceAfterReading({ ...plan, readDays });
  return { ...place, completedAt: place.isCompleted ? now : null };
}
