import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });
const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One row for each chapter on each day that it was read. */
export const readingVisits = pgTable(
  "reading_visits",
  {
    userId: userId(),
    /** In the reader's zone as it was then. */
    day: date({ mode: "string" }).notNull(),
    /** 1 to 66. */
    book: smallint().notNull(),
    chapter: smallint().notNull(),
    translation: text().notNull(),
    /** The last that was in view. */
    verse: smallint().notNull(),
    isFinished: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.book, table.chapter] })],
);

/** What a user has chosen about their history; no row for somebody who chose nothing. */
export const readingHistoryChoices = pgTable("reading_history_choices", {
  userId: userId().primaryKey(),
  isKept: boolean().notNull().default(true),
  /** What was read before is not added any more, such as by a device that was away. */
  erasedAt: instant(),
});
