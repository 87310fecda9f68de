// One draft that is open in this tab: stored with every stroke, sent after a
// pause, and sent again until the server holds it. It outlives the component
// that shows it until its last words are sent or cannot be; a component that
// opens the same thing meanwhile goes on with the same session.
import type { QueryClient } from "@tanstack/react-query";
import { applyLoaded, applyResult } from "./apply-result.ts";
import { createAutosave, type SaveState, type SendOutcome } from "./autosave.ts";
import {
  addSent,
  type Conflict,
  type Draft,
  type DraftKind,
  isSameTarget,
  isUnsent,
  type KnownBase,
} from "./draft.ts";
import { type DraftsEnv, listDrafts, lockOf, sendLockOf } from "./drafts-env.ts";
import { sendDraft } from "./send-draft.ts";
import { watchPage } from "./watch-page.ts";

export interface DraftSnapshot<Content> {
  readonly content: Content;
  readonly saving: SaveState;
  /** False where the device takes nothing: the draft then lasts as long as the page. */
  readonly isOnDevice: boolean;
  /** Whether it shows what an earlier page left. */
  readonly isRestored: boolean;
  /** Whether edits from elsewhere have just come in. */
  readonly isMerged: boolean;
  readonly conflict: Conflict<Content> | undefined;
}

export type DraftSession<Content> = ReturnType<typeof createDraftSession<Content>>;

/** Adds listeners to a set. @returns what takes one away again */
const listenTo =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

