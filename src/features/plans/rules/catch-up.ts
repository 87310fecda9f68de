// Ways back into a plan that has fallen behind its calendar.

import type { OrdinalRange } from "#src/scripture/versification.ts";
import { addDays, countDaysBetween } from "#src/shared/calendar/days.ts";
import { CATCH_UP_WAYS, type CatchUpWay } from "../choices.ts";
import { findEnd, findScheduledDay, listUnread, type Schedule } from "./calendar.ts";
import { computeDays, countLongestPossible, countVerses, type Day } from "./compute-days.ts";
import type { Pauses } from "./pauses.ts";
import { partIntoTracks } from "./presets.ts";

/** One row of the plan, as it is or as it would be. */
export interface PlanDay {
  readonly dayNumber: number;
  readonly day: Day;
}

export interface WayBack {
  readonly way: CatchUpWay;
  /** Why it cannot be had, as a sentence; otherwise absent. */
  readonly obstacle?: string;
  readonly currentDay: number;
  readonly dayOneOn: string;
  readonly duration: number;
  readonly endsOn: string;
  /** The unread days, divided anew; absent where they stay as they are. */
  readonly days?: readonly PlanDay[];
}

export interface BehindPlan extends Schedule {
  readonly planType: string;
  /** All days, rising. */
  readonly days: readonly PlanDay[];
}

/** Each way, worked out to the end, so that it can be seen before it is taken. */
export function findWaysBack(plan: BehindPlan, today: string, pauses: Pauses): WayBack[] {
  return CATCH_UP_WAYS.map((way) => findWayBack(way, plan, today, pauses));
}

export function findWayBack(
  way: CatchUpWay,
  plan: BehindPlan,
  today: string,
  pauses: Pauses,
): WayBack {
  const { currentDay, dayOneOn, duration } = plan;
  const same = { way, currentDay, dayOneOn, duration, endsOn: findEnd(plan, today) };
  const scheduled = findScheduledDay(plan, today);
  const isOver = scheduled > duration;
  switch (way) {
    case "stay":
      return same;
    case "move-end": {
      const moved = addDays(today, 1 - currentDay);
      return { ...same, dayOneOn: moved, endsOn: addDays(moved, duration - 1) };
    }
    case "skip": {
      if (isOver) return { ...same, obstacle: "The last day of the plan has passed." };
      const unread = listUnread(plan);
      return { ...same, currentDay: unread.find((day) => day >= scheduled) ?? currentDay };
    }
    case "spread": {
      if (isOver) return { ...same, obstacle: "The last day of the plan has passed." };
      return spread(plan, same, today, pauses);
    }
  }
}

/** Divides what is unread over the days from today to the planned end. Days that are read move together before them. */
function spread(
  plan: BehindPlan,
  same: Omit<WayBack, "obstacle" | "days">,
  today: string,
  pauses: Pauses,
): WayBack {
  const unread = new Set(listUnread(plan));
  const readCount = plan.duration - unread.size;
  const passages = plan.days
    .filter(({ dayNumber }) => unread.has(dayNumber))
    .flatMap(({ day }) => day);
  const tracks = partIntoTracks(plan.planType, passages);
  const left = countDaysBetween(today, same.endsOn) + 1;
  const count = Math.min(left, countLongestPossible(tracks));
  const days = computeDays(tracks, count, pauses).map((day, index) => ({
    dayNumber: readCount + index + 1,
    day,
  }));
  const dayOneOn = addDays(today, -readCount);
  const duration = readCount + count;
  return {
    ...same,
    currentDay: readCount + 1,
    dayOneOn,
    duration,
    endsOn: addDays(dayOneOn, duration - 1),
    days,
  };
}

/** Mean verses of a day from the current one on. */
export function countVersesPerDay(days: readonly PlanDay[]): number {
  const verses = days.reduce((sum, { day }) => sum + countVerses(day), 0);
  return days.length === 0 ? 0 : Math.round(verses / days.length);
}

/** In which of the new days an old day begins: where what was written beside it goes. */
export function findNewDay(old: Day, days: readonly PlanDay[]): number | undefined {
  const [first] = old;
  return first && days.find(({ day }) => day.some((range) => holds(range, first.start)))?.dayNumber;
}

const holds = ({ start, end }: OrdinalRange, ordinal: number): boolean =>
  start <= ordinal && ordinal <= end;
