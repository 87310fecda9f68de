// Many notes at once, each added only where the user does not have it.
import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { findStored } from "#src/platform/db/add-once.ts";
import type { Database } from "#src/platform/db/database.ts";
import { addWithinLimit } from "#src/platform/db/row-limit.ts";
import { isNotDeleted } from "#src/platform/db/trash.ts";
import { isSameTags, type NoteFields } from "../../rules.ts";
import type { PassageRow } from "../find-passages.ts";
import { studyNotes } from "../tables.ts";
import { insertNote, ONCE } from "./notes.ts";

export interface NoteToImport extends NoteFields {
  readonly draftId?: string | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly passages: readonly PassageRow[];
}

export interface ImportedNote {
  readonly id: number | null;
  readonly isNew: boolean;
}

/**
 * Adds the notes that the user does not have. One that this import has added
 * already, as its `draftId` tells, counts as new again: its answer was lost.
 * @throws UserError 400 where there are too many
 */
export function importNotes(
  db: Database,
  userId: number,
  notes: readonly NoteToImport[],
): Promise<ImportedNote[]> {
  return addWithinLimit(db, ONCE.limit, userId, async (tx) => {
    const known = await findSame(tx, userId, notes);
    const imported: ImportedNote[] = [];
    let isMore = false;
    for (const note of notes) {
      const { passages, ...fields } = note;
      const stored = await findStored(tx, ONCE, userId, note.draftId);
      const same = stored ? undefined : known.find(note);
      if (same !== undefined) {
        imported.push({ id: same, isNew: false });
        continue;
      }
      const id = stored?.id ?? (await insertNote(tx, userId, fields, passages));
      if (id === undefined) throw new Error("A note was not imported");
      if (!stored || stored.isRestored) isMore = true;
      known.add(note, id);
      imported.push({ id, isNew: true });
    }
    return { row: imported, isMore };
  });
}

/** What an import of them would do. */
export async function previewImport(
  db: Database,
  userId: number,
  notes: readonly NoteFields[],
): Promise<ImportedNote[]> {
  const known = await findSame(db, userId, notes);
  return notes.map((note) => {
    const id = known.find(note);
    // A second one of the same import is not new either; it has no id yet.
    if (id === undefined) known.add(note, null);
    return { id: id ?? null, isNew: id === undefined };
  });
}

/** To be deleted; those that are deleted already stay so. */
export async function deleteNotes(
  db: Database,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .update(studyNotes)
    .set({ deletedAt: now })
    .where(and(isNotDeleted(studyNotes, userId), inArray(studyNotes.id, [...ids])));
}

/** Without what an export cuts off at the end. */
const contentKey = sql<string>`md5(rtrim(${studyNotes.content}, E' \\t\\n'))`;

function hashContent(content: string): string {
  let end = content.length;
  while (end > 0 && " \t\n".includes(content.charAt(end - 1))) end--;
  return createHash("md5").update(content.slice(0, end)).digest("hex");
}

interface KnownNotes {
  readonly find: (note: NoteFields) => number | null | undefined;
  readonly add: (note: NoteFields, id: number | null) => void;
}

/** The user's notes that are the same as some of these; their texts stay in the database. */
async function findSame(
  db: Database,
  userId: number,
  notes: readonly NoteFields[],
): Promise<KnownNotes> {
  const { id, title, reference, tags, category } = studyNotes;
  const keys = new Map(notes.map((note) => [note, hashContent(note.content)]));
  const rows = await db
    .select({ id, title, reference, tags, category, key: contentKey })
    .from(studyNotes)
    .where(
      and(
        eq(studyNotes.userId, userId),
        isNull(studyNotes.deletedAt),
        inArray(title, [...new Set(notes.map((note) => note.title))]),
        inArray(contentKey, [...new Set(keys.values())]),
      ),
    );
  type Known = Omit<(typeof rows)[number], "id"> & { readonly id: number | null };
  const known: Known[] = rows;
  const keyOf = (note: NoteFields) => keys.get(note) ?? "";
  return {
    find: (note) =>
      known.find(
        (row) =>
          row.key === keyOf(note) &&
          row.title === note.title &&
          row.reference === note.reference &&
          row.category === note.category &&
          isSameTags(row.tags, note.tags),
      )?.id,
    add: (note, noteId) =>
      known.push({ ...note, tags: [...note.tags], id: noteId, key: keyOf(note) }),
  };
}
