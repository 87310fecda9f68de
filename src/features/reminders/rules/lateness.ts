// How late a reminder may still come.

import { HOUR_MS } from "#src/shared/calendar/durations.ts";

/** A verse of the morning is welcome until the afternoon; a day late it would be two at once. */
const LATE_HOURS = 6;

/** What fell due before this instant is not sent any more. */
export const findOldestDue = (now: Date): Date => new Date(now.getTime() - LATE_HOURS * HOUR_MS);
