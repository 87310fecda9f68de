// Lengths of time that never change; a day of somebody's calendar may be longer or shorter.
export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export const MINUTE_MS = 1_000 * MINUTE_SECONDS;
export const HOUR_MS = 1_000 * HOUR_SECONDS;
export const DAY_MS = 1_000 * DAY_SECONDS;
