import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import type { PrayerDraft, StoredPiece } from "#src/generation/contract.ts";
import {
  PRAYER_CATEGORIES,
  PRAYER_STATUSES,
  PRAYER_URGENCIES,
  REMINDER_FREQUENCIES,
  TEXT_MAX,
  TITLE_MAX,
} from "../rules.ts";

// To the millisecond, as the wire has it: what was seen is compared with what is.
const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const isOneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);
const isAtMost = (column: AnyPgColumn, max: number) =>
  sql`char_length(${column}) <= ${sql.raw(String(max))}`;

export const prayerRequests = pgTable(
  "prayer_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** Made by the device that began it: sent twice, it is there once. */
    draftId: uuid(),
    title: text().notNull(),
    description: text(),
    category: text({ enum: PRAYER_CATEGORIES }).notNull(),
    urgency: text({ enum: PRAYER_URGENCIES }).notNull().default("medium"),
    status: text({ enum: PRAYER_STATUSES }).notNull().default("active"),
    /** Of an archived prayer: it was ongoing before, and is so again when it is brought back. */
    wasOngoing: boolean().notNull().default(false),
    isAnswered: boolean().notNull().default(false),
    answeredAt: instant(),
    answerDescription: text(),
    reminderFrequency: text({ enum: REMINDER_FREQUENCIES }).notNull().default("daily"),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Set while it can still be brought back. */
    deletedAt: instant(),
  },
  (table) => [
    index("prayer_requests_user_id_index").on(table.userId, table.id),
    unique("prayer_requests_draft_unique").on(table.userId, table.draftId),
    index("prayer_requests_deleted_at_index")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    check("prayer_requests_title_not_empty", sql`length(btrim(${table.title})) > 0`),
    check("prayer_requests_title_length", isAtMost(table.title, TITLE_MAX)),
    check("prayer_requests_description_length", isAtMost(table.description, TEXT_MAX)),
    check("prayer_requests_answer_length", isAtMost(table.answerDescription, TEXT_MAX)),
    check("prayer_requests_category_known", isOneOf("category", PRAYER_CATEGORIES)),
    check("prayer_requests_urgency_known", isOneOf("urgency", PRAYER_URGENCIES)),
    check("prayer_requests_status_known", isOneOf("status", PRAYER_STATUSES)),
    check("prayer_requests_reminder_known", isOneOf("reminder_frequency", REMINDER_FREQUENCIES)),
    check(
      "prayer_requests_answer_whole",
      sql.raw(
        "is_answered = (answered_at is not null) and (not is_answered or answer_description is not null)",
      ),
    ),
    check(
      "prayer_requests_answer_in_status",
      sql.raw(
        "case status when 'answered' then is_answered when 'archived' then true else not is_answered end",
      ),
    ),
  ],
);

/** The days on which somebody prayed for something. */
export const prayerDays = pgTable(
  "prayer_days",
  {
    prayerRequestId: integer()
      .notNull()
      .references(() => prayerRequests.id, { onDelete: "cascade" }),
    /** In the person's zone as it was then. */
    localDate: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.prayerRequestId, table.localDate] })],
);

/** Prayers that were generated for a user and saved by them. */
export const prayers = pgTable(
  "prayers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    title: text().notNull(),
    /** With markers where Scripture stands, never its words. */
    content: text().notNull(),
    /** What is needed beside the content to set the stored words in again. */
    origin: jsonb().$type<PrayerOrigin>().notNull(),
    /** Of the generation; saving it twice stores it once. */
    writingId: uuid().notNull(),
    isAnswered: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    deletedAt: instant(),
  },
  (table) => [
    unique("prayers_writing_unique").on(table.userId, table.writingId),
    index("prayers_deleted_at_index").on(table.deletedAt).where(sql`deleted_at is not null`),
    check("prayers_content_not_empty", sql`length(${table.content}) > 0`),
  ],
);

export type PrayerOrigin = Omit<StoredPiece<PrayerDraft>, "draft">;
