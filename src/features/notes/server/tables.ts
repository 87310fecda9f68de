import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import { CONTENT_MAX, NOTE_CATEGORIES, REFERENCE_MAX, TITLE_MAX } from "../rules.ts";

// To the millisecond, as the wire has it: what was seen is compared with what is.
const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
// A character beyond the first plane counts as two in JavaScript and as one
// here: the database allows no less than the rules do.
const isAtMost = (column: AnyPgColumn, max: number) =>
  sql`char_length(${column}) <= ${sql.raw(String(max))}`;

export const studyNotes = pgTable(
  "study_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** Made by the device that began the note: sent twice, it is there once. */
    draftId: uuid(),
    title: text().notNull(),
    /** As it was typed. */
    reference: text().notNull().default(""),
    /** Markdown. */
    content: text().notNull(),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    category: text({ enum: NOTE_CATEGORIES }).notNull().default("Personal Study"),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Set while it can still be brought back. */
    deletedAt: instant(),
  },
  (table) => [
    index("study_notes_user_id_index").on(table.userId, table.id),
    index("study_notes_deleted_at_index").on(table.deletedAt).where(sql`deleted_at is not null`),
    unique("study_notes_draft_unique").on(table.userId, table.draftId),
    check("study_notes_title_not_empty", sql`length(btrim(${table.title})) > 0`),
    check("study_notes_title_length", isAtMost(table.title, TITLE_MAX)),
    check("study_notes_reference_length", isAtMost(table.reference, REFERENCE_MAX)),
    check("study_notes_content_not_empty", sql`length(btrim(${table.content})) > 0`),
    check("study_notes_content_length", isAtMost(table.content, CONTENT_MAX)),
    check(
      "study_notes_category_known",
      sql.raw(`category in (${NOTE_CATEGORIES.map((name) => `'${name}'`).join(", ")})`),
    ),
  ],
);

/**
 * The passages that a note speaks of, in the versification of the KJV, each
 * within one book: facts of the person's row, whatever the corpus holds. Whose
 * they are stands here as well, so that a chapter's notes are found without
 * looking through everybody's on that chapter.
 */
export const studyNotePassages = pgTable(
  "study_note_passages",
  {
    noteId: integer()
      .notNull()
      .references(() => studyNotes.id, { onDelete: "cascade" }),
    /** In the order of the note. */
    position: smallint().notNull(),
    userId: owner(),
    /** OSIS id: `1Cor`. */
    book: text().notNull(),
    fromChapter: smallint().notNull(),
    fromVerse: smallint().notNull(),
    toChapter: smallint().notNull(),
    toVerse: smallint().notNull(),
    /** Whether the note's reference names it, and not its content alone. */
    isNamed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.position] }),
    index("study_note_passages_book_index").on(table.userId, table.book),
    check(
      "study_note_passages_forwards",
      sql.raw("(from_chapter, from_verse) <= (to_chapter, to_verse)"),
    ),
  ],
);

/**
 * Each different word of a note once, for searches: scanned in place of the
 * note, which is longer. Only words of the note's present `updatedAt` count: a
 * release that knows nothing of this table leaves older ones behind.
 */
export const studyNoteWords = pgTable("study_note_words", {
  noteId: integer()
    .primaryKey()
    .references(() => studyNotes.id, { onDelete: "cascade" }),
  /** The note's `updatedAt` when it held these words. */
  version: instant().notNull(),
  /** As `gatherWords` gives them. */
  plain: text().notNull(),
  marked: text().notNull(),
});
