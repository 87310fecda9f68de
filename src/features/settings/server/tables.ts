import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";

export const userSettings = pgTable(
  "user_settings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .unique("user_settings_user_id_unique")
      .references(() => users.id, { onDelete: "cascade" }),
    /** Locked (see secrets.ts); never leave the server. */
    geminiApiKey: text(),
    rapidApiKey: text(),
    emailRemindersEnabled: boolean().notNull().default(true),
    dailyVerseEnabled: boolean().notNull().default(true),
    preferredTranslation: text().notNull().default("YLT"),
    /** Only a translation that the person chose overrides a page's own default. */
    hasChosenTranslation: boolean().notNull().default(false),
    reminderTime: text().notNull().default("08:00"),
    timeZone: text().notNull().default("UTC"),
    theme: text().notNull().default("system"),
    textSize: text().notNull().default("regular"),
    showsVerseNumbers: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Each minute it is asked whose clocks show their time.
    index("user_settings_reminder_index").on(table.timeZone, table.reminderTime),
    check(
      "user_settings_reminder_time_form",
      sql`${table.reminderTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
  ],
);
