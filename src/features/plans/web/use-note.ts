// The note beside a day: saved on leaving the field or the page, and until it
// is saved kept in this tab and sent again. What another device wrote meanwhile
// is shown beside it, and neither text is dropped unasked.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { StaleNote } from "../day-contract.ts";
import { findNote, forgetNote, keepNote } from "./kept-note.ts";
import { saveNote } from "./queries.ts";

export type NoteState =
  | { readonly kind: "still" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved" }
  /** `why` is a sentence. */
  | { readonly kind: "unsaved"; readonly why: string }
  | { readonly kind: "conflict"; readonly theirs: string };

export interface Note {
  readonly text: string;
  readonly state: NoteState;
  readonly write: (text: string) => void;
  /** An empty note is not saved: it is deleted where the notes are listed. */
  readonly save: () => void;
  /** Ends a conflict with the text that shall stand. */
  readonly settle: (text: string) => void;
}

export function useNote({
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
}): Note {
  const client = useQueryClient();
  const [text, setText] = useState(notes ?? "");
  const [state, setState] = useState<NoteState>({ kind: "still" });
  const latest = useRef({ text: notes ?? "", seen: notes ?? "" });
  const isSending = useRef(false);
  const inConflict = useRef(false);

  const take = useCallback((text: string, seen: string) => {
    latest.current = { text, seen };
    setText(text);
  }, []);

  const save = useCallback(async () => {
    const { text: typed, seen } = latest.current;
    const note = typed.trim();
    if (isSending.current || inConflict.current || !note || note === seen) return;
    isSending.current = true;
    setState({ kind: "saving" });
    try {
      await saveNote(client, planId, dayNumber, { notes: note, seen });
      latest.current.seen = note;
      if (latest.current.text === typed) forgetNote(owner, planId, dayNumber);
      else keepNote(owner, planId, dayNumber, latest.current);
      setState({ kind: "saved" });
    } catch (error) {
      const theirs = readStale(error);
      if (theirs === undefined) setState({ kind: "unsaved", why: describeFailure(error) });
      else {
        inConflict.current = true;
        latest.current.seen = theirs;
        setState({ kind: "conflict", theirs });
      }
    }
    isSending.current = false;
  }, [client, owner, planId, dayNumber]);

  const write = useCallback(
    (next: string) => {
      take(next, latest.current.seen);
      if (!inConflict.current) setState({ kind: "still" });
      keepNote(owner, planId, dayNumber, latest.current);
    },
    [take, owner, planId, dayNumber],
  );

  // The server knows nothing of what this tab keeps, so it comes after the first
  // look. It was left before it was saved.
  useEffect(() => {
    const kept = findNote(owner, planId, dayNumber);
    if (!kept) return;
    take(kept.text, kept.seen);
    void save();
  }, [owner, planId, dayNumber, take, save]);

  // Saved in another place, and shown here as long as nothing is typed over it.
  useEffect(() => {
    const { text: typed, seen } = latest.current;
    const incoming = notes ?? "";
    if (incoming === seen || typed.trim() !== seen || isSending.current) return;
    take(incoming, incoming);
  }, [notes, take]);

  useEffect(() => {
    const leave = () => void save();
    window.addEventListener("online", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      window.removeEventListener("online", leave);
      document.removeEventListener("visibilitychange", leave);
      leave();
    };
  }, [save]);

  return {
    text,
    state,
    write,
    save: () => void save(),
    settle: (next) => {
      inConflict.current = false;
      write(next);
      if (next.trim() !== latest.current.seen) {
        void save();
        return;
      }
      forgetNote(owner, planId, dayNumber);
      setState({ kind: "saved" });
    },
  };
}

/** What stands there where the note was refused as stale. */
function readStale(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  try {
    const stale = JSON.parse(error.message.replace(/^\d+: /, "")) as Partial<StaleNote>;
    return stale.notes ?? "";
  } catch {
    return undefined;
  }
}
