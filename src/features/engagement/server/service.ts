// What other rooms tell of a person's day.
import type { Database } from "#src/platform/db/database.ts";
import { addToDay, type Deed, takeReadingFromDay } from "./store.ts";

export type { Deed } from "./store.ts";

/**
 * Records what a person did on a day; with a transaction, only if that commits.
 * Flags may be told again; numbers are added each time.
 * @param localDate the day in the person's zone, as `YYYY-MM-DD`
 */
export async function recordEngagement(
  db: Database,
  userId: number,
  deed: Deed,
  at: { readonly localDate: string; readonly now: Date },
): Promise<void> {
  await addToDay(db, userId, at.localDate, deed, at.now);
}

/** Takes back that a plan's day was marked, from the day on which it was. */
export async function takeBackReading(
  db: Database,
  userId: number,
  at: { readonly localDate: string; readonly now: Date },
): Promise<void> {
  await takeReadingFromDay(db, userId, at.localDate, at.now);
}
