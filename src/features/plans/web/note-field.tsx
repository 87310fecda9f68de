import { useEffect, useRef } from "react";
import { TextField } from "#src/ui/field.tsx";
import { showToast, withdrawToast } from "#src/ui/toaster.tsx";
import { describeDraft } from "#src/web/drafts/describe-draft.ts";
import { TextConflict } from "#src/web/drafts/text-conflict.tsx";
import { type OpenDraft, useDraft } from "#src/web/drafts/use-draft.ts";
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
  useUndoOfClearing(dayNumber, draft);
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
        {saving.kind === "saved" && draft.content.trim() ? "The note is saved." : ""}
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

/** Once an emptied note is deleted, says so, with the way back until something new is written. */
function useUndoOfClearing(dayNumber: number, draft: OpenDraft<string>): void {
  const { content, saving, getDraft, write, saveNow } = draft;
  const about = `note for day ${dayNumber}`;
  const isBlank = content.trim() === "";
  const before = useRef("");
  const stored = getDraft().base?.content ?? "";
  // What the account holds while the field is being emptied is what goes.
  if (stored) before.current = stored;
  const isDeleted = isBlank && !stored && saving.kind === "saved" && before.current !== "";
  useEffect(() => {
    if (!isBlank) withdrawToast(about);
  }, [isBlank, about]);
  useEffect(() => {
    if (!isDeleted) return;
    const words = before.current;
    before.current = "";
    showToast({
      title: `The note for day ${dayNumber} was deleted`,
      about,
      undo: () => {
        write(words);
        void saveNow();
      },
    });
  }, [isDeleted, about, dayNumber, write, saveNow]);
}
