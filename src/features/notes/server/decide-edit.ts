// What an edit does to a note that may have been changed since it was seen.
import { findEdits, isSameNote, type NoteFields } from "../rules.ts";
import { mergeNotes } from "./merge-notes.ts";

type SomeFields = { readonly [Name in keyof NoteFields]?: NoteFields[Name] | undefined };

export interface NoteEdit extends SomeFields {
  /** The version that was seen; without it the edit holds whatever was. */
  readonly updatedAt?: string | undefined;
  /** What the edited fields held in that version. */
  readonly base?: SomeFields | undefined;
}

export type EditDecision =
  | {
      readonly kind: "change";
      readonly fields: NoteFields;
      /** Whether edits that the device has not seen stand in it too. */
      readonly isMerged: boolean;
    }
  /** Nothing is changed. `both` is there where the version that was seen is known. */
  | { readonly kind: "stale"; readonly both: NoteFields | undefined };

export function decideEdit(
  present: NoteFields & { readonly updatedAt: Date },
  { updatedAt: seenAt, base, ...edits }: NoteEdit,
): EditDecision {
  const wanted = applyEdits(present, edits);
  const isStale = seenAt !== undefined && new Date(seenAt) < present.updatedAt;
  // The same edit a second time, whose answer was lost, changes nothing.
  if (!isStale || isSameNote(present, wanted)) {
    return { kind: "change", fields: wanted, isMerged: isStale };
  }
  const isBaseKnown = Object.keys(findEdits(present, wanted)).every(
    (name) => base?.[name as keyof NoteFields] !== undefined,
  );
  if (!base || !isBaseKnown) return { kind: "stale", both: undefined };
  const { both, conflicts } = mergeNotes(applyEdits(present, base), wanted, pickFields(present));
  if (conflicts.length > 0) return { kind: "stale", both };
  return { kind: "change", fields: both, isMerged: true };
}

const pickFields = ({ title, reference, content, tags, category }: NoteFields): NoteFields => ({
  title,
  reference,
  content,
  tags,
  category,
});

/** The edited fields in place of the present ones. */
const applyEdits = (under: NoteFields, over: SomeFields): NoteFields => ({
  title: over.title ?? under.title,
  reference: over.reference ?? under.reference,
  content: over.content ?? under.content,
  tags: over.tags ?? under.tags,
  category: over.category ?? under.category,
});
