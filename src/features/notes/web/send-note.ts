// How a note that was written here gets to the server: what is sent, and what
// the answer means for what was written over.
import type { QueryClient } from "@tanstack/react-query";
import type { EditNoteBody, StudyNote } from "../contract.ts";
import { EMPTY_NOTE, findEdits, isSameNote, type NoteFields, tidyNote } from "../rules.ts";
import { addNote, editNote, readStale } from "./queries.ts";

/** The version that was written over. */
export interface Base {
  readonly fields: NoteFields;
  readonly updatedAt: string;
}

/** As it is kept on the device. */
export interface Writing {
  readonly draftId: string;
  /** Once the server has it. */
  readonly noteId?: number | undefined;
  readonly fields: NoteFields;
  readonly base?: Base | undefined;
  /** What was sent since the last answer: any of it may have arrived. */
  readonly sent?: readonly NoteFields[] | undefined;
}

export type Arrival =
  | {
      readonly kind: "saved";
      readonly note: StudyNote;
      /** Whether it holds what was written elsewhere, which is not on this page yet. */
      readonly isMerged: boolean;
    }
  | { readonly kind: "conflict"; readonly theirs: StudyNote; readonly both: NoteFields };

export const pickFields = ({
  title,
  reference,
  content,
  tags,
  category,
}: NoteFields): NoteFields => ({ title, reference, content, tags, category });

export const readBase = (note: StudyNote): Base => ({
  fields: pickFields(note),
  updatedAt: note.updatedAt,
});

export const isUnsent = ({ fields, base }: Writing): boolean =>
  !base || !isSameNote(tidyNote(fields), base.fields);

/** @throws ApiError where it is refused; whatever fetch throws where nothing came back */
export async function sendNote(client: QueryClient, writing: Writing): Promise<Arrival> {
  const { draftId, noteId, base } = writing;
  const fields = tidyNote(writing.fields);
  if (noteId !== undefined && base) return sendEdits(client, noteId, fields, base, writing.sent);
  const note = await addNote(client, { ...fields, tags: [...fields.tags], draftId });
  if (isSameNote(note, fields)) return { kind: "saved", note, isMerged: false };
  // It had arrived before, without an answer, and was written on since: here, or elsewhere too.
  const isUntouched = note.updatedAt === note.createdAt;
  const started = isUntouched ? pickFields(note) : (writing.sent?.[0] ?? EMPTY_NOTE);
  const updatedAt = isUntouched ? note.updatedAt : note.createdAt;
  return sendEdits(client, note.id, fields, { fields: started, updatedAt });
}

async function sendEdits(
  client: QueryClient,
  id: number,
  fields: NoteFields,
  base: Base,
  sent: readonly NoteFields[] = [],
): Promise<Arrival> {
  const edits = findEdits(base.fields, fields);
  const { updatedAt } = base;
  try {
    return writeSaved(await editNote(client, id, { ...writeEdits(edits), updatedAt }));
  } catch (error) {
    const stale = readStale(error);
    if (!stale) throw error;
    // What stands there is what was sent from here: only its answer was lost.
    if (sent.some((one) => isSameNote(stale.note, one))) {
      return sendEdits(client, id, fields, readBase(stale.note));
    }
  }
  const before = Object.fromEntries(
    Object.keys(edits).map((name) => [name, base.fields[name as keyof NoteFields]]),
  ) as Partial<NoteFields>;
  try {
    const body = { ...writeEdits(edits), updatedAt, base: writeEdits(before) };
    return writeSaved(await editNote(client, id, body));
  } catch (error) {
    const stale = readStale(error);
    if (!stale) throw error;
    const both = stale.both ?? pickFields(stale.note);
    return { kind: "conflict", theirs: stale.note, both };
  }
}

const writeSaved = ({ isMerged, ...note }: StudyNote & { isMerged: boolean }): Arrival => ({
  kind: "saved",
  note,
  isMerged,
});

function writeEdits({ tags, ...texts }: Partial<NoteFields>): NonNullable<EditNoteBody["base"]> {
  return { ...texts, ...(tags ? { tags: [...tags] } : {}) };
}
