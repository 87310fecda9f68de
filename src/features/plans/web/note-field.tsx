import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { NOTE_MAX } from "../choices.ts";
import { type Note, useNote } from "./use-note.ts";

const HELP = "Saved when you leave the field.";

export function NoteField({
  owner,
  planId,
  dayNumber,
  notes,
}: {
  owner: number;
  planId: number;
  dayNumber: number;
  /** As it is kept. */
  notes: string | null;
}) {
  const note = useNote({ owner, planId, dayNumber, notes });
  const { state } = note;
  const problem =
    state.kind === "unsaved"
      ? `The note was not saved. ${state.why} It is kept here until it is.`
      : undefined;
  return (
    <div>
      <TextField
        label={`Note for day ${dayNumber}`}
        value={note.text}
        // Notes that came together when days did may be longer.
        maxLength={Math.max(NOTE_MAX, notes?.length ?? 0)}
        error={problem}
        help={state.kind === "saving" ? "Saving..." : state.kind === "saved" ? "Saved." : HELP}
        onChange={(event) => note.write(event.target.value)}
        onBlur={note.save}
        className="min-h-18!"
      />
      <p role="status" className="sr-only">
        {state.kind === "saved" ? "The note is saved." : ""}
      </p>
      {problem ? (
        <button type="button" className="underlined min-h-11 text-14" onClick={note.save}>
          Try again
        </button>
      ) : null}
      {state.kind === "conflict" ? <Conflict theirs={state.theirs} note={note} /> : null}
    </div>
  );
}

/** Both texts, and the three ways on. */
function Conflict({ theirs, note }: { theirs: string; note: Note }) {
  const ways = [
    ["Keep both", [theirs, note.text.trim()].filter(Boolean).join("\n\n")],
    ["Keep mine", note.text],
    ["Keep the other", theirs],
  ] as const;
  return (
    <div className="mt-3">
      <Notice>
        <p role="alert" className="font-semibold">
          Not saved yet: this note was changed in another place. There it reads:
        </p>
        <p className="mt-2 max-h-60 overflow-auto whitespace-pre-line break-words font-serif">
          {theirs || "(nothing)"}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {ways.map(([name, text]) => (
            <Button key={name} size="small" kind="secondary" onClick={() => note.settle(text)}>
              {name}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  );
}
