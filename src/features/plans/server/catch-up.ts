// Ways back into a plan, looked at and taken.

import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { addDays } from "#src/shared/calendar/days.ts";
import { type CatchUpWay, STAY_DAYS } from "../choices.ts";
import type { WaysBack } from "../contract.ts";
import { countDaysBehind, findScheduledDay } from "../rules/calendar.ts";
import {
  type BehindPlan,
  countVersesPerDay,
  findNewDay,
  findWayBack,
  findWaysBack,
  type PlanDay,
} from "../rules/catch-up.ts";
import { readPassage, writePassages } from "../rules/passages.ts";
import type { Pauses } from "../rules/pauses.ts";
import { summarize } from "../rules/summarize.ts";
import { readSchedule } from "./dto.ts";
import { listDays, replaceUnreadDays } from "./store/days.ts";
import type { EntryRow, NewDay, PlanChanges, PlanRow, ReadPlan } from "./store/plans.ts";

/** Every way, worked out to the end; nothing is changed. */
export async function previewWaysBack(
  db: Database,
  { plan }: ReadPlan,
  today: string,
  pauses: Pauses,
): Promise<WaysBack> {
  const entries = await listDays(db, plan.userId, plan.id);
  const behind = readBehindPlan(plan, entries);
  const toRead = (days: readonly PlanDay[], from: number) =>
    days.filter(({ dayNumber }) => dayNumber >= from && !isRead(entries, dayNumber));
  return {
    daysBehind: countDaysBehind(behind, today),
    scheduledDay: findScheduledDay(behind, today),
    versesPerDay: countVersesPerDay(toRead(behind.days, plan.currentDay)),
    ways: findWaysBack(behind, today, pauses).map((way) => {
      const days = way.days ?? toRead(behind.days, way.currentDay);
      return {
        way: way.way,
        ...(way.obstacle ? { obstacle: way.obstacle } : {}),
        currentDay: way.currentDay,
        duration: way.duration,
        endsOn: way.endsOn,
        versesPerDay: countVersesPerDay(days),
        next: summarize(days[0]?.day ?? []),
      };
    }),
  };
}

/**
 * Takes a way back, within the transaction that holds the plan's row.
 * @throws UserError 409 where the plan is not behind or the way cannot be had
 */
export async function takeWayBack(
  tx: Database,
  plan: PlanRow,
  way: CatchUpWay,
  today: string,
  pauses: Pauses,
): Promise<PlanChanges> {
  const { id, userId } = plan;
  const entries = await listDays(tx, userId, id);
  const behind = readBehindPlan(plan, entries);
  if (plan.isCompleted || !plan.isActive || countDaysBehind(behind, today) === 0) {
    throw new UserError("conflict", "This plan is up to date; nothing was changed");
  }
  const { obstacle, days, currentDay, dayOneOn, duration } = findWayBack(
    way,
    behind,
    today,
    pauses,
  );
  if (obstacle) throw new UserError("conflict", obstacle);
  if (way === "stay") return { staysUntil: addDays(today, STAY_DAYS) };
  if (days) await replaceUnreadDays(tx, userId, id, carryOver(entries, days));
  return { currentDay, dayOneOn, duration, staysUntil: null };
}

/** The new days with what was written beside the old ones; nothing of it is lost. */
function carryOver(entries: readonly EntryRow[], days: readonly PlanDay[]): NewDay[] {
  const rows = days.map(({ dayNumber, day }) => ({
    dayNumber,
    passages: writePassages(day),
    notes: [] as string[],
    isFavorited: false,
    favoriteNotes: [] as string[],
  }));
  for (const { passages, isCompleted, notes, isFavorited, favoriteNotes } of entries) {
    if (isCompleted || (!notes && !isFavorited && !favoriteNotes)) continue;
    const dayNumber = findNewDay(passages.map(readPassage), days);
    const row = rows.find((one) => one.dayNumber === dayNumber);
    if (!row) throw new Error("What was written beside a day has no place");
    if (notes) row.notes.push(notes);
    if (favoriteNotes) row.favoriteNotes.push(favoriteNotes);
    row.isFavorited ||= isFavorited;
  }
  return rows.map(({ notes, favoriteNotes, ...row }) => ({
    ...row,
    notes: notes.join("\n\n") || null,
    favoriteNotes: favoriteNotes.join("\n\n") || null,
  }));
}

function readBehindPlan(plan: PlanRow, entries: readonly EntryRow[]): BehindPlan {
  const readDays = entries
    .filter(({ isCompleted }) => isCompleted)
    .map(({ dayNumber }) => dayNumber);
  return {
    ...readSchedule(plan, readDays),
    planType: plan.planType,
    days: entries.map(({ dayNumber, passages }) => ({
      dayNumber,
      day: passages.map(readPassage),
    })),
  };
}

const isRead = (entries: readonly EntryRow[], dayNumber: number): boolean =>
  entries[dayNumber - 1]?.isCompleted ?? false;
