// Notes that save themselves: kept on the device with every stroke, sent after
// a pause, and sent again until they arrive. What another device wrote
// meanwhile is shown beside them, and neither text is dropped unasked.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#src/query-client.ts";
import { describeFailure } from "#src/tell-failure.ts";
import type { Devotional, StaleNotes } from "../contract.ts";
import { findNotes, forgetNotes, keepNotes } from "./kept-notes.ts";
import { saveNotes } from "./queries.ts";

const PAUSE_MS = 900;
const AGAIN_MS = 15_000;

export type NotesState =
  | { readonly kind: "still" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved" }
  /** Kept on the device, to be sent later; `why` is a sentence. */
  | { readonly kind: "waiting"; readonly why: string }
  /** The server will never take them as they are. */
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "conflict"; readonly theirs: string };

export interface Notes {
  readonly text: string;
  readonly state: NotesState;
  readonly write: (text: string) => void;
  readonly saveNow: () => void;
  /** Ends a conflict with the text that shall stand. */
  readonly settle: (text: string) => void;
}

type Kept = Pick<Devotional, "id" | "userNotes" | "notesUpdatedAt">;

export function useNotes(owner: number, { id, userNotes, notesUpdatedAt }: Kept): Notes {
  const client = useQueryClient();
  const [text, setText] = useState(userNotes);
  const [state, setState] = useState<NotesState>({ kind: "still" });
  const latest = useRef({ text: userNotes, seenAt: notesUpdatedAt, isDirty: false });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const sending = useRef(false);
  const inConflict = useRef(false);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    if (sending.current || inConflict.current || !latest.current.isDirty) return;
    sending.current = true;
    const { text: sent, seenAt } = latest.current;
    setState({ kind: "saving" });
    try {
      const saved = await saveNotes(client, id, { userNotes: sent, notesUpdatedAt: seenAt });
      latest.current.seenAt = saved.notesUpdatedAt;
      if (latest.current.text === sent) {
        latest.current.isDirty = false;
        forgetNotes(owner, id);
        setState({ kind: "saved" });
      } else {
        keepNotes(owner, id, { text: latest.current.text, seenAt: saved.notesUpdatedAt });
        timer.current = setTimeout(() => void send(), PAUSE_MS);
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        const theirs = readStale(error);
        if (theirs) {
          inConflict.current = true;
          latest.current.seenAt = theirs.notesUpdatedAt;
          setState({ kind: "conflict", theirs: theirs.userNotes });
          return;
        }
      }
      const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 404);
      setState({ kind: isRefused ? "refused" : "waiting", why: describeFailure(error) });
      if (!isRefused) timer.current = setTimeout(() => void send(), AGAIN_MS);
    } finally {
      sending.current = false;
    }
  }, [client, id, owner]);

  const write = useCallback(
    (next: string) => {
      setText(next);
      latest.current = { ...latest.current, text: next, isDirty: true };
      keepNotes(owner, id, { text: next, seenAt: latest.current.seenAt });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE_MS);
    },
    [id, owner, send],
  );

  // What waited on this device since an earlier visit is written on and sent.
  useEffect(() => {
    const waiting = findNotes(owner, id);
    if (!waiting) return;
    latest.current = { ...waiting, isDirty: true };
    setText(waiting.text);
    void send();
  }, [owner, id, send]);

  useEffect(() => {
    const sendIfHidden = () => void send();
    window.addEventListener("online", sendIfHidden);
    window.addEventListener("focus", sendIfHidden);
    document.addEventListener("visibilitychange", sendIfHidden);
    return () => {
      window.removeEventListener("online", sendIfHidden);
      window.removeEventListener("focus", sendIfHidden);
      document.removeEventListener("visibilitychange", sendIfHidden);
      void send();
    };
  }, [send]);

  return {
    text,
    state,
    write,
    saveNow: () => void send(),
    settle: (next) => {
      inConflict.current = false;
      write(next);
      void send();
    },
  };
}

function readStale(error: ApiError): StaleNotes | undefined {
  try {
    const stale = JSON.parse(error.message.replace(/^\d+: /, "")) as Partial<StaleNotes>;
    return stale.userNotes === undefined ? undefined : (stale as StaleNotes);
  } catch {
    return undefined;
  }
}
