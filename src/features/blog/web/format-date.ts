const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `3 September 2025`, the same on the server and in every browser. */
export const formatDate = (instant: string): string => format.format(new Date(instant));
