// What an answer means for a note that is still being written on. Pure.
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, findEdits, isSameNote, type NoteFields, tidyNote } from "../rules.ts";
import { type Arrival, isUnsent, pickFields, readBase, type Writing } from "./send-note.ts";

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
    // The answer knows nothing of what was typed since: before anybody chooses,
    // the next sending has all of it joined.
    if (!isSameNote(tidyNote(now.fields), sent)) return { writing: now };
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

/**
 * Whoever has written nothing here goes on from what stands on the server.
 * @param stands as it was looked up, which may be older than what arrived meanwhile
 * @returns nothing where what stands here stays
 */
export function takeStanding(stands: StudyNote, now: Writing): Writing | undefined {
  if (stands.id !== now.noteId || !now.base || isUnsent(now)) return undefined;
  if (stands.updatedAt <= now.base.updatedAt) return undefined;
  return { ...now, fields: pickFields(stands), base: readBase(stands) };
}
