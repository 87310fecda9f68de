import { TextField } from "#src/ui/field.tsx";
import { describeDraft } from "#src/web/drafts/describe-draft.ts";
import { TextConflict } from "#src/web/drafts/text-conflict.tsx";
import { useDraft } from "#src/web/drafts/use-draft.ts";
import { NOTE_MAX } from "../choices.ts";
import { dayNoteDrafts, formatTarget, readBase } from "./note-drafts.ts";

/** Another day needs another `key`. */
export function NoteField({
  owner,
  planId,
  dayNumber,
  notes,
}: {
  owner: number;
  planId: number;
  dayNumber: number;
  /** The note as the server holds it. */
  notes: string | null;
}) {
  const draft = useDraft(dayNoteDrafts, {
    userId: owner,
    target: formatTarget(planId, dayNumber),
    server: readBase(notes),
    start: "",
  });
  const { saving, conflict } = draft;
  const state = describeDraft(dayNoteDrafts, draft);
  const isFailed = ["waiting", "refused", "gone"].includes(saving.kind);
  return (
    <div>
      <TextField
        label={`Note for day ${dayNumber}`}
        value={draft.content}
        // Notes that came together when days did may be longer.
        maxLength={Math.max(NOTE_MAX, notes?.length ?? 0)}
        readOnly={draft.isHeld}
        error={isFailed ? `The note was not saved. ${state}` : undefined}
        help={state}
        onChange={(event) => draft.write(event.target.value)}
        onBlur={() => void draft.saveNow()}
        className="min-h-18!"
      />
      <p role="status" className="sr-only">
        {saving.kind === "saved" ? "The note is saved." : ""}
      </p>
      {isFailed ? (
        <button
          type="button"
          className="underlined min-h-11 text-14"
          onClick={() => void draft.saveNow()}
        >
          Try again
        </button>
      ) : null}
      {conflict ? <TextConflict conflict={conflict} onSettle={draft.settle} /> : null}
    </div>
  );
}
