// Days of persons. Whose they are stands in every condition.
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#src/platform/db/database.ts";
import { COUNT_A_DAY_MAX, type Day, MINUTES_A_DAY_MAX } from "../rules.ts";
import { userEngagement } from "./tables.ts";

export type DayRow = typeof userEngagement.$inferSelect;

/** What is added to a day. Flags stay once they are set; numbers add up, to a limit. */
export type Deed = Partial<Omit<Day, "date">>;

export async function addToDay(
  db: Database,
  userId: number,
  date: string,
  deed: Deed,
  now: Date,
): Promise<DayRow> {
  const first = {
    dailyVerseViewed: deed.dailyVerseViewed ?? false,
    devotionalRead: deed.devotionalRead ?? false,
    prayersAdded: deed.prayersAdded ?? 0,
    readingPlanProgress: deed.readingPlanProgress ?? 0,
    timeSpentMinutes: deed.timeSpentMinutes ?? 0,
  };
  const { dailyVerseViewed, devotionalRead } = userEngagement;
  const { prayersAdded, readingPlanProgress, timeSpentMinutes } = userEngagement;
  const [row] = await db
    .insert(userEngagement)
    .values({ userId, date, ...first, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [userEngagement.userId, userEngagement.date],
      set: {
        dailyVerseViewed: sql`${dailyVerseViewed} or ${first.dailyVerseViewed}`,
        devotionalRead: sql`${devotionalRead} or ${first.devotionalRead}`,
        prayersAdded: addTo(prayersAdded, first.prayersAdded, COUNT_A_DAY_MAX),
        readingPlanProgress: addTo(readingPlanProgress, first.readingPlanProgress, COUNT_A_DAY_MAX),
        timeSpentMinutes: addTo(timeSpentMinutes, first.timeSpentMinutes, MINUTES_A_DAY_MAX),
        updatedAt: now,
      },
    })
    .returning();
  if (!row) throw new Error("A day was not stored");
  return row;
}

const addTo = (column: PgColumn, more: number, max: number): SQL =>
  sql`least(${sql.raw(String(max))}, ${column} + ${more}::int)`;

/** Takes one marked day of a plan away again, where the day has one. */
export async function takeReadingFromDay(
  db: Database,
  userId: number,
  date: string,
  now: Date,
): Promise<void> {
  await db
    .update(userEngagement)
    .set({
      readingPlanProgress: sql`greatest(0, ${userEngagement.readingPlanProgress} - 1)`,
      updatedAt: now,
    })
    .where(and(eq(userEngagement.userId, userId), eq(userEngagement.date, date)));
}

/** All days, the earliest first: one a day, so that a whole life is a short list. */
export function listDays(db: Database, userId: number): Promise<DayRow[]> {
  return db
    .select()
    .from(userEngagement)
    .where(eq(userEngagement.userId, userId))
    .orderBy(asc(userEngagement.date));
}
