const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `18 November 2026` of `2026-11-18`, wherever it is read. */
export const formatDay = (day: string): string => LONG.format(Date.parse(`${day}T00:00:00Z`));
