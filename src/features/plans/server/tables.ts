import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import {
  DESCRIPTION_MAX,
  JOINED_NOTES_MAX,
  NAME_MAX,
  PLAN_TYPES,
  REMINDER_METHODS,
} from "../choices.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const localDate = () => date({ mode: "string" });
const isOneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);
const isAtMost = (column: string, max: number) => sql.raw(`char_length(${column}) <= ${max}`);

export const readingPlans = pgTable(
  "reading_plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the device that began it: sent twice, it is there once. */
    draftId: uuid(),
    name: text().notNull(),
    description: text(),
    planType: text({ enum: PLAN_TYPES }).notNull(),
    /** In days: as many as the plan has entries. */
    duration: integer().notNull(),
    currentDay: integer().notNull().default(1),
    isCompleted: boolean().notNull().default(false),
    completedAt: instant(),
    reminderTime: text().notNull().default("07:00"),
    reminderMethod: text({ enum: REMINDER_METHODS }).notNull().default("none"),
    isActive: boolean().notNull().default(true),
    selectedBooks: text().array().notNull().default(sql`'{}'`),
    /** Dates are those of the person's zone as it was then. */
    startedOn: localDate().notNull(),
    /** The date on which day 1 falls in the calendar as it is now. */
    dayOneOn: localDate().notNull(),
    /** Since when the calendar stands still. */
    pausedOn: localDate(),
    /** No way back is offered before. */
    staysUntil: localDate(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Set while its days can be had as a calendar feed: the address is made from it. */
    calendarSeed: uuid(),
    /** Set while it can still be brought back. */
    deletedAt: instant(),
  },
  (table) => [
    index("reading_plans_user_id_index").on(table.userId, table.id),
    unique("reading_plans_draft_unique").on(table.userId, table.draftId),
    index("reading_plans_deleted_at_index").on(table.deletedAt).where(sql`deleted_at is not null`),
    // Each minute it is asked whose clocks show their time.
    index("reading_plans_reminder_index")
      .on(table.reminderTime)
      .where(
        sql`reminder_method <> 'none' and is_active and not is_completed and deleted_at is null`,
      ),
    check("reading_plans_name_not_empty", sql`length(btrim(${table.name})) > 0`),
    check("reading_plans_name_length", isAtMost("name", NAME_MAX)),
    check("reading_plans_description_length", isAtMost("description", DESCRIPTION_MAX)),
    check("reading_plans_type_known", isOneOf("plan_type", PLAN_TYPES)),
    check("reading_plans_duration_range", sql.raw("duration between 1 and 1000")),
    check("reading_plans_current_day_range", sql.raw("current_day between 1 and duration")),
    check("reading_plans_completion_whole", sql.raw("is_completed = (completed_at is not null)")),
    check("reading_plans_pause_whole", sql.raw("is_active = (paused_on is null)")),
    check("reading_plans_reminder_known", isOneOf("reminder_method", REMINDER_METHODS)),
    check(
      "reading_plans_reminder_time_form",
      sql.raw("reminder_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'"),
    ),
  ],
);

/** One row a day. Passages are references in KJV numbering, never text. */
export const readingPlanEntries = pgTable(
  "reading_plan_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer()
      .notNull()
      .references(() => readingPlans.id, { onDelete: "cascade" }),
    dayNumber: integer().notNull(),
    passages: text().array().notNull(),
    isCompleted: boolean().notNull().default(false),
    completedAt: instant(),
    notes: text(),
    isFavorited: boolean().notNull().default(false),
    favoriteNotes: text(),
  },
  (table) => [
    unique("reading_plan_entries_day_unique").on(table.planId, table.dayNumber),
    // Which days are read is asked for every plan of a list.
    index("reading_plan_entries_read_index")
      .on(table.planId, table.dayNumber)
      .where(sql`is_completed`),
    check("reading_plan_entries_day_range", sql.raw("day_number between 1 and 1000")),
    check("reading_plan_entries_has_passages", sql.raw("cardinality(passages) > 0")),
    check(
      "reading_plan_entries_completion_whole",
      sql.raw("is_completed = (completed_at is not null)"),
    ),
    check("reading_plan_entries_notes_length", isAtMost("notes", JOINED_NOTES_MAX)),
    check(
      "reading_plan_entries_favorite_notes_length",
      isAtMost("favorite_notes", JOINED_NOTES_MAX),
    ),
  ],
);
