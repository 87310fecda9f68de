import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Which verse a day had, from the first time that it was shown: the archive
 * retains it when the content changes. The verse's words are not stored; they are
 * the corpus's, in whichever translation is asked for.
 */
export const dailyVerses = pgTable("daily_verses", {
  /** Days since 1970-01-01, so that a day has the same id without a database. */
  id: integer().primaryKey(),
  date: date({ mode: "string" }).notNull().unique("daily_verses_date_unique"),
  reference: text().notNull(),
  theme: text(),
  feast: text(),
  reflection: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
