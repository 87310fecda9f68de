// Study notes. Whose they are stands in every condition.
import { and, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import {
  deleteRow,
  isDeleted,
  isThere,
  purgeRows,
  restoreRow,
} from "#src/platform/db/deletable.ts";
import type { NoteFields } from "../../rules.ts";
import type { PassageRow } from "../find-passages.ts";
import { studyNotePassages, studyNotes } from "../tables.ts";
import { matching, type NoteSearch } from "./matching.ts";

type Row = typeof studyNotes.$inferSelect;
export interface NoteRow extends Row {
  readonly passages: readonly PassageRow[];
}
/** With the content's beginning in place of all of it. */
export interface SummaryRow extends Omit<NoteRow, "content"> {
  readonly excerpt: string;
}

export interface NotePage {
  readonly limit?: number | undefined;
  /** The id of the last one of the page before. */
  readonly cursor?: number | undefined;
}

const EXCERPT_LENGTH = 280;

/** The latest begun first. */
export async function listNotes(
  db: Database,
  userId: number,
  search: NoteSearch = {},
  page: NotePage = {},
): Promise<NoteRow[]> {
  const query = db
    .select()
    .from(studyNotes)
    .where(and(matching(db, userId, search), afterCursor(page)))
    .orderBy(desc(studyNotes.id));
  return withPassages(db, userId, await (page.limit ? query.limit(page.limit) : query));
}

export async function listSummaries(
  db: Database,
  userId: number,
  search: NoteSearch = {},
  page: NotePage = {},
): Promise<SummaryRow[]> {
  const query = selectSummaries(db)
    .where(and(matching(db, userId, search), afterCursor(page)))
    .orderBy(desc(studyNotes.id));
  return withPassages(db, userId, await (page.limit ? query.limit(page.limit) : query));
}

export function countNotes(db: Database, userId: number, search: NoteSearch = {}): Promise<number> {
  return db.$count(studyNotes, matching(db, userId, search));
}

export async function findNote(
  db: Database,
  userId: number,
  id: number,
): Promise<NoteRow | undefined> {
  const rows = await db
    .select()
    .from(studyNotes)
    .where(and(isThere(studyNotes, userId), eq(studyNotes.id, id)));
  return (await withPassages(db, userId, rows))[0];
}

/** Those that can still be brought back, the latest deleted first. */
export async function listDeletedNotes(db: Database, userId: number): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db)
    .where(isDeleted(studyNotes, userId))
    .orderBy(desc(studyNotes.deletedAt), desc(studyNotes.id));
  return withPassages(db, userId, rows);
}

/** All that a person wrote, also what is deleted and not yet gone. */
export async function listAllNotes(db: Database, userId: number): Promise<NoteRow[]> {
  const rows = await db
    .select()
    .from(studyNotes)
    .where(eq(studyNotes.userId, userId))
    .orderBy(studyNotes.id);
  return withPassages(db, userId, rows);
}

/**
 * @param draftId a note of the person's that has it is left as it is
 * @returns nothing where there is such a note
 */
export function addNote(
  db: Database,
  userId: number,
  fields: NoteFields & { readonly draftId?: string | undefined },
  passages: readonly PassageRow[],
  now: Date,
): Promise<NoteRow | undefined> {
  return db.transaction(async (tx) => {
    const { draftId = null, tags, ...texts } = fields;
    const [row] = await tx
      .insert(studyNotes)
      .values({ userId, draftId, ...texts, tags: [...tags], createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: [studyNotes.userId, studyNotes.draftId] })
      .returning();
    if (!row) return undefined;
    await writePassages(tx, row, passages);
    return { ...row, passages };
  });
}

/** Also one that was deleted since: it is brought back, since its device still writes on it. */
export async function findDraft(
  db: Database,
  userId: number,
  draftId: string,
): Promise<NoteRow | undefined> {
  const rows = await db
    .update(studyNotes)
    .set({ deletedAt: null })
    .where(and(eq(studyNotes.userId, userId), eq(studyNotes.draftId, draftId)))
    .returning();
  return (await withPassages(db, userId, rows))[0];
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
  const isThisOne = and(isThere(studyNotes, userId), eq(studyNotes.id, id));
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
    return { ...changed, passages: change.passages };
  });
}

/** @returns false where the person has no such note, or it is deleted already */
export const deleteNote = (db: Database, userId: number, id: number, now: Date): Promise<boolean> =>
  deleteRow(db, studyNotes, userId, id, now);

/** @returns nothing where the person has deleted no such note, or it is gone for good */
export const restoreNote = (db: Database, userId: number, id: number): Promise<Row | undefined> =>
  restoreRow(db, studyNotes, userId, id);

/** Removes for good what was deleted before that instant, whoever's it is. */
export const purgeNotes = (db: Database, before: Date): Promise<number> =>
  purgeRows(db, studyNotes, before);

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
    .where(and(eq(studyNotePassages.userId, userId), inArray(studyNotePassages.noteId, ids)))
    .orderBy(studyNotePassages.noteId, studyNotePassages.position);
  const passages = new Map<number, PassageRow[]>();
  for (const { noteId, position: _, userId: __, ...passage } of rows) {
    passages.set(noteId, [...(passages.get(noteId) ?? []), passage]);
  }
  return notes.map((note) => ({ ...note, passages: passages.get(note.id) ?? [] }));
}

const afterCursor = ({ cursor }: NotePage) =>
  cursor === undefined ? undefined : lt(studyNotes.id, cursor);
