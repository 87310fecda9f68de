// Days on which somebody was here: streaks, days of grace, the week in numbers.
// Dates are local dates, `YYYY-MM-DD`, of the zone that the person was in. Pure
// and browser-safe.

import { addDays, countDaysBetween } from "#src/shared/calendar/days.ts";

/** Of seven days in a row, one may be missed. */
const GRACE_SPAN_DAYS = 7;
const WEEK_DAYS = 7;
/** More than this at once, or in a day, is no reading but a page left open. */
export const MINUTES_AT_ONCE_MAX = 60;
export const MINUTES_A_DAY_MAX = 720;
/** A day holds no more than this of anything that is counted. */
export const COUNT_A_DAY_MAX = 10_000;
/** Somebody who flies west across the date line has lived through days that are still to come. */
const AHEAD_MAX_DAYS = 2;

export interface Day {
  readonly date: string;
  readonly dailyVerseViewed: boolean;
  readonly devotionalRead: boolean;
  readonly prayersAdded: number;
  /** Days of reading plans that were marked. */
  readonly readingPlanProgress: number;
  readonly timeSpentMinutes: number;
}

/** Whether a day counts in the week's percentage (specification 1 §2). */
export const isActive = (day: Pick<Day, "dailyVerseViewed" | "devotionalRead" | "prayersAdded">) =>
  day.dailyVerseViewed || day.devotionalRead || day.prayersAdded > 0;

/** Whether anything was read or prayed: what a year of days is drawn by. */
export const isCounted = (day: Day): boolean => isActive(day) || day.readingPlanProgress > 0;

export interface Streak {
  /** Days that count; days of grace bridge gaps and do not count themselves. */
  readonly days: number;
  /** The missed days that it outlived, the latest first. */
  readonly graceDays: readonly string[];
}

/**
 * The longest run of days up to today in which any seven days in a row miss at
 * most one. Today is no missed day before it is over, and a run begins with a
 * day that counts.
 *
 * @param countedDays the days that count, in any order
 */
export function findStreak(countedDays: Iterable<string>, today: string): Streak {
  const days = new Set(countedDays);
  const graceDays: string[] = [];
  let count = 0;
  for (const { kind, date } of walkBack(days, findLastDay(days, today))) {
    if (kind === "missed") {
      // Today, while it may still count.
      if (date >= today) continue;
      break;
    }
    if (kind === "counted") count += 1;
    else graceDays.push(date);
  }
  return { days: count, graceDays };
}

/** All days of grace there ever were, the latest first. */
export function findGraceDays(countedDays: Iterable<string>, today: string): string[] {
  const days = new Set(countedDays);
  return [...walkBack(days, findLastDay(days, today))]
    .filter(({ kind }) => kind === "grace")
    .map(({ date }) => date);
}

function findLastDay(days: ReadonlySet<string>, today: string): string {
  for (let ahead = AHEAD_MAX_DAYS; ahead > 0; ahead--) {
    const date = addDays(today, ahead);
    if (days.has(date)) return date;
  }
  return today;
}

/** From the last day back to the first that counts. */
function* walkBack(
  days: ReadonlySet<string>,
  last: string,
): Generator<{ kind: "counted" | "grace" | "missed"; date: string }> {
  const first = [...days].reduce((least, date) => (date < least ? date : least), last);
  let lastGrace: string | undefined;
  for (let date = last; date >= first; date = addDays(date, -1)) {
    if (days.has(date)) {
      yield { kind: "counted", date };
      continue;
    }
    const isPending = date === last;
    const next = addDays(date, 1);
    const mayBeMissed =
      !isPending &&
      (days.has(next) || next === last) &&
      days.has(addDays(date, -1)) &&
      (lastGrace === undefined || countDaysBetween(date, lastGrace) >= GRACE_SPAN_DAYS);
    yield { kind: mayBeMissed ? "grace" : "missed", date };
    // What lies before a day that nothing makes good is a run of its own.
    if (mayBeMissed) lastGrace = date;
    else if (!isPending) lastGrace = undefined;
  }
}

export interface EngagementStats {
  readonly dailyVerseStreak: number;
  readonly devotionalStreak: number;
  /** In the last seven days. */
  readonly totalPrayers: number;
  /** Minutes, over those of the last seven days on which any were spent. */
  readonly averageTimeSpent: number;
  /** The last seven days, the earliest first. */
  readonly weeklyProgress: readonly Pick<
    Day,
    "date" | "dailyVerseViewed" | "devotionalRead" | "prayersAdded"
  >[];
}

export function findStats(days: readonly Day[], today: string): EngagementStats {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dates = Array.from({ length: WEEK_DAYS }, (_, index) =>
    addDays(today, index - WEEK_DAYS + 1),
  );
  const week = dates.map((date) => byDate.get(date) ?? emptyDay(date));
  const spent = week.map(({ timeSpentMinutes }) => timeSpentMinutes).filter((one) => one > 0);
  return {
    dailyVerseStreak: findStreak(listDates(days, isVerseDay), today).days,
    devotionalStreak: findStreak(listDates(days, isDevotionalDay), today).days,
    totalPrayers: week.reduce((sum, { prayersAdded }) => sum + prayersAdded, 0),
    averageTimeSpent:
      spent.length > 0 ? Math.round(spent.reduce((sum, one) => sum + one, 0) / spent.length) : 0,
    weeklyProgress: week.map(({ date, dailyVerseViewed, devotionalRead, prayersAdded }) => ({
      date,
      dailyVerseViewed,
      devotionalRead,
      prayersAdded,
    })),
  };
}

export const isVerseDay = (day: Day): boolean => day.dailyVerseViewed;
export const isDevotionalDay = (day: Day): boolean => day.devotionalRead;

export const listDates = (days: readonly Day[], counts: (day: Day) => boolean): string[] =>
  days.filter(counts).map(({ date }) => date);

const emptyDay = (date: string): Day => ({
  date,
  dailyVerseViewed: false,
  devotionalRead: false,
  prayersAdded: 0,
  readingPlanProgress: 0,
  timeSpentMinutes: 0,
});

/** Active days over seven, in whole percent. */
export const findActivePercent = (week: EngagementStats["weeklyProgress"]): number =>
  Math.round((week.filter(isActive).length / WEEK_DAYS) * 100);
