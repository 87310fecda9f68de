// Notes that save themselves: kept on the device with every stroke, sent after
// a pause, and sent again until they arrive. What another device wrote
// meanwhile is shown beside them, and neither text is dropped unasked.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#src/query-client.ts";
import { describeFailure } from "#src/tell-failure.ts";
import { forgetLeft, listLeft, openWritingPlace, type WritingPlace } from "#src/ui/kept-writing.ts";
import {
  createSelfSaving,
  type SavingState,
  type SelfSaving,
  type Sent,
} from "#src/ui/self-saving.ts";
import type { Devotional, StaleNotes } from "../contract.ts";
import { sendNotes, WRITING_KIND, type Writing } from "./send-notes.ts";

export interface Notes {
  readonly text: string;
  readonly state: SavingState;
  /** What stands in the other place, where somebody has to choose. */
  readonly theirs: string | undefined;
  readonly write: (text: string) => void;
  readonly saveNow: () => void;
  /** Ends a conflict with the text that shall stand. */
  readonly settle: (text: string) => void;
}

type Kept = Pick<Devotional, "id" | "userNotes" | "notesUpdatedAt">;

export function useNotes(owner: number, { id, userNotes, notesUpdatedAt }: Kept): Notes {
  const client = useQueryClient();
  const [text, setText] = useState(userNotes);
  const [state, setState] = useState<SavingState>({ kind: "still" });
  const [conflict, setConflict] = useState<StaleNotes>();
  const latest = useRef<Writing>({ id, text: userNotes, seenAt: notesUpdatedAt });
  const isDirty = useRef(false);
  const place = useRef<WritingPlace<Writing>>(undefined);
  const saving = useRef<SelfSaving>(undefined);

  const lay = useCallback((next: Writing) => {
    latest.current = next;
    isDirty.current = true;
    place.current?.keep(next);
    setText(next.text);
  }, []);

  const send = useCallback(async (): Promise<Sent> => {
    const writing = latest.current;
    lay({ ...writing, sent: [...(writing.sent ?? []), writing.text].slice(-4) });
    try {
      const arrival = await sendNotes(client, writing);
      if (arrival.kind === "conflict") {
        setConflict(arrival.theirs);
        return { kind: "stopped" };
      }
      const { text: now } = latest.current;
      lay({ id, text: now, seenAt: arrival.seenAt });
      if (now === writing.text) {
        isDirty.current = false;
        place.current?.forget();
      }
      return { kind: "saved" };
    } catch (error) {
      const why = describeFailure(error);
      const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
      return isRefused ? { kind: "refused", why } : { kind: "waiting", why };
    }
  }, [client, id, lay]);

  useEffect(() => {
    const opened = openWritingPlace<Writing>(owner, WRITING_KIND);
    const engine = createSelfSaving({ send, isDirty: () => isDirty.current, onState: setState });
    place.current = opened;
    saving.current = engine;
    let isOpen = true;
    /** What earlier pages have left of these very notes is written on and sent, one by one. */
    const bringBack = async (): Promise<void> => {
      const all = await listLeft<Writing>(owner, WRITING_KIND);
      const left = all.find(({ value }) => value.id === id);
      // Whoever has written already goes on; what was left waits for the next opening.
      if (!left || !isOpen || isDirty.current) return;
      lay(left.value);
      forgetLeft(left);
      if ((await engine.saveNow()).kind === "saved") await bringBack();
    };
    void bringBack();
    const resume = () => engine.resume();
    const sendIfHidden = () =>
      document.visibilityState === "hidden" ? void engine.saveNow() : resume();
    window.addEventListener("online", resume);
    window.addEventListener("focus", resume);
    document.addEventListener("visibilitychange", sendIfHidden);
    return () => {
      isOpen = false;
      window.removeEventListener("online", resume);
      window.removeEventListener("focus", resume);
      document.removeEventListener("visibilitychange", sendIfHidden);
      engine.end();
      // The last strokes go after the page that they were written on.
      void engine.saveNow().finally(() => {
        engine.end();
        opened.leave();
      });
    };
  }, [owner, id, send, lay]);

  return {
    text,
    state,
    theirs: conflict?.userNotes,
    write: (next) => {
      lay({ ...latest.current, text: next });
      saving.current?.touch();
    },
    saveNow: () => void saving.current?.saveNow(),
    settle: (next) => {
      if (!conflict) return;
      lay({ id, text: next, seenAt: conflict.notesUpdatedAt });
      setConflict(undefined);
      void saving.current?.goOn();
    },
  };
}
