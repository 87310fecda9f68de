// Highlights on this device: all that a visitor made, and of a user those that
// the account has not confirmed yet. Each owner's are stored apart, so that
// nobody sees what somebody else left on a shared device.
import type { HighlightChange } from "../contract.ts";
import { formatPlace } from "../rules.ts";

/** A user's id, or a visitor. */
export type HighlightOwner = number | "visitor";

const CHANGED = "device-highlights";
const NONE: readonly HighlightChange[] = [];
const storageKey = (owner: HighlightOwner): string =>
  owner === "visitor" ? "highlights" : `highlights.${owner}`;

interface Read {
  readonly stored: string | null;
  readonly changes: readonly HighlightChange[];
}
const read = new Map<HighlightOwner, Read>();

/** The latest change of each place; the same list again while nothing has changed. */
export function readDeviceChanges(owner: HighlightOwner): readonly HighlightChange[] {
  const stored = readStored(owner);
  const known = read.get(owner);
  if (known && known.stored === stored) return known.changes;
  const changes = parseChanges(stored);
  read.set(owner, { stored, changes });
  return changes;
}

/** Whether a user has something here that their account does not have yet. */
export const hasDeviceHighlights = (userId: number): boolean =>
  readDeviceChanges("visitor").length > 0 || readDeviceChanges(userId).length > 0;

/** Adds changes. A visitor's removal leaves nothing: there is no account to be told. */
export function addDeviceChanges(owner: HighlightOwner, changes: readonly HighlightChange[]): void {
  const places = new Set(changes.map(formatPlace));
  const others = readDeviceChanges(owner).filter((one) => !places.has(formatPlace(one)));
  store(owner, [
    ...others,
    ...changes.filter(({ color }) => owner !== "visitor" || color !== null),
  ]);
}

/** Removes these and retains what was changed since they were listed. */
export function forgetDeviceChanges(
  owner: HighlightOwner,
  changes: readonly HighlightChange[],
): void {
  const gone = new Set(changes.map((one) => `${formatPlace(one)} ${one.changedAt}`));
  const rest = readDeviceChanges(owner).filter(
    (one) => !gone.has(`${formatPlace(one)} ${one.changedAt}`),
  );
  store(owner, rest);
}

export function subscribeToDevice(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  // Changed in another tab.
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

function store(owner: HighlightOwner, changes: readonly HighlightChange[]): void {
  try {
    if (changes.length > 0) localStorage.setItem(storageKey(owner), JSON.stringify(changes));
    else localStorage.removeItem(storageKey(owner));
  } catch {
    // Storage may be forbidden or full; the highlight then lasts as long as the page.
    read.set(owner, { stored: readStored(owner), changes });
  }
  window.dispatchEvent(new Event(CHANGED));
}

function readStored(owner: HighlightOwner): string | null {
  try {
    return localStorage.getItem(storageKey(owner));
  } catch {
    return null;
  }
}

/** What was stored may be of another release, or another's. */
function parseChanges(stored: string | null): readonly HighlightChange[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isChange) : NONE;
  } catch {
    return NONE;
  }
}

function isChange(value: unknown): value is HighlightChange {
  const { reference, changedAt } = (value ?? {}) as Record<string, unknown>;
  return typeof reference === "string" && typeof changedAt === "string";
}
