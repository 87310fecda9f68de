// The wish on this device: it outlives signing up, the payment provider's page and this tab. It
// is forgotten once it is fulfilled, when the person says so, and when they sign out.
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { readWish } from "./wish.ts";

const KEY = "wish";
const RETENTION_MS = 7 * DAY_MS;
const listeners = new Set<() => void>();

/** @returns whether it could be stored */
export function rememberWish(path: string): boolean {
  const wish = readWish(path);
  if (!wish) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ path: wish, at: Date.now() }));
  } catch {
    // Storage may be forbidden or full.
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function forgetWish(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What cannot be reached was not stored either.
  }
  for (const listener of listeners) listener();
}

/** Whatever else may have written there: only a path of this site is a wish. */
export function findStoredWish(): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { path, at } = stored as { path?: unknown; at?: unknown };
    const ageMs = Date.now() - Number(at);
    return ageMs >= 0 && ageMs < RETENTION_MS ? readWish(path) : undefined;
  } catch {
    return undefined;
  }
}

/** The wish that the address names, else the stored one; nothing until the page is alive. */
export function useWish(): string | undefined {
  const named = readWish(new URLSearchParams(useLocation().search).get("wish"));
  const stored = useSyncExternalStore(listen, findStoredWish, () => undefined);
  return named ?? stored;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have written it.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
