// What a person's export holds of their study notes.
import type { Database } from "#src/platform/db/database.ts";
import { writePassage } from "./find-passages.ts";
import { listAllNotes } from "./store/notes.ts";

/** Deleted ones too, for as long as they are kept. */
export async function readNotesForExport(db: Database, userId: number): Promise<unknown> {
  const rows = await listAllNotes(db, userId);
  return rows.map(({ id, userId: _, draftId: __, passages, ...note }) => ({
    ...note,
    passages: passages.map((row) => writePassage(row).reference),
  }));
}
