import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { Devotional } from "../contract.ts";
import { NOTES_MAX } from "../rules.ts";
import { type Notes, useNotes } from "./use-notes.ts";

export function NotesPanel({ owner, devotional }: { owner: number; devotional: Devotional }) {
  const notes = useNotes(owner, devotional);
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
        value={notes.text}
        onChange={(event) => notes.write(event.currentTarget.value)}
        onBlur={notes.saveNow}
      />
      <p role="status" className="min-h-6 text-14 text-muted print:hidden">
        {describeState(notes)}
      </p>
      {notes.theirs === undefined ? null : <Conflict theirs={notes.theirs} notes={notes} />}
    </section>
  );
}

function describeState({ state, isKept }: Notes): string {
  switch (state.kind) {
    case "still":
    case "writing":
      return "Saved as you write.";
    case "saving":
      return "Saving…";
    case "saved":
      return "Saved.";
    case "waiting":
      return `${isKept ? "Kept on this device" : "Kept on this page alone, until it is closed"}, to be sent as soon as it can be. ${state.why}`;
    case "refused":
      return `Not saved: ${state.why} What you wrote stays on this ${isKept ? "device" : "page alone, until it is closed"}.`;
    case "stopped":
      return "Not saved yet: these notes were changed on another device.";
  }
}

/** Both texts, and the three ways on. */
function Conflict({ theirs, notes }: { theirs: string; notes: Notes }) {
  return (
    <Notice>
      <p className="font-semibold">On the other device they read:</p>
      <p className="mt-2 max-h-60 overflow-auto whitespace-pre-line font-serif">
        {theirs || "(nothing)"}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          kind="secondary"
          onClick={() => notes.settle([theirs, notes.text].filter(Boolean).join("\n\n"))}
        >
          Keep both
        </Button>
        <Button size="small" kind="secondary" onClick={() => notes.settle(notes.text)}>
          Keep mine
        </Button>
        <Button size="small" kind="secondary" onClick={() => notes.settle(theirs)}>
          Keep the other
        </Button>
      </div>
    </Notice>
  );
}
