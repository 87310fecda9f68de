const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** In UTC, since what names it goes to whatever place the person is in. */
export const writeDay = (at: Date): string => DAY.format(at);
