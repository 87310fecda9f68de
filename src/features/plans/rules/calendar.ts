// A plan beside the calendar. Days are local dates, `YYYY-MM-DD`, in the zone of
// the person who reads. Pure and browser-safe.

import { addDays, countDaysBetween } from "#src/shared/calendar/days.ts";

/** What of a plan its calendar goes by. */
export interface Schedule {
  /** The date on which day 1 falls, also when it has been moved. */
  readonly dayOneOn: string;
  readonly duration: number;
  readonly currentDay: number;
  /** First and last of each run of days that are read, rising. */
  readonly readDays: readonly DayRun[];
  /** The calendar of a paused plan stands still from then on. */
  readonly pausedOn: string | undefined;
}

export type DayRun = readonly [first: number, last: number];

/** The day that the calendar has come to; below 1 before it begins, beyond the duration after its end. */
export function findScheduledDay({ dayOneOn, pausedOn }: Schedule, today: string): number {
  return countDaysBetween(dayOneOn, pausedOn ?? today) + 1;
}

export function findEnd({ dayOneOn, duration, pausedOn }: Schedule, today: string): string {
  const waited = pausedOn ? Math.max(0, countDaysBetween(pausedOn, today)) : 0;
  return addDays(dayOneOn, duration - 1 + waited);
}

/** The days from the current one on that the calendar has passed and that are not read. */
export function countDaysBehind(schedule: Schedule, today: string): number {
  const last = Math.min(findScheduledDay(schedule, today) - 1, schedule.duration);
  return listUnread(schedule).filter((day) => day >= schedule.currentDay && day <= last).length;
}

export function listUnread({
  duration,
  readDays,
}: Pick<Schedule, "duration" | "readDays">): number[] {
  const isRead = new Uint8Array(duration + 1);
  for (const [first, last] of readDays) isRead.fill(1, first, last + 1);
  const unread: number[] = [];
  for (let day = 1; day <= duration; day++) if (!isRead[day]) unread.push(day);
  return unread;
}

/** @param days rising, each once */
export function gatherRuns(days: readonly number[]): DayRun[] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
