// Marking a day, within the transaction that holds the plan's row.
import { recordEngagement, takeBackReading } from "#src/features/engagement/server/service.ts";
import { notify } from "#src/features/notifications/server/service.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { JOINED_NOTES_MAX } from "../choices.ts";
import { gatherRuns } from "../rules/calendar.ts";
import { findPlaceAfterReading, findPlaceAfterUnreading } from "../rules/progress.ts";
import type { Days } from "./dto.ts";
import { changeDay, holdDay } from "./store/days.ts";
import { findReadDays, type PlanChanges, type PlanRow } from "./store/plans.ts";

export interface Mark {
  readonly dayNumber: number;
  readonly isCompleted: boolean;
  /** Stored with the day, below what is there already; nothing if it is empty. */
  readonly notes: string | undefined;
}

/** @returns what changes in the plan; nothing where the day was so already */
export async function markDay(
  tx: Database,
  plan: PlanRow,
  { dayNumber, isCompleted, notes }: Mark,
  when: Days & { readonly now: Date },
): Promise<PlanChanges | undefined> {
  const { id, userId } = plan;
  const { timeZone, today, now } = when;
  // Notes are written without the plan's row: what is joined must be what stands there.
  const entry = await holdDay(tx, userId, id, dayNumber);
  if (!entry) throw new Error("A plan lacks one of its days");
  const isChanged = entry.isCompleted !== isCompleted;
  const changes = {
    ...(isChanged ? { isCompleted, completedAt: isCompleted ? now : null } : {}),
    ...(notes ? { notes: joinNotes(entry.notes, notes) } : {}),
  };
  if (Object.keys(changes).length > 0) await changeDay(tx, userId, id, dayNumber, changes);
  if (!isChanged) return undefined;
  if (!isCompleted) {
    const localDate = readLocalDay(entry.completedAt ?? now, timeZone);
    await takeBackReading(tx, userId, { localDate, now });
    return { ...findPlaceAfterUnreading(plan.currentDay, dayNumber), completedAt: null };
  }
  await recordEngagement(tx, userId, { readingPlanProgress: 1 }, { localDate: today, now });
  const readDays = gatherRuns(await findReadDays(tx, userId, id));
  const place = findPlaceAfterReading({ ...plan, readDays });
  if (place.isCompleted) await tellFinished(tx, plan, now);
  return { ...place, completedAt: place.isCompleted ? now : null };
}

/** What was written there is not lost, and what is sent twice stands there once. */
function joinNotes(there: string | null, notes: string): string {
  if (!there || there === notes) return notes;
  if (there.endsWith(`\n\n${notes}`)) return there;
  const joined = `${there}\n\n${notes}`;
  if (joined.length <= JOINED_NOTES_MAX) return joined;
  throw new UserError("invalid", "The notes for this day are too long");
}

/** Once, also where a day is marked as unread and as read again. */
async function tellFinished(tx: Database, plan: PlanRow, now: Date): Promise<void> {
  const { id, userId, name, duration } = plan;
  const notice = {
    userId,
    type: "plan-finished",
    key: `plan ${id} finished`,
    title: `You have finished ${name}`,
    message: duration === 1 ? "Its one day is read." : `All ${duration} days are read.`,
  } as const;
  await notify(tx, notice, now);
}
