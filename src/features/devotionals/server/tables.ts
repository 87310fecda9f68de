import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import type { OutlineDraft, StoredPiece } from "#src/generation/contract.ts";
import { NOTES_MAX } from "../rules.ts";

// To the millisecond, as the wire has it: what was seen is compared with what is.
const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const isAtMost = (column: AnyPgColumn, max: number) =>
  sql`char_length(${column}) <= ${sql.raw(String(max))}`;

/** What is needed beside a draft to set the stored words in again. */
export type Origin = Omit<StoredPiece<unknown>, "draft">;

/** Written for a person; their texts hold markers where Scripture stands, never its words. */
export const completeDevotionals = pgTable(
  "complete_devotionals",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** Made by the device that asked for it: asked twice, it is written once. */
    draftId: uuid(),
    title: text().notNull(),
    topic: text().notNull(),
    content: text().notNull(),
    /** The main passage's reference. */
    scripture: text().notNull(),
    keyPoints: text().array().notNull(),
    applicationPoints: text().array().notNull(),
    reflectionQuestions: text().array().notNull(),
    prayer: text().notNull(),
    estimatedReadTime: integer().notNull().default(5),
    origin: jsonb().$type<Origin>().notNull(),
    isBookmarked: boolean().notNull().default(false),
    userNotes: text().notNull().default(""),
    notesUpdatedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    readAt: instant(),
    /** Set while it can still be brought back. */
    deletedAt: instant(),
  },
  (table) => [
    index("complete_devotionals_user_id_index").on(table.userId, table.id),
    unique("complete_devotionals_draft_unique").on(table.userId, table.draftId),
    index("complete_devotionals_deleted_at_index")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    check("complete_devotionals_notes_length", isAtMost(table.userNotes, NOTES_MAX)),
    check("complete_devotionals_read_time", sql.raw("estimated_read_time >= 1")),
  ],
);

/** Outlines from the public generator that a user has saved. */
export const devotionals = pgTable(
  "devotionals",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    title: text().notNull(),
    /** The main passage's reference. */
    scripture: text().notNull(),
    /** The topic that it was made for. */
    theme: text().notNull(),
    /** With markers where Scripture stands. */
    content: jsonb().$type<OutlineDraft>().notNull(),
    origin: jsonb().$type<Origin>().notNull(),
    /** Of the generation; saving it twice stores it once. */
    writingId: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    deletedAt: instant(),
  },
  (table) => [
    unique("devotionals_writing_unique").on(table.userId, table.writingId),
    index("devotionals_deleted_at_index").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
