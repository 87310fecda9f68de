import { TextField } from "#src/ui/field.tsx";
import { describeDraft } from "#src/web/drafts/describe-draft.ts";
import { TextConflict } from "#src/web/drafts/text-conflict.tsx";
import { useDraft } from "#src/web/drafts/use-draft.ts";
import type { Devotional } from "../contract.ts";
import { NOTES_MAX } from "../rules.ts";
import { notesDrafts, readBase } from "./notes-drafts.ts";

/** Another devotional needs another `key`. */
export default function NotesPanel({
  owner,
  devotional,
}: {
  owner: number;
  devotional: Devotional;
}) {
  const draft = useDraft(notesDrafts, {
    userId: owner,
    target: String(devotional.id),
    server: readBase(devotional),
    start: "",
  });
  return (
    <section aria-labelledby="notes" className="grid gap-3">
      <h2 id="notes" className="text-20">
        Personal Notes
      </h2>
      <TextField
        label={<span className="sr-only">Your notes on this devotional</span>}
        placeholder="What you want to remember. Only you can read it."
        maxLength={NOTES_MAX}
        className="min-h-40"
        value={draft.content}
        readOnly={draft.isHeld}
        onChange={(event) => draft.write(event.currentTarget.value)}
        onBlur={() => void draft.saveNow()}
      />
      <p role="status" className="min-h-6 text-14 text-muted print:hidden">
        {describeDraft(notesDrafts, draft)}
      </p>
      {draft.conflict ? <TextConflict conflict={draft.conflict} onSettle={draft.settle} /> : null}
    </section>
  );
}
