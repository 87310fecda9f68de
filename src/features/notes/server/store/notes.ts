// Study notes. Every query is scoped by user.
import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { addOnce } from "#src/platform/db/add-once.ts";
import type { Database } from "#src/platform/db/database.ts";
import { isStatementTimeout } from "#src/platform/db/failures.ts";
import {
  createTrash,
  isDeleted,
  isNotDeleted,
  latestDeletedFirst,
  limitRows,
} from "#src/platform/db/trash.ts";
import { NOTES_MAX, type NoteFields } from "../../rules.ts";
import type { PassageRow } from "../find-passages.ts";
import { studyNotePassages, studyNotes } from "../tables.ts";
import { matching, type NoteSearch } from "./matching.ts";
import { writeWords } from "./words.ts";

type Row = typeof studyNotes.$inferSelect;
export interface NoteRow extends Row {
  readonly passages: readonly PassageRow[];
}
/** With the content's beginning in place of all of it. */
export interface SummaryRow extends Omit<NoteRow, "content"> {
  readonly excerpt: string;
}

const EXCERPT_LENGTH = 280;
/** A search that takes longer is given up: its connection is wanted by others. */
const SEARCH_LIMIT_MS = 3_000;

/** The ids of the notes that a search means, the latest begun first. */
export function findNoteIds(
  db: Database,
  userId: number,
  search: NoteSearch = { words: [] },
): Promise<number[]> {
  return selectIds(db, matching(db, userId, search));
}

/**
 * As `findNoteIds`, for a search that reads through what is written.
 * @returns `undefined` where that took too long
 */
