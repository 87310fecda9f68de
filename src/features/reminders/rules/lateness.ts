// How late a reminder may still come.

const HOUR_MS = 3_600_000;

/** A verse of the morning is welcome until the afternoon; a day late it would be two at once. */
const LATE_HOURS = 6;

/** What fell due before this instant is not sent any more. */
export const findOldestDue = (now: Date): Date => new Date(now.getTime() - LATE_HOURS * HOUR_MS);
