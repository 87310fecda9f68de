// The topics that a visitor marked, kept on this device only.
import { useSyncExternalStore } from "react";

const STORED_AS = "favourite-topics";
const CHANGED = "favourite-topics";
const NONE: readonly string[] = [];

let read: { readonly stored: string | null; readonly slugs: readonly string[] } = {
  stored: null,
  slugs: NONE,
};

/** Slugs in the order in which they were marked, and how to mark or unmark one. The server knows none. */
export function useFavouriteTopics(): [readonly string[], (slug: string) => void] {
  const slugs = useSyncExternalStore(subscribe, readSlugs, () => NONE);
  return [slugs, toggle];
}

function toggle(slug: string): void {
  const slugs = readSlugs();
  const next = slugs.includes(slug) ? slugs.filter((one) => one !== slug) : [...slugs, slug];
  const stored = JSON.stringify(next);
  try {
    localStorage.setItem(STORED_AS, stored);
  } catch {
    // Storage may be forbidden; the mark then lasts as long as the page.
    read = { stored: readStored(), slugs: next };
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  // Marked in another tab.
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

function readSlugs(): readonly string[] {
  const stored = readStored();
  // The same list again while nothing has changed, or React would never rest.
  if (stored !== read.stored) read = { stored, slugs: parseSlugs(stored) };
  return read.slugs;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

/** What was stored may be of an older form, or another's. */
function parseSlugs(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : NONE;
  } catch {
    return NONE;
  }
}
