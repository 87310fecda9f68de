// What pages ask of the study-note calls, and what they then know.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, callApi, readConflict } from "#src/web/query-client.ts";
import { watchSession } from "#src/web/watch-session.ts";
import type {
  AddNoteBody,
  DeletedNote,
  EditedNote,
  EditNoteBody,
  NoteSummary,
  StaleNote,
  StudyNote,
} from "../contract.ts";
import { readNotesUrl } from "./notes-url.ts";

export const notesQuery = queryOptions({
  queryKey: ["study-notes", "all"],
  queryFn: ({ client, signal }) =>
    callApi<NoteSummary[]>(client, "/api/study-notes/overview", { signal }),
});

/** The ids alone: the page has the list already. */
export const foundNotesQuery = (search: string) =>
  queryOptions({
    queryKey: ["study-notes", "found", search],
    queryFn: async ({ client, signal }) => {
      const ids = await callApi<number[]>(client, "/api/study-notes/ids", {
        query: { search },
        signal,
      });
      const known = new Set(client.getQueryData(notesQuery.queryKey)?.map(({ id }) => id));
      // Begun in another place since the list was read.
      if (ids.some((id) => !known.has(id))) {
        await client.invalidateQueries({ queryKey: notesQuery.queryKey });
      }
      return ids;
    },
  });

/** @param reference a chapter: `John 3` */
export const notesOnQuery = (reference: string) =>
  queryOptions({
    queryKey: ["study-notes", "on", reference],
    queryFn: ({ client, signal }) =>
      callApi<NoteSummary[]>(client, "/api/study-notes/overview", { query: { reference }, signal }),
  });

export const noteQuery = (id: number) =>
  queryOptions({
    queryKey: ["study-notes", "one", id],
    queryFn: async ({ client, queryKey, signal }) => {
      const note = await callApi<StudyNote>(client, `/api/study-notes/${id}`, { signal });
      // An answer that was on its way while a newer version arrived changes nothing.
      const known = client.getQueryData<StudyNote>(queryKey);
      return known && known.updatedAt > note.updatedAt ? known : note;
    },
  });

export const deletedNotesQuery = queryOptions({
  queryKey: ["study-notes", "deleted"],
  queryFn: ({ client, signal }) =>
    callApi<DeletedNote[]>(client, "/api/study-notes/deleted", { signal }),
});

/**
 * For the loader of the page that holds the notes: asks what its address shows.
 * @param parameters of the address
 */
export async function prefetchNotes(
  client: QueryClient,
  parameters: URLSearchParams,
): Promise<void> {
  const { note, view } = readNotesUrl(parameters);
  if (typeof note === "number") await client.prefetchQuery(noteQuery(note));
  else if (note === "new") return;
  else if (view === "deleted") await client.prefetchQuery(deletedNotesQuery);
  else await client.prefetchQuery(notesQuery);
}

/** Every change passes here: one that finds Premium over lets the page know. */
const call = <Answer>(
  client: QueryClient,
  path: `/api/${string}`,
  request: ApiRequest,
): Promise<Answer> => watchSession(client, callApi<Answer>(client, path, request));

/** As the server cuts it. */
const EXCERPT_LENGTH = 280;

/** A version that has arrived; an older one than is known changes nothing. */
export function upsertInCache(client: QueryClient, note: StudyNote): StudyNote {
  const known = client.getQueryData(noteQuery(note.id).queryKey);
  if (known && known.updatedAt > note.updatedAt) return note;
  client.setQueryData(noteQuery(note.id).queryKey, note);
  const { content, ...head } = note;
  const summary: NoteSummary = { ...head, excerpt: content.slice(0, EXCERPT_LENGTH) };
  client.setQueryData(notesQuery.queryKey, (all) =>
    all?.some(({ id }) => id === note.id)
      ? all.map((one) => (one.id === note.id ? summary : one))
      : all && [summary, ...all].sort((one, other) => other.id - one.id),
  );
  forgetLists(client);
  return note;
}

function forgetLists(client: QueryClient): void {
  for (const kind of ["found", "on"]) {
    void client.invalidateQueries({ queryKey: ["study-notes", kind] });
  }
}

export async function addNote(client: QueryClient, body: AddNoteBody): Promise<StudyNote> {
  const method = "POST";
  return upsertInCache(client, await call<StudyNote>(client, "/api/study-notes", { method, body }));
}

/** @throws ApiError, of which `readStale` reads what stands there now */
export async function editNote(
  client: QueryClient,
  id: number,
  body: EditNoteBody,
): Promise<EditedNote> {
  const path = `/api/study-notes/${id}` as const;
  const { isMerged, ...note } = await call<EditedNote>(client, path, { method: "PATCH", body });
  upsertInCache(client, note);
  return { ...note, isMerged };
}

/** Of an edit that was refused since the note was changed elsewhere. */
export function readStale(error: unknown): StaleNote | undefined {
  const stale = readConflict<StaleNote>(error);
  return stale?.note && (stale as StaleNote);
}

export async function deleteNote(client: QueryClient, id: number): Promise<void> {
  await call(client, `/api/study-notes/${id}`, { method: "DELETE" });
  client.setQueryData(notesQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
  // The page that shows it is about to go: opening it again fetches it anew.
  void client.invalidateQueries({ queryKey: noteQuery(id).queryKey, refetchType: "none" });
  void client.invalidateQueries({ queryKey: deletedNotesQuery.queryKey });
  forgetLists(client);
}

export async function restoreNote(client: QueryClient, id: number): Promise<StudyNote> {
  const path = `/api/study-notes/${id}/restore` as const;
  const note = await call<StudyNote>(client, path, { method: "POST" });
  client.setQueryData(deletedNotesQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
  return upsertInCache(client, note);
}
