// Rows as the wire has them.
import { readLocalDay } from "#src/platform/clock.ts";
import type { DeletedPlan, Plan } from "../contract.ts";
import type { DayOfPlan, PlanFavorite } from "../day-contract.ts";
import {
  countDaysBehind,
  findEnd,
  findScheduledDay,
  gatherRuns,
  type Schedule,
} from "../rules/calendar.ts";
import { countVerses } from "../rules/compute-days.ts";
import { readPassage } from "../rules/passages.ts";
import { estimateMinutes, summarize } from "../rules/summarize.ts";
import type { EntryRow, PlanRow, ReadPlan } from "./store/plans.ts";

/** Which day it is for the person who reads. */
export interface Days {
  readonly timeZone: string;
  readonly today: string;
}

export function readSchedule(plan: PlanRow, readDays: readonly number[]): Schedule {
  const { dayOneOn, duration, currentDay, pausedOn } = plan;
  return {
    dayOneOn,
    duration,
    currentDay,
    readDays: gatherRuns(readDays),
    pausedOn: pausedOn ?? undefined,
  };
}

export function toPlanDto({ plan, entry, readDays }: ReadPlan, { timeZone, today }: Days): Plan {
  const schedule = readSchedule(plan, readDays);
  const { isCompleted, isActive, completedAt, staysUntil } = plan;
  const daysBehind = isCompleted || !isActive ? 0 : countDaysBehind(schedule, today);
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    planType: plan.planType,
    duration: plan.duration,
    currentDay: plan.currentDay,
    isCompleted,
    isActive,
    reminderTime: plan.reminderTime,
    reminderMethod: plan.reminderMethod,
    selectedBooks: plan.selectedBooks,
    createdAt: plan.createdAt.toISOString(),
    startedOn: plan.startedOn,
    endsOn: findEnd(schedule, today),
    completedOn: completedAt && readLocalDay(completedAt, timeZone),
    scheduledDay: findScheduledDay(schedule, today),
    daysBehind,
    offersWaysBack: daysBehind > 0 && (staysUntil === null || today >= staysUntil),
    readDays: schedule.readDays.map(([first, last]) => [first, last]),
    today: toDayDto(entry),
  };
}

export function toDeletedDto(plan: PlanRow, { timeZone }: Days): DeletedPlan {
  const { id, name, duration, currentDay, isCompleted, deletedAt, updatedAt } = plan;
  const deletedOn = readLocalDay(deletedAt ?? updatedAt, timeZone);
  return { id, name, duration, currentDay, isCompleted, deletedOn };
}

export function toDayDto(entry: EntryRow): DayOfPlan {
  const ranges = entry.passages.map(readPassage);
  return {
    dayNumber: entry.dayNumber,
    passages: entry.passages,
    summary: summarize(ranges),
    readings: entry.passages.map((reference, index) => {
      const verseCount = countVerses(ranges.slice(index, index + 1));
      return { reference, verseCount, minutes: estimateMinutes(verseCount) };
    }),
    isCompleted: entry.isCompleted,
    completedAt: entry.completedAt?.toISOString() ?? null,
    notes: entry.notes,
    isFavorited: entry.isFavorited,
    favoriteNotes: entry.favoriteNotes,
  };
}

/** What stands beside a day: its number, and what is read on it. */
export function toBesideDto({ id, dayNumber, passages }: EntryRow) {
  return { id, dayNumber, summary: summarize(passages.map(readPassage)) };
}

export function toFavoriteDto(entry: EntryRow): PlanFavorite {
  const notes = entry.favoriteNotes;
  return { ...toBesideDto(entry), ...(notes === null ? {} : { notes }) };
}
