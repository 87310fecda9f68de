import type { QueryClient } from "@tanstack/react-query";
import { createId } from "#src/web/drafts/draft.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { StudyNote } from "../contract.ts";
import { type NoteFields, tidyNote } from "../rules.ts";
import { addNote, noteQuery, restoreNote } from "./queries.ts";

/**
 * Brings back a note that was deleted elsewhere while it was written on.
 * @returns the note that was made in its place, where it is gone for good
 * @throws whatever prevents finding out which of the two it is
 */
export async function bringNoteBack(
  client: QueryClient,
  noteId: number,
  fields: NoteFields,
): Promise<StudyNote | undefined> {
  try {
    await restoreNote(client, noteId);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  // It is back already, or gone for good.
  const isThere = await client.fetchQuery({ ...noteQuery(noteId), staleTime: 0 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    },
  );
  if (isThere) return undefined;
  return addNote(client, { ...tidyNote(fields), tags: [...fields.tags], draftId: createId() });
}
