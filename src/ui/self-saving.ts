// Writing that saves itself: after a pause, once more after a failure, and as
// soon as the connection or the page comes back. One sending at a time.

export type Sent =
  | { readonly kind: "saved" }
  /** To be sent once it can be; `why` is a sentence. */
  | { readonly kind: "waiting"; readonly why: string }
  /** It will not be taken as it is. */
  | { readonly kind: "refused"; readonly why: string }
  /** Somebody has to choose first. */
  | { readonly kind: "stopped" };

export type SavingState =
  | { readonly kind: "still" }
  | { readonly kind: "writing" }
  | { readonly kind: "saving" }
  | Sent;

export interface SelfSaving {
  /** Something was written. */
  readonly touch: () => void;
  /** Sends now; what is being sent is awaited first. */
  readonly saveNow: () => Promise<SavingState>;
  /** After a choice was made. */
  readonly goOn: () => Promise<SavingState>;
  /** The page is back, or the connection. */
  readonly resume: () => void;
  readonly end: () => void;
}

export function createSelfSaving(options: {
  readonly send: () => Promise<Sent>;
  /** Whether something is written that has not arrived. */
  readonly isDirty: () => boolean;
  readonly onState: (state: SavingState) => void;
  readonly pauseMs?: number;
  readonly againMs?: number;
}): SelfSaving {
  const { send, isDirty, onState, pauseMs = 900, againMs = 15_000 } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<SavingState> | undefined;
  let state: SavingState = { kind: "still" };

  const set = (next: SavingState): SavingState => {
    state = next;
    onState(next);
    return next;
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), ms);
  };
  const start = (): Promise<SavingState> => {
    sending ??= run().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const run = async (): Promise<SavingState> => {
    clearTimeout(timer);
    if (state.kind === "stopped" || !isDirty()) return state;
    set({ kind: "saving" });
    const sent = await send();
    if (sent.kind === "waiting") wait(againMs);
    else if (sent.kind === "saved" && isDirty()) {
      wait(pauseMs);
      return set({ kind: "writing" });
    }
    return set(sent);
  };
  const saveNow = async (): Promise<SavingState> => {
    // What was written while an earlier version was on its way goes after it.
    if (sending) await sending;
    return start();
  };
  return {
    touch: () => {
      if (state.kind === "stopped") return;
      if (state.kind !== "saving") set({ kind: "writing" });
      wait(pauseMs);
    },
    saveNow,
    goOn: () => {
      // What was chosen may be what stands there already.
      set({ kind: isDirty() ? "writing" : "saved" });
      return saveNow();
    },
    resume: () => {
      if (state.kind === "waiting" || state.kind === "writing") void start();
    },
    end: () => clearTimeout(timer),
  };
}
