// A note that saves itself: kept on the device with every stroke, sent after a
// pause, and sent again until it arrives. What was written elsewhere meanwhile
// is joined with it, or stands beside it until somebody has chosen.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { isBlank } from "#src/shared/readable-text.ts";
import {
  createId,
  forgetLeft,
  listLeft,
  openWritingPlace,
  type WritingPlace,
} from "#src/ui/kept-writing.ts";
import {
  createSelfSaving,
  type SavingState,
  type SelfSaving,
  type Sent,
} from "#src/ui/self-saving.ts";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, findProblem, type NoteFields, tidyNote } from "../rules.ts";
import { noteQuery } from "./queries.ts";
import { restoreWriting } from "./restore-writing.ts";
import { isUnsent, pickFields, readBase, sendNote, type Writing } from "./send-note.ts";
import { type Conflict, takeArrival, takeStanding } from "./take-arrival.ts";
import { watchPage } from "./watch-page.ts";
import { WRITING_KIND } from "./writing-kind.ts";

export interface NoteWriting {
  readonly fields: NoteFields;
  readonly state: SavingState;
  /** False where the device takes nothing: the words then last as long as the page. */
  readonly isKept: boolean;
  readonly isBroughtBack: boolean;
  readonly conflict: Conflict | undefined;
  /** Deleted elsewhere while it was written on. */
  readonly isGone: boolean;
  /** Whether what was written elsewhere has just come in. */
  readonly isJoined: boolean;
  readonly write: (edits: Partial<NoteFields>) => void;
  readonly saveNow: () => Promise<SavingState>;
  /** Ends a conflict with what shall stand. */
  readonly settle: (fields: NoteFields) => void;
  /** Brings a note back that was deleted elsewhere, with what was written here. */
  readonly bringBack: () => Promise<void>;
}

