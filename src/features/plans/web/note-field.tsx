// The note beside a day. It is saved on leaving the field, if there is one;
// until it is saved it is kept in this tab.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { describeFailure } from "#src/tell-failure.ts";
import { TextField } from "#src/ui/field.tsx";
import { findTyping, forgetTyping, keepTyping } from "#src/ui/kept-typing.ts";
import { NOTE_MAX } from "../choices.ts";
import { saveNote } from "./queries.ts";

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
  const client = useQueryClient();
  const form = `plan-note-${planId}-${dayNumber}`;
  const [text, setText] = useState(notes ?? "");
  const [saved, setSaved] = useState(notes ?? "");
  const [state, setState] = useState<"still" | "saving" | "saved">("still");
  const [problem, setProblem] = useState<string>();
  // The server knows nothing of what this tab keeps.
  useEffect(() => {
    const kept = findTyping<{ text: string }>(owner, form);
    if (kept) setText(kept.text);
  }, [owner, form]);
  const save = async () => {
    const note = text.trim();
    if (!note || note === saved) return;
    setState("saving");
    setProblem(undefined);
    try {
      await saveNote(client, planId, dayNumber, note);
      forgetTyping(owner, form);
      setSaved(note);
      setState("saved");
    } catch (error) {
      setState("still");
      setProblem(`The note was not saved. ${describeFailure(error)} It is kept here until it is.`);
    }
  };
  return (
    <div>
      <TextField
        label={`Note for day ${dayNumber}`}
        value={text}
        maxLength={NOTE_MAX}
        error={problem}
        help={state === "saving" ? "Saving..." : state === "saved" ? "Saved." : HELP}
        onChange={(event) => {
          setText(event.target.value);
          setState("still");
          keepTyping(owner, form, { text: event.target.value });
        }}
        onBlur={() => void save()}
        className="min-h-18!"
      />
      <p role="status" className="sr-only">
        {state === "saved" ? "The note is saved." : ""}
      </p>
      {problem ? (
        <button type="button" className="underlined min-h-11 text-14" onClick={() => void save()}>
          Try again
        </button>
      ) : null}
    </div>
  );
}
