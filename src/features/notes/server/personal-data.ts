// What a person's export holds of their study notes.
import type { Database } from "#src/platform/db/database.ts";
import { writePassage } from "./find-passages.ts";
import { listAllNoteIds, type NoteRow, readNotes } from "./store/notes.ts";

/** Deleted ones too, for as long as they are retained. */
export async function readNotesForExport(db: Database, userId: number): Promise<unknown> {
  return write(readNotes(db, userId, await listAllNoteIds(db, userId)));
}

async function* write(rows: AsyncIterable<NoteRow>) {
  for await (const { id, userId: _, draftId: __, passages, ...note } of rows) {
    yield { ...note, passages: passages.map((row) => writePassage(row).reference) };
  }
}
