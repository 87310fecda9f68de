import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type OpenDraft, useDraft } from "#src/web/drafts/use-draft.ts";
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, type NoteFields } from "../rules.ts";
import { bringNoteBack } from "./bring-note-back.ts";
import { noteDrafts, readBase } from "./note-drafts.ts";

export interface NoteDraft extends OpenDraft<NoteFields> {
  readonly edit: (edits: Partial<NoteFields>) => void;
  /** Brings a note back that was deleted elsewhere, with what was written here. */
  readonly bringBack: () => Promise<void>;
}

/** A note that saves itself. */
export function useNoteDraft({
  owner,
  note,
  draftId,
  start = EMPTY_NOTE,
  onCreated,
}: {
  readonly owner: number;
  /** The one to write on; a new one where there is none. */
  readonly note: StudyNote | undefined;
  /** Of a new note. */
  readonly draftId: string | undefined;
  /** What a new note begins with. */
  readonly start?: NoteFields;
  readonly onCreated: (id: number, title: string) => void;
}): NoteDraft {
  const client = useQueryClient();
  const draft = useDraft(noteDrafts, {
    userId: owner,
    target: note && String(note.id),
    draftId,
    server: useMemo(() => note && readBase(note), [note]),
    start,
    onCreated: (target, { title }) => onCreated(Number(target), title),
  });
  return {
    ...draft,
    edit: (edits) => draft.write({ ...draft.getDraft().content, ...edits }),
    bringBack: async () => {
      const { target, content } = draft.getDraft();
      if (target === undefined) return;
      const made = await bringNoteBack(client, Number(target), content);
      if (made) {
        onCreated(made.id, made.title);
        await draft.revive(String(made.id), readBase(made));
      } else await draft.revive();
    },
  };
}