function createDraftSession<Content>(options: {
  readonly kind: DraftKind<Content>;
  readonly userId: number;
  readonly client: QueryClient;
  readonly env: DraftsEnv;
  readonly draft: Draft<Content>;
}) {
  const { kind, userId, client, env } = options;
  let { draft } = options;
  let snapshot: DraftSnapshot<Content> = {
    content: draft.content,
    saving: { kind: "idle" },
    isOnDevice: true,
    isRestored: false,
    isMerged: false,
    conflict: undefined,
  };
  let hasWritten = false;
  let attached = 0;
  let isOpen = false;
  let release: Promise<(() => Promise<void>) | undefined> = Promise.resolve(undefined);
  /** Resolves once nothing else in the browser sends this draft. */
  let turn: Promise<unknown> = Promise.resolve();
  let stopWatching = () => {};
  const listeners = new Set<() => void>();
  const createdListeners = new Set<(target: string, content: Content) => void>();

  const say = (changes: Partial<DraftSnapshot<Content>>) => {
    snapshot = { ...snapshot, ...changes };
    for (const listener of listeners) listener();
  };
  const saveDraft = (next: Draft<Content>) => {
    draft = next;
    if (snapshot.content !== next.content) say({ content: next.content });
    const stored = { ...next, userId, kind: kind.name, savedAt: Date.now() };
    if (!isUnsent(kind, next)) {
      void env.storage.remove(stored);
      return;
    }
    void env.storage.write(stored).then((isOnDevice) => {
      if (isOnDevice !== snapshot.isOnDevice) say({ isOnDevice });
    });
  };

  const send = async (): Promise<SendOutcome> => {
    await turn;
    const sending = draft;
    saveDraft(addSent(kind, sending));
    const result = await sendDraft(kind, client, sending);
    if (result.kind !== "saved" && result.kind !== "conflict") return result;
    const applied = applyResult(kind, result, { sending, now: draft });
    saveDraft(applied.draft);
    if (applied.conflict) {
      say({ conflict: applied.conflict });
      return { kind: "conflict" };
    }
    if (applied.isMerged) say({ isMerged: true });
    if (sending.target === undefined && result.kind === "saved") {
      for (const listener of createdListeners) listener(result.target, result.base.content);
    }
    return { kind: "saved" };
  };
  const autosave = createAutosave({
    send,
    isUnsent: () => isUnsent(kind, draft),
    onState: (saving) => say({ saving }),
  });

  /** Nothing is written here that an earlier page's words would replace. */
  const isPristine = () => (draft.base ? !isUnsent(kind, draft) : !hasWritten);
  const adoptDrafts = async (): Promise<void> => {
    for (const orphan of await listDrafts(env, userId, kind)) {
      const isOther = orphan.id === draft.id || !isSameTarget(draft, orphan);
      if (isOther || !isUnsent(kind, orphan)) continue;
      const lock = await env.locks.hold(lockOf(orphan)).catch(() => undefined);
      if (!lock) continue;
      const stored = await env.storage.read(orphan);
      if (!stored || attached === 0 || !isPristine()) {
        await lock();
        if (!stored) continue;
        // What is being written here goes on; what was left is sent on its own.
        return;
      }
      const old = release;
      release = Promise.resolve(lock);
      void old.then((end) => end?.());
      const { content, base, sent, draftId } = orphan;
      const target = orphan.target ?? draft.target;
      // It may be on its way at this moment, sent as an orphan.
      draft = addSent(kind, { id: orphan.id, target, draftId, content, base, sent });
      turn = env.locks.run(sendLockOf(userId), async () => {});
      say({ content, isRestored: true });
      const { kind: outcome } = await autosave.saveNow();
      // More than one page may have left something.
      if (outcome !== "saved") return;
    }
  };
  /** Shows what another device wrote meanwhile. */
  const loadAgain = async () => {
    const { target, base } = draft;
    if (!kind.load || target === undefined || !base || isUnsent(kind, draft)) return;
    const loaded = await kind.load(client, target).catch(() => undefined);
    if (loaded && draft.target === target) receive(loaded);
  };
  /** A version that came from the server: shown where nothing is written over it. */
  const receive = (loaded: KnownBase<Content>): void => {
    const next = applyLoaded(kind, loaded, draft);
    if (next) saveDraft(next);
  };

  const open = () => {
    isOpen = true;
    env.sessions.add(session);
    release = env.locks.hold(lockOf(draft)).catch(() => undefined);
    stopWatching = watchPage({
      onBack: () => {
        autosave.resume();
        if (document.visibilityState === "visible") void loadAgain();
      },
      onHidden: () => void autosave.saveNow(),
    });
    void adoptDrafts();
  };
  const leave = async () => {
    attached -= 1;
    if (attached > 0) return;
    // The last strokes go after the component that they were written in.
    await autosave.saveNow();
    if (attached > 0 || !isOpen) return;
    isOpen = false;
    autosave.stop();
    stopWatching();
    env.sessions.delete(session);
    await (await release)?.();
    for (const listener of env.onSessionEnd) listener();
  };

  const session = {
    kind,
    userId,
    getDraft: (): Draft<Content> => draft,
    getSnapshot: (): DraftSnapshot<Content> => snapshot,
    subscribe: listenTo(listeners),
    /** Opens the session for a component. @returns what the component calls when it goes */
    attach: () => {
      attached += 1;
      if (!isOpen) open();
      return () => void leave();
    },
    /** Hears when the server has created the target. */
    onCreated: listenTo(createdListeners),
    write: (content: Content): void => {
      hasWritten = true;
      saveDraft({ ...draft, content });
      say({ isMerged: false, isRestored: false, conflict: undefined });
      // The next answer is made from all that was written.
      if (snapshot.saving.kind === "conflict") void autosave.goOn();
      else autosave.touch();
    },
    saveNow: autosave.saveNow,
    /** Ends a conflict with the chosen content. */
    settle: (content: Content): void => {
      const { conflict } = snapshot;
      if (!conflict) return;
      saveDraft({ ...draft, content, base: conflict.theirs, sent: [] });
      say({ conflict: undefined });
      void autosave.goOn();
    },
    receive,
    /** The target is there again, or another in its place. */
    revive: (target?: string, base?: KnownBase<Content>): Promise<SaveState> => {
      if (target !== undefined) saveDraft({ ...draft, target, base });
      return autosave.goOn();
    },
  };
  return session;
}

/** The session of this tab that is open for the same thing, or a new one. */
export function openDraftSession<Content>(
  options: Parameters<typeof createDraftSession<Content>>[0],
): DraftSession<Content> {
  const { env, kind, userId, draft } = options;
  for (const session of env.sessions) {
    const isSame = session.userId === userId && session.kind.name === kind.name;
    if (isSame && isSameTarget(draft, session.getDraft())) return session as DraftSession<Content>;
  }
  return createDraftSession(options);
}
