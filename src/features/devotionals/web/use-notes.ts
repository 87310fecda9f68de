// Notes that save themselves: kept on the device with every stroke, sent after
// a pause, and sent again until they arrive. What another device wrote
// meanwhile is shown beside them, and neither text is dropped unasked.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { openWritingPlace, type WritingPlace } from "#src/ui/kept-writing.ts";
import {
  createSelfSaving,
  type SavingState,
  type SelfSaving,
  type Sent,
} from "#src/ui/self-saving.ts";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { Devotional, StaleNotes } from "../contract.ts";
import { bringBack, takeOver } from "./bring-back.ts";
import { sendNotes, WRITING_KIND, type Writing } from "./send-notes.ts";

export interface Notes {
  readonly text: string;
  readonly state: SavingState;
  /** False where the device takes nothing: the words then last as long as the page. */
  readonly isKept: boolean;
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
  const [isKept, setKept] = useState(true);
  const [conflict, setConflict] = useState<StaleNotes>();
  const latest = useRef<Writing>({ id, text: userNotes, seenAt: notesUpdatedAt });
  const isDirty = useRef(false);
  const hasWritten = useRef(false);
  const isLaid = useRef(true);
  const isTaking = useRef(false);
  const place = useRef<WritingPlace<Writing>>(undefined);
  const saving = useRef<SelfSaving>(undefined);

  const lay = useCallback((next: Writing) => {
    latest.current = next;
    isDirty.current = true;
    isLaid.current = place.current?.keep(next) ?? false;
    setKept(isLaid.current);
    setText(next.text);
    return isLaid.current;
  }, []);

  /** Shows what stands elsewhere already, so that there is nothing to send. */
  const show = useCallback((writing: Writing) => {
    latest.current = writing;
    setText(writing.text);
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
    const taken = takeOver(owner, id);
    if (taken && !isDirty.current) show(taken.writing);
    isTaking.current = taken !== undefined;
    void taken?.gone.then(() => {
      isTaking.current = false;
    });
    const opened = openWritingPlace<Writing>(owner, WRITING_KIND);
    const engine = createSelfSaving({
      send: async () => {
        await taken?.gone;
        return send();
      },
      isDirty: () => isDirty.current,
      onState: setState,
    });
    place.current = opened;
    saving.current = engine;
    let isOpen = true;
    const page = {
      isFree: () => isOpen && !isDirty.current,
      hasWrittenOn: () => hasWritten.current && (!isDirty.current || isLaid.current),
      lay,
      saveNow: engine.saveNow,
    };
    void bringBack(owner, id, page, taken);
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
      const sending = engine.saveNow().finally(engine.end);
      if (isDirty.current) opened.leaveAfter(sending, latest.current);
      else void sending.finally(opened.leave);
    };
  }, [owner, id, send, lay, show]);

  // Saved in another place, and shown here as long as nothing is written over it.
  useEffect(() => {
    if (isDirty.current || isTaking.current) return;
    if ((notesUpdatedAt ?? "") <= (latest.current.seenAt ?? "")) return;
    show({ id, text: userNotes, seenAt: notesUpdatedAt });
  }, [id, userNotes, notesUpdatedAt, show]);

  return {
    text,
    state,
    isKept,
    theirs: conflict?.userNotes,
    write: (next) => {
      hasWritten.current = true;
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
