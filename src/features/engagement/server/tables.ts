import { sql } from "drizzle-orm";
import { boolean, check, date, integer, pgTable, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import { COUNT_A_DAY_MAX, MINUTES_A_DAY_MAX } from "../rules.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });
const isBetween = (column: string, max: number) => sql.raw(`${column} between 0 and ${max}`);

/** One row for each day on which a person did something. */
export const userEngagement = pgTable(
  "user_engagement",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In the person's zone as it was then. */
    date: date({ mode: "string" }).notNull(),
    dailyVerseViewed: boolean().notNull().default(false),
    devotionalRead: boolean().notNull().default(false),
    prayersAdded: integer().notNull().default(0),
    /** Days of reading plans that were marked. */
    readingPlanProgress: integer().notNull().default(0),
    timeSpentMinutes: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique("user_engagement_day_unique").on(table.userId, table.date),
    check("user_engagement_prayers_range", isBetween("prayers_added", COUNT_A_DAY_MAX)),
    check("user_engagement_reading_range", isBetween("reading_plan_progress", COUNT_A_DAY_MAX)),
    check("user_engagement_minutes_range", isBetween("time_spent_minutes", MINUTES_A_DAY_MAX)),
  ],
);
