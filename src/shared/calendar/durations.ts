// Lengths of time that never change; a day of somebody's calendar may be longer or shorter.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const DAY_SECONDS = DAY_MS / 1000;