export async function searchNoteIds(
  db: Database,
  userId: number,
  search: NoteSearch,
): Promise<number[] | undefined> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${SEARCH_LIMIT_MS}`));
      return findNoteIds(tx, userId, search);
    });
  } catch (error) {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  }
}

/** All ids, rising; also of what is deleted and not yet gone. */
export async function listAllNoteIds(db: Database, userId: number): Promise<number[]> {
  return (await selectIds(db, eq(studyNotes.userId, userId))).reverse();
}

async function selectIds(db: Database, condition: SQL | undefined): Promise<number[]> {
  const { id } = studyNotes;
  const rows = await db.select({ id }).from(studyNotes).where(condition).orderBy(desc(id));
  return rows.map((row) => row.id);
}

/** So many are read at once: of the longest, 2 MB. */
const READ_AT_ONCE = 20;

/** Whole notes of a person in the order of their ids, deleted ones too; read as they are asked for. */
export async function* readNotes(
  db: Database,
  userId: number,
  ids: readonly number[],
): AsyncGenerator<NoteRow> {
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const some = ids.slice(at, at + READ_AT_ONCE);
    const rows = await db.select().from(studyNotes).where(isAmong(userId, some));
    yield* inOrderOf(some, await withPassages(db, userId, rows));
  }
}

/** In the order of the ids. */
export async function listSummaries(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db).where(isAmong(userId, ids));
  return inOrderOf(ids, await withPassages(db, userId, rows));
}

function inOrderOf<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findNote(
  db: Database,
  userId: number,
  id: number,
): Promise<NoteRow | undefined> {
  const rows = await db
    .select()
    .from(studyNotes)
    .where(and(isNotDeleted(studyNotes, userId), eq(studyNotes.id, id)));
  return (await withPassages(db, userId, rows))[0];
}

/** Those that can still be restored, the latest deleted first. */
export async function listDeletedNotes(db: Database, userId: number): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db)
    .where(isDeleted(studyNotes, userId))
    .orderBy(...latestDeletedFirst(studyNotes));
  return withPassages(db, userId, rows);
}

const LIMIT = limitRows(
  studyNotes,
  NOTES_MAX,
  `At most ${NOTES_MAX.toLocaleString("en")} notes can be saved`,
);
export const ONCE = { table: studyNotes, key: studyNotes.draftId, limit: LIMIT };

export const noteTrash = createTrash(studyNotes, LIMIT);

/**
 * Adds a note; one that has the `draftId` already is brought back if it was
 * deleted, and otherwise left as it is.
 * @returns its id
 * @throws UserError 400 where there are too many
 */
export function addNote(
  db: Database,
  userId: number,
  fields: NoteFields & { readonly draftId?: string | undefined },
  passages: readonly PassageRow[],
  now: Date,
): Promise<number> {
  const stamps = { createdAt: now, updatedAt: now };
  return addOnce(db, ONCE, userId, fields.draftId, (tx) =>
    insertNote(tx, userId, { ...fields, ...stamps }, passages),
  );
}

/** To be called within the limit's lock. */
export async function insertNote(
  tx: Database,
  userId: number,
  note: NoteFields & {
    readonly draftId?: string | undefined;
    readonly createdAt: Date;
    readonly updatedAt: Date;
  },
  passages: readonly PassageRow[],
): Promise<number | undefined> {
  const { draftId = null, tags, ...rest } = note;
  const [row] = await tx
    .insert(studyNotes)
    .values({ userId, draftId, ...rest, tags: [...tags] })
    .returning();
  if (!row) return undefined;
  await writePassages(tx, row, passages);
  await writeWords(tx, row);
  return row.id;
}

export interface NoteChange {
  readonly fields: NoteFields;
  readonly passages: readonly PassageRow[];
}

/**
 * Decides on a note as it is now and changes it; nobody else can in between.
 * @param decide gives what it shall hold, or nothing to leave it; may throw
 * @returns the note as it is then; nothing where the person has no such note
 */
export function changeNote(
  db: Database,
  userId: number,
  id: number,
  now: Date,
  decide: (row: NoteRow) => Promise<NoteChange | undefined>,
): Promise<NoteRow | undefined> {
  const isThisOne = and(isNotDeleted(studyNotes, userId), eq(studyNotes.id, id));
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(studyNotes).where(isThisOne).for("update");
    const [row] = await withPassages(tx, userId, rows);
    if (!row) return undefined;
    const change = await decide(row);
    if (!change) return row;
    const { tags, ...texts } = change.fields;
    // Later than before in any case: it is how one version is told from the next.
    const updatedAt = new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
    const [changed] = await tx
      .update(studyNotes)
      .set({ ...texts, tags: [...tags], updatedAt })
      .where(isThisOne)
      .returning();
    if (!changed) throw new Error("A note went away while it was held");
    await tx
      .delete(studyNotePassages)
      .where(and(eq(studyNotePassages.userId, userId), eq(studyNotePassages.noteId, id)));
    await writePassages(tx, row, change.passages);
    await writeWords(tx, changed);
    return { ...changed, passages: change.passages };
  });
}

function selectSummaries(db: Database) {
  const { content, ...columns } = getTableColumns(studyNotes);
  const excerpt = sql<string>`left(${content}, ${sql.raw(String(EXCERPT_LENGTH))})`;
  return db.select({ ...columns, excerpt }).from(studyNotes);
}

async function writePassages(
  db: Database,
  { id: noteId, userId }: Row,
  passages: readonly PassageRow[],
): Promise<void> {
  if (passages.length === 0) return;
  const rows = passages.map((row, position) => ({ noteId, position, userId, ...row }));
  await db.insert(studyNotePassages).values(rows);
}

async function withPassages<Note extends { readonly id: number }>(
  db: Database,
  userId: number,
  notes: readonly Note[],
): Promise<(Note & { readonly passages: readonly PassageRow[] })[]> {
  if (notes.length === 0) return [];
  const ids = notes.map(({ id }) => id);
  const rows = await db
    .select()
    .from(studyNotePassages)
    .where(and(eq(studyNotePassages.userId, userId), isOneOf(studyNotePassages.noteId, ids)))
    .orderBy(studyNotePassages.noteId, studyNotePassages.position);
  const passages = new Map<number, PassageRow[]>();
  for (const { noteId, position: _, userId: __, ...passage } of rows) {
    passages.set(noteId, [...(passages.get(noteId) ?? []), passage]);
  }
  return notes.map((note) => ({ ...note, passages: passages.get(note.id) ?? [] }));
}

const isAmong = (userId: number, ids: readonly number[]) =>
  and(eq(studyNotes.userId, userId), isOneOf(studyNotes.id, ids));

/** With one parameter, however many there are. */
const isOneOf = (column: PgColumn, ids: readonly number[]) =>
  sql`${column} = any(${`{${ids.join(",")}}`}::int[])`;
