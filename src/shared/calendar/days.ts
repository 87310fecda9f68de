// Days are local dates, written `YYYY-MM-DD`, and months `YYYY-MM`. Counting in
// In UTC every day is 24 hours long. Pure and browser-safe.

import { DAY_MS } from "./durations.ts";
/** Whether it is a day of the calendar. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** Whether it is a month. */
export const isMonth = (value: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);

/** Days since 1970-01-01: a number that names the day everywhere. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const monthOf = (day: string): string => day.slice(0, 7);

/** The day so many days later; earlier where the count is negative. */
export const addDays = (day: string, count: number): string =>
  new Date((numberOfDay(day) + count) * DAY_MS).toISOString().slice(0, 10);

export const countDaysBetween = (from: string, to: string): number =>
  numberOfDay(to) - numberOfDay(from);

/** The month so many months later; earlier where the count is negative. */
export function addMonths(month: string, count: number): string {
  const instant = new Date(`${month}-01T00:00:00Z`);
  instant.setUTCMonth(instant.getUTCMonth() + count);
  return instant.toISOString().slice(0, 7);
}
