// The gathered words of notes, kept beside them.
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { gatherWords } from "../note-words.ts";
import { studyNotes, studyNoteWords } from "../tables.ts";

type Row = Pick<
  typeof studyNotes.$inferSelect,
  "id" | "title" | "reference" | "tags" | "content" | "updatedAt"
>;

/** Keeps the words of this version of a note, unless those of a later one are there. */
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

/**
 * Gathers the words of notes that have none of their present version: those that
 * an earlier release has written.
 * @param page of everybody's notes, by id, rising
 * @returns the last one's id; nothing at the end
 */
export function fillInWords(
  db: Database,
  page: { readonly afterId: number; readonly limit: number },
): Promise<number | undefined> {
  const { id, title, reference, tags, content, updatedAt } = studyNotes;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id, title, reference, tags, content, updatedAt })
      .from(studyNotes)
      .leftJoin(
        studyNoteWords,
        and(eq(studyNoteWords.noteId, id), eq(studyNoteWords.version, updatedAt)),
      )
      .where(and(gt(id, page.afterId), isNull(studyNoteWords.noteId)))
      .orderBy(asc(id))
      .limit(page.limit)
      // Held against being removed for good, not against being written on.
      .for("key share", { of: studyNotes });
    for (const row of rows) await writeWords(tx, row);
    return rows.at(-1)?.id;
  });
}
