import { and, eq, gte, lte } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { dailyVerses } from "./tables.ts";

export type DayRow = typeof dailyVerses.$inferSelect;

/**
 * Stores what a day has, unless another instance has already done so.
 * @returns what the day has, whichever instance was first
 */
export async function recordDay(db: Database, day: DayRow): Promise<DayRow> {
  const [recorded] = await db.insert(dailyVerses).values(day).onConflictDoNothing().returning();
  if (recorded) return recorded;
  const [earlier] = await db.select().from(dailyVerses).where(eq(dailyVerses.date, day.date));
  if (!earlier) throw new Error(`${day.date} was neither recorded nor there`);
  return earlier;
}

/** The recorded days from `first` to `last`, both included. */
export function findDays(db: Database, first: string, last: string): Promise<DayRow[]> {
  return db
    .select()
    .from(dailyVerses)
    .where(and(gte(dailyVerses.date, first), lte(dailyVerses.date, last)));
}
