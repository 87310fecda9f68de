// The gathered words of notes, stored beside them.
import { and, asc, eq, gt, inArray, lt } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { gatherWords } from "../note-words.ts";
import { studyNotes, studyNoteWords } from "../tables.ts";

type Row = Pick<
  typeof studyNotes.$inferSelect,
  "id" | "title" | "reference" | "tags" | "content" | "updatedAt"
>;

/** Stores the words of this version of a note, unless those of a later one are there. */
export async function writeWords(db: Database, row: Row): Promise<void> {
  const { noteId, version } = studyNoteWords;
  const gathered = { version: row.updatedAt, ...gatherWords(row) };
  await db
    .insert(studyNoteWords)
    .values({ noteId: row.id, ...gathered })
    .onConflictDoUpdate({
      target: noteId,
      set: gathered,
      setWhere: lt(version, row.updatedAt),
    });
}

/** So many notes are looked at for their version, and so many of them read at once. */
const LOOKED_AT = 500;
const READ_AT_ONCE = 20;

/**
 * Gathers the words of notes that have none of their present version: those that
 * an earlier release has written.
 * @param afterId looks at some of everybody's notes from there on, by id
 * @returns the id after which to go on; nothing at the end
 */
export async function fillInWords(db: Database, afterId: number): Promise<number | undefined> {
  const { id, updatedAt } = studyNotes;
  const { noteId, version } = studyNoteWords;
  const some = db
    .select({ id, updatedAt })
    .from(studyNotes)
    .where(gt(id, afterId))
    .orderBy(asc(id))
    .limit(LOOKED_AT)
    .as("some");
  const rows = await db
    .select({ id: some.id, found: noteId })
    .from(some)
    .leftJoin(studyNoteWords, and(eq(noteId, some.id), eq(version, some.updatedAt)))
    .orderBy(asc(some.id));
  const missing = rows.filter(({ found }) => found === null).map((row) => row.id);
  for (let at = 0; at < missing.length; at += READ_AT_ONCE) {
    await gatherAll(db, missing.slice(at, at + READ_AT_ONCE));
  }
  return rows.at(-1)?.id;
}

function gatherAll(db: Database, ids: readonly number[]): Promise<void> {
  const { id, title, reference, tags, content, updatedAt } = studyNotes;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id, title, reference, tags, content, updatedAt })
      .from(studyNotes)
      .where(inArray(id, [...ids]))
      // Held against being removed for good, not against being written on.
      .for("key share");
    for (const row of rows) await writeWords(tx, row);
  });
}
