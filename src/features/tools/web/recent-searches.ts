// The last searches of a user, stored on this device under their own key.
import { useCallback, useSyncExternalStore } from "react";

export interface RecentSearch {
  readonly query: string;
  /** With everything that was asked along. */
  readonly address: string;
}

/** The specification's number. */
const RECENT_MAX = 5;

const CHANGED = "recent-searches";
const nameOf = (owner: number) => `recent-searches:${owner}`;
const NONE: readonly RecentSearch[] = [];

/**
 * The newest first, the same words once: a search that is narrowed book by book,
 * or matched in another way, would push out all the others, and stand there five times.
 */
export const addRecent = (
  known: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] =>
  [search, ...known.filter((one) => wordsOf(one) !== wordsOf(search))].slice(0, RECENT_MAX);

const wordsOf = ({ query }: RecentSearch): string => query.trim().toLowerCase();

export const readAddress = (address: string): URLSearchParams =>
  new URLSearchParams(address.split("?")[1]);

/** What was stored, as far as it can be read. */
export function parseRecent(stored: string | null): readonly RecentSearch[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "");
    if (!Array.isArray(parsed)) return NONE;
    return parsed
      .filter(
        (one): one is RecentSearch =>
          typeof one?.query === "string" &&
          typeof one.address === "string" &&
          one.address.startsWith("/"),
      )
      .slice(0, RECENT_MAX);
  } catch {
    return NONE;
  }
}

export function useRecentSearches(owner: number) {
  const name = nameOf(owner);
  const stored = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  const change = useCallback(
    (next: (known: readonly RecentSearch[]) => readonly RecentSearch[]) => {
      try {
        localStorage.setItem(name, JSON.stringify(next(parseRecent(read(name)))));
      } catch {
        // Storage may be forbidden or full; then nothing is remembered.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [name],
  );
  const remember = useCallback(
    (search: RecentSearch) => change((known) => addRecent(known, search)),
    [change],
  );
  const forget = useCallback(
    (address: string) => change((known) => known.filter((one) => one.address !== address)),
    [change],
  );
  return { recent: parseRecent(stored), remember, forget };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}
