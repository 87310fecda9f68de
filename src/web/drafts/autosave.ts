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

export type SaveState = { readonly kind: "idle" | "typing" | "saving" } | SendOutcome;

export function createAutosave(options: {
  readonly send: () => Promise<SendOutcome>;
  /** Whether something is written that the server does not hold. */
  readonly isUnsent: () => boolean;
  readonly onState: (state: SaveState) => void;
  readonly pauseMs?: number;
  readonly retryMs?: number;
}) {
  const { send, isUnsent, onState, pauseMs = 900, retryMs = 15_000 } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<SaveState> | undefined;
  let state: SaveState = { kind: "idle" };

  const set = (next: SaveState): SaveState => {
    state = next;
    onState(next);
    return next;
  };
  /** No more timers; a request on its way goes on. */
  const stop = () => clearTimeout(timer);
  const wait = (ms: number) => {
    stop();
    timer = setTimeout(() => void start(), ms);
  };
  const start = (): Promise<SaveState> => {
    sending ??= run().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const run = async (): Promise<SaveState> => {
    stop();
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
  /** Sends now; what was written while an earlier version was on its way goes after it. */
  const saveNow = async (): Promise<SaveState> => {
    await sending;
    return start();
  };
  return {
    /** Something was written. */
    touch: () => {
      if (state.kind === "conflict" || state.kind === "gone") return;
      if (state.kind !== "saving") set({ kind: "typing" });
      wait(pauseMs);
    },
    saveNow,
    /** Ends a conflict, or the target's absence, and sends. */
    goOn: () => {
      // What was chosen may be what the server has already.
      set({ kind: isUnsent() ? "typing" : "saved" });
      return saveNow();
    },
    /** The page is back, or the connection. */
    resume: () => {
      if (["waiting", "typing", "gone"].includes(state.kind)) void start();
    },
    stop,
  };
}
