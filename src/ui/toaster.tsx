// The one place for messages that belong to no page: what was saved, who
// signed in. A new message takes the place of the last.
import { useEffect, useSyncExternalStore } from "react";
import { Toast } from "./toast.tsx";

export interface Message {
  readonly title: string;
  readonly text: string;
  /** How a piece came about that is announced: `Composed from Scripture`. */
  readonly provenance?: string;
  readonly tone?: "info" | "danger";
}

interface Shown extends Message {
  readonly occasion: number;
}

const STORAGE_KEY = "message";
let shown: Shown | undefined;
const listeners = new Set<() => void>();

export function showToast(message: Message): void {
  shown = { ...message, occasion: (shown?.occasion ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** For a message about something that loads the page anew. */
export function showToastAfterLoad(message: Message): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
  } catch {
    // Storage may be forbidden; the new page then says it alone.
  }
}

export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  useEffect(showStored, []);
  if (!message) return null;
  const { occasion, ...said } = message;
  return <Toast key={occasion} {...said} />;
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
