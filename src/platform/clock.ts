// What time it is, and which day. Code that depends on the time takes a clock, so
// that a test can say what time it is.
import { LRUCache } from "lru-cache";

export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

// Making one takes longer than using it a hundred times.
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

/**
 * The day that an instant falls on in a time zone, as `YYYY-MM-DD`.
 * @throws RangeError where nobody knows the zone
 */
export function readLocalDay(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    format = new Intl.DateTimeFormat("en", { timeZone, calendar: "iso8601", ...digits });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}
