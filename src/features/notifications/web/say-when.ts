// When something was told, as one says it: the hour today, then the day.

import { DAY_MS } from "#src/shared/calendar/durations.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
    formats.set(key, known);
  }
  return known.format(instant);
}

const readDay = (instant: Date, timeZone: string): number => {
  const [day, month, year] = format(instant, timeZone, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).split("/");
  return Date.parse(`${year}-${month}-${day}T00:00:00Z`) / DAY_MS;
};

export function sayWhen(at: string, now: Date, timeZone: string): string {
  const instant = new Date(at);
  const days = readDay(now, timeZone) - readDay(instant, timeZone);
  if (days <= 0) return format(instant, timeZone, { hour: "2-digit", minute: "2-digit" });
  if (days === 1) return "Yesterday";
  if (days < 7) return format(instant, timeZone, { weekday: "long" });
  return format(instant, timeZone, { day: "numeric", month: "long" });
}
