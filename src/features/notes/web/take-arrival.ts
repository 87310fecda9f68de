// What an answer means for a note that is still being written on. Pure.
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, findEdits, isSameNote, type NoteFields } from "../rules.ts";
import { type Arrival, pickFields, readBase, type Writing } from "./send-note.ts";

/** Where somebody has to choose. */
export interface Conflict {
  /** As it stands in the other place. */
  readonly theirs: StudyNote;
  /** What was written here, over what stands there. */
  readonly mine: NoteFields;
  /** The edits of both, none left out. */
  readonly both: NoteFields;
}

export interface Taken {
  /** What is now being written on. */
  readonly writing: Writing;
  readonly conflict?: Conflict;
  /** What stands here from now on, where words of another place have come in. */
  readonly joined?: NoteFields;
}

/**
 * @param sending what was sent, as it stood then
 * @param sent its fields as they went
 * @param now what stands here meanwhile
 */
export function takeArrival(
  arrival: Arrival,
  { sending, sent, now }: { sending: Writing; sent: NoteFields; now: Writing },
): Taken {
  if (arrival.kind === "conflict") {
    const { theirs, both } = arrival;
    const edits = findEdits(sending.base?.fields ?? EMPTY_NOTE, sent);
    return {
      writing: { ...now, noteId: theirs.id, sent: [] },
      conflict: { theirs, both, mine: { ...pickFields(theirs), ...edits } },
    };
  }
  const { note, isMerged } = arrival;
  const hasCome = isMerged && !isSameNote(note, sent);
  if (hasCome && now.fields !== sending.fields) {
    // The next sending goes over what was sent now, so that it is joined with the rest.
    const updatedAt = sending.base?.updatedAt ?? note.createdAt;
    return { writing: { ...now, noteId: note.id, base: { fields: sent, updatedAt }, sent: [] } };
  }
  const joined = hasCome ? pickFields(note) : undefined;
  return {
    writing: {
      ...now,
      noteId: note.id,
      base: readBase(note),
      fields: joined ?? now.fields,
      sent: [],
    },
    ...(joined ? { joined } : {}),
  };
}
