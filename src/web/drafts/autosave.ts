// When a draft is sent: after a pause, once more after a failure, and as soon
// as the connection or the page comes back. One request at a time.

export type SendOutcome =
  | { readonly kind: "saved" }
  /** To be sent once it can be; `why` is a sentence. */
  | { readonly kind: "waiting"; readonly why: string }
  /** It will not be taken as it is. */
  | { readonly kind: "refused"; readonly why: string }
  /** Somebody has to choose first. */
  | { readonly kind: "conflict" }
  /** The target was deleted elsewhere. */
  | { readonly kind: "gone" };

export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "typing" }
  | { readonly kind: "saving" }
  | SendOutcome;

export interface Autosave {
  /** Something was written. */
  readonly touch: () => void;
  /** Sends now; a request on its way is awaited first. */
  readonly saveNow: () => Promise<SaveState>;
  /** Ends a conflict, or the target's absence, and sends. */
  readonly goOn: () => Promise<SaveState>;
  /** The page is back, or the connection. */
  readonly resume: () => void;
  /** No more timers; a request on its way goes on. */
  readonly stop: () => void;
}

export function createAutosave(options: {
  readonly send: () => Promise<SendOutcome>;
  /** Whether something is written that the server does not hold. */
  readonly isUnsent: () => boolean;
  readonly onState: (state: SaveState) => void;
  readonly pauseMs?: number;
  readonly retryMs?: number;
}): Autosave {
  const { send, isUnsent, onState, pauseMs = 900, retryMs = 15_000 } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<SaveState> | undefined;
  let state: SaveState = { kind: "idle" };

  const set = (next: SaveState): SaveState => {
    state = next;
    onState(next);
    return next;
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), ms);
  };
  const start = (): Promise<SaveState> => {
    sending ??= run().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const run = async (): Promise<SaveState> => {
    clearTimeout(timer);
    if (state.kind === "conflict") return state;
    if (!isUnsent()) return state.kind === "typing" ? set({ kind: "idle" }) : state;
    set({ kind: "saving" });
    const outcome = await send();
    if (outcome.kind === "waiting") wait(retryMs);
    else if (outcome.kind === "saved" && isUnsent()) {
      wait(pauseMs);
      return set({ kind: "typing" });
    }
    return set(outcome);
  };
  const saveNow = async (): Promise<SaveState> => {
    // What was written while an earlier version was on its way goes after it.
    if (sending) await sending;
    return start();
  };
  return {
    touch: () => {
      if (state.kind === "conflict" || state.kind === "gone") return;
      if (state.kind !== "saving") set({ kind: "typing" });
      wait(pauseMs);
    },
    saveNow,
    goOn: () => {
      // What was chosen may be what stands there already.
      set({ kind: isUnsent() ? "typing" : "saved" });
      return saveNow();
    },
    resume: () => {
      if (["waiting", "typing", "gone"].includes(state.kind)) void start();
    },
    stop: () => clearTimeout(timer),
  };
}
