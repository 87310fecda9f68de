const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** `18 November 2026` of `2026-11-18`, wherever it is read. */
export const formatDay = (day: string): string => LONG.format(at(day));

export const countDays = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / DAY_MS);

export const addDays = (day: string, days: number): string =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);
