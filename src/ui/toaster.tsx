// The one owner of messages over the page: what was done, what did not happen,
// who signed in. At most one is shown; what happens next takes its place.
import { useEffect, useSyncExternalStore } from "react";
import { Toast } from "./toast.tsx";

export interface Message {
  readonly title: string;
  readonly text?: string;
  /** How a piece came about that is announced: `Composed from Scripture`. */
  readonly provenance?: string;
  /** `danger` stays until it is closed or withdrawn; `lamp` for a prayer that was answered. */
  readonly tone?: "info" | "lamp" | "danger";
  /** By what it is withdrawn once it is true no longer. */
  readonly about?: string;
  /** Takes back what was done. */
  readonly undo?: () => void;
  /** What can be done about it; the message is shown until it is, or is closed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Shown extends Message {
  readonly occasion: number;
}

const STORAGE_KEY = "message";
let shown: Shown | undefined;
let occasions = 0;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const showToast = (message: Message): void => {
  occasions += 1;
  show({ ...message, occasion: occasions });
};

/** Takes a message away that has been overtaken by what happened; another one stays. */
export function withdrawToast(about: string): void {
  if (shown?.about === about) show(undefined);
}

export const getToast = (): Message | undefined => shown;

/** For a message about something that loads the page anew. */
export function showToastAfterLoad(message: Omit<Message, "undo" | "action">): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
  } catch {
    // Storage may be forbidden; the new page then says it alone.
  }
}

/**
 * Read to screen readers once, by the element around it: one that is there before
 * the message is heard reliably, and an alert interrupts also where it is new.
 */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  useEffect(showStored, []);
  const toast = message ? (
    <Toast
      key={message.occasion}
      message={message}
      onGone={() => {
        if (shown === message) show(undefined);
      }}
    />
  ) : null;
  const isAlert = message?.tone === "danger";
  return (
    <>
      <div aria-live="polite">{isAlert ? null : toast}</div>
      {isAlert ? <div role="alert">{toast}</div> : null}
    </>
  );
}

/** A message that belongs to what the page shows, and goes with it. */
export function PageToast({ title, text, tone }: Omit<Message, "about" | "undo" | "action">) {
  useEffect(() => {
    const about = `page ${title} ${text}`;
    showToast({ title, about, ...(text ? { text } : {}), ...(tone ? { tone } : {}) });
    return () => withdrawToast(about);
  }, [title, text, tone]);
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function showStored(): void {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    if (stored) showToast(JSON.parse(stored) as Message);
  } catch {
    // Nothing was stored that could be read.
  }
}
