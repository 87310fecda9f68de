// A note beside the text that it is about: only words, saved by themselves. Its
// title is the passage until it is given another one among the study notes.
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { inputClass } from "#src/ui/field.tsx";
import { describeDraft } from "#src/web/drafts/describe-draft.ts";
import { createId } from "#src/web/drafts/draft.ts";
import { EMPTY_NOTE, type NoteFields } from "../rules.ts";
import { noteDrafts } from "./note-drafts.ts";
import { formatNotesUrl } from "./notes-url.ts";
import { useNoteDraft } from "./use-note-draft.ts";

export default function VerseNote({
  owner,
  reference,
  onSaved,
  onClose,
}: {
  owner: number;
  /** `John 3:16–18` */
  reference: string;
  /** Told once the account has the note. */
  onSaved: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const [draftId] = useState(createId);
  const [start] = useState<NoteFields>({ ...EMPTY_NOTE, reference });
  const [noteId, setNoteId] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useNoteDraft({
    owner,
    note: undefined,
    draftId,
    start,
    onCreated: (created) => {
      setNoteId(created);
      onSaved();
    },
  });
  const { content: fields, conflict, isHeld } = draft;
  useEffect(() => field.current?.focus(), []);
  const isElsewhere = conflict !== undefined || draft.saving.kind === "gone";
  return (
    <div className="mt-2">
      <label htmlFor={id} className="text-14 text-muted">
        Note on {reference}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={5}
        value={fields.content}
        readOnly={isHeld}
        onChange={(event) => {
          const content = event.currentTarget.value;
          draft.edit({ content, title: content.trim() ? fields.title || reference : "" });
        }}
        className={`${inputClass} mt-1 w-full resize-y py-2 font-serif`}
      />
      <p role="status" className="min-h-6 text-14 text-muted">
        {isElsewhere
          ? "This note was changed in another place. Open it to see both."
          : fields.content.trim()
            ? describeDraft(noteDrafts, draft)
            : "It saves itself while you write."}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            void draft.saveNow().then(onSaved);
            onClose();
          }}
        >
          Done
        </Button>
        {noteId === undefined ? null : (
          <Link
            to={formatNotesUrl({ note: noteId, isEditing: true })}
            className="underlined inline-flex min-h-11 items-center text-14"
          >
            Title, tags and more
          </Link>
        )}
      </div>
    </div>
  );
}
