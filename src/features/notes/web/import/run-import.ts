// Sends the notes of an import, some at a time: first to see which are new,
// then to add those, and to take them away again.
import type { QueryClient } from "@tanstack/react-query";
import { createId } from "#src/web/drafts/draft.ts";
import { callApi } from "#src/web/query-client.ts";
import { watchSession } from "#src/web/watch-session.ts";
import type { ImportedNotes, ImportNotesBody } from "../../contract.ts";
import { IMPORT_AT_ONCE } from "../../rules.ts";
import type { ImportedNote } from "./imported-note.ts";

/** A note that is sent again after a lost answer is there once. */
export interface NoteToSend extends ImportedNote {
  readonly draftId: string;
}

/** Below what the server takes in one body. */
const BYTES_AT_ONCE = 1_000_000;
const UNDONE_AT_ONCE = 500;

/** Notes in the order in which they were written, so many as one call takes. */
export function* divide<Note extends ImportedNote>(notes: readonly Note[]): Generator<Note[]> {
  const encoder = new TextEncoder();
  let some: Note[] = [];
  let bytes = 0;
  for (const note of notes) {
    const size = encoder.encode(JSON.stringify(note)).length;
    if (some.length === IMPORT_AT_ONCE || (some.length > 0 && bytes + size > BYTES_AT_ONCE)) {
      yield some;
      some = [];
      bytes = 0;
    }
    some.push(note);
    bytes += size;
  }
  if (some.length > 0) yield some;
}

const send = (client: QueryClient, body: ImportNotesBody, signal?: AbortSignal) =>
  watchSession(
    client,
    callApi<ImportedNotes>(client, "/api/study-notes/import", {
      method: "POST",
      body,
      ...(signal ? { signal } : {}),
    }),
  );

/** Those that the user does not have, oldest first: lists are in the order of being added. */
export async function findNew(
  client: QueryClient,
  notes: readonly ImportedNote[],
  signal: AbortSignal,
): Promise<NoteToSend[]> {
  const found: NoteToSend[] = [];
  for (const some of divide(notes)) {
    const answer = await send(client, { notes: some.map(toBody), isPreview: true }, signal);
    for (const [at, note] of some.entries()) {
      if (answer.notes[at]?.isNew) found.push({ ...note, draftId: createId() });
    }
  }
  return found.sort((one, other) => compare(one.createdAt ?? "~", other.createdAt ?? "~"));
}

/**
 * Adds notes; what was added before a failure stays.
 * @param onAdded told after each call which were added, and how many notes it was sent
 */
export async function addAll(
  client: QueryClient,
  notes: readonly NoteToSend[],
  onAdded: (ids: readonly number[], sent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const some of divide(notes)) {
    signal.throwIfAborted();
    // Not given the signal: whether a call that is broken off was done, nobody would know.
    const answer = await send(client, { notes: some.map(toBody) });
    const added = answer.notes.flatMap(({ id, isNew }) => (isNew && id !== null ? [id] : []));
    onAdded(added, some.length);
  }
}

export async function undoImport(client: QueryClient, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += UNDONE_AT_ONCE) {
    await callApi(client, "/api/study-notes/import/undo", {
      method: "POST",
      body: { ids: ids.slice(at, at + UNDONE_AT_ONCE) },
    });
  }
}

const toBody = ({ tags, ...note }: ImportedNote) => ({ ...note, tags: [...tags] });

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