export function useNoteWriting({
  owner,
  note,
  draftId,
  start = EMPTY_NOTE,
  onCreated,
}: {
  readonly owner: number;
  /** The one to write on; a new one where there is none. */
  readonly note: StudyNote | undefined;
  /** Of a new note. */
  readonly draftId: string | undefined;
  /** What a new note begins with. */
  readonly start?: NoteFields;
  readonly onCreated: (note: StudyNote) => void;
}): NoteWriting {
  const client = useQueryClient();
  const [fields, setFields] = useState<NoteFields>(() => (note ? pickFields(note) : start));
  const [state, setState] = useState<SavingState>({ kind: "still" });
  const [facts, setFacts] = useState({
    isKept: true,
    isBroughtBack: false,
    isGone: false,
    isJoined: false,
  });
  const [conflict, setConflict] = useState<Conflict>();
  const latest = useRef<Writing>({
    draftId: draftId ?? createId(),
    fields,
    ...(note ? { noteId: note.id, base: readBase(note) } : { base: undefined }),
  });
  const place = useRef<WritingPlace<Writing>>(undefined);
  const saving = useRef<SelfSaving>(undefined);
  const told = useRef(onCreated);
  told.current = onCreated;
  const begun = useRef(start);

  const say = useCallback(
    (some: Partial<typeof facts>) => setFacts((all) => ({ ...all, ...some })),
    [],
  );
  const isUntouched = useCallback(
    ({ noteId, fields: now }: Writing) =>
      noteId === undefined && isBlank(now.title) && isBlank(now.content),
    [],
  );
  /** @returns whether none of it rests on this page alone */
  const lay = useCallback(
    (next: Writing): boolean => {
      latest.current = next;
      if (!isUnsent(next) || isUntouched(next)) {
        place.current?.forget();
        return true;
      }
      const isKept = place.current?.keep(next) ?? true;
      say({ isKept });
      return isKept;
    },
    [say, isUntouched],
  );

  const send = useCallback(async (): Promise<Sent> => {
    const writing = latest.current;
    const sent = tidyNote(writing.fields);
    const problem = findProblem(sent);
    if (problem) return { kind: "refused", why: problem };
    lay({ ...writing, sent: [...(writing.sent ?? []), sent].slice(-4) });
    try {
      const arrival = await sendNote(client, writing);
      const isNew = latest.current.noteId === undefined;
      const taken = takeArrival(arrival, { sending: writing, sent, now: latest.current });
      lay(taken.writing);
      if (taken.conflict) {
        setConflict(taken.conflict);
        return { kind: "stopped" };
      }
      if (taken.joined) {
        setFields(taken.joined);
        say({ isJoined: true });
      }
      if (isNew && arrival.kind === "saved") told.current(arrival.note);
      return { kind: "saved" };
    } catch (error) {
      const why = describeFailure(error);
      if (error instanceof ApiError && error.status === 404) {
        say({ isGone: true });
        return { kind: "stopped" };
      }
      const isRefused = error instanceof ApiError && [400, 413].includes(error.status);
      return isRefused ? { kind: "refused", why } : { kind: "waiting", why };
    }
  }, [client, lay, say]);

  useEffect(() => {
    const opened = openWritingPlace<Writing>(owner, WRITING_KIND);
    const engine = createSelfSaving({
      send,
      isDirty: () => isUnsent(latest.current) && !isUntouched(latest.current),
      onState: setState,
    });
    place.current = opened;
    saving.current = engine;
    let isOpen = true;
    void findLeftHere(owner, latest.current).then((left) => {
      // Whoever has written already goes on; what was left is sent on its own.
      if (!left || !isOpen || isDirtyNow(latest.current, begun.current)) return;
      const noteId = left.value.noteId ?? latest.current.noteId;
      if (lay({ ...left.value, noteId })) forgetLeft(left);
      setFields(left.value.fields);
      say({ isBroughtBack: true });
      // A device too full for a second copy holds the first until it has arrived.
      void engine.saveNow().then(({ kind }) => {
        if (kind === "saved") forgetLeft(left);
      });
    });
    /** What another device wrote is shown to whoever comes back and has written nothing. */
    const lookAgain = async () => {
      const { noteId, base } = latest.current;
      if (noteId === undefined || !base || isUnsent(latest.current)) return;
      const stands = await client
        .fetchQuery({ ...noteQuery(noteId), staleTime: 2_000 })
        .catch(() => undefined);
      const taken = isOpen && stands && takeStanding(stands, latest.current);
      if (!taken) return;
      lay(taken);
      setFields(taken.fields);
    };
    const stopWatching = watchPage({
      onBack: () => {
        engine.resume();
        if (document.visibilityState === "visible") void lookAgain();
      },
      onHidden: () => void engine.saveNow(),
    });
    return () => {
      isOpen = false;
      stopWatching();
      engine.end();
      // The last strokes go after the page that they were written on.
      void engine.saveNow().finally(() => {
        engine.end();
        opened.leave();
      });
    };
  }, [owner, client, send, lay, say, isUntouched]);

  const write = useCallback(
    (edits: Partial<NoteFields>) => {
      const next = { ...latest.current, fields: { ...latest.current.fields, ...edits } };
      lay(next);
      setFields(next.fields);
      say({ isJoined: false, isBroughtBack: false });
      saving.current?.touch();
    },
    [lay, say],
  );

  return {
    fields,
    state,
    ...facts,
    conflict,
    write,
    saveNow: async () => (await saving.current?.saveNow()) ?? state,
    settle: (chosen) => {
      if (!conflict) return;
      lay({ ...latest.current, fields: chosen, base: readBase(conflict.theirs), sent: [] });
      setFields(chosen);
      setConflict(undefined);
      void saving.current?.goOn();
    },
    bringBack: async () => {
      const { noteId } = latest.current;
      if (noteId === undefined) return;
      const made = await restoreWriting(client, noteId, latest.current.fields);
      if (made) {
        lay({ ...latest.current, noteId: made.id, base: readBase(made) });
        told.current(made);
      }
      say({ isGone: false });
      await saving.current?.goOn();
    },
  };
}

const isDirtyNow = (writing: Writing, start: NoteFields): boolean =>
  writing.base ? isUnsent(writing) : JSON.stringify(writing.fields) !== JSON.stringify(start);

/** What an earlier page has left of this very note. */
async function findLeftHere(owner: number, { draftId, noteId }: Writing) {
  const left = await listLeft<Writing>(owner, WRITING_KIND);
  return left.find(({ value }) =>
    noteId === undefined ? value.draftId === draftId : value.noteId === noteId,
  );
}
