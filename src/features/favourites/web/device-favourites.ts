// What a visitor marked, stored on this device until they sign in.
import type { FavouriteBody, FavouriteKind } from "../contract.ts";

const STORED_AS: Readonly<Record<FavouriteKind, string>> = {
  topic: "favourite-topics",
  verse: "favourite-verses",
  devotional: "favourite-devotionals",
  prayer: "favourite-prayers",
  study: "favourite-studies",
};
const KINDS = Object.keys(STORED_AS) as FavouriteKind[];
const CHANGED = "device-favourites";
const NONE: readonly string[] = [];

interface Read {
  readonly stored: string | null;
  readonly targets: readonly string[];
}

const read = new Map<FavouriteKind, Read>();

/** In the order in which they were marked; the same list again while nothing has changed. */
export function readDeviceFavourites(kind: FavouriteKind): readonly string[] {
  const stored = readStored(kind);
  const known = read.get(kind);
  if (known && known.stored === stored) return known.targets;
  const targets = parseTargets(stored);
  read.set(kind, { stored, targets });
  return targets;
}

export function hasDeviceFavourites(): boolean {
  return KINDS.some((kind) => readDeviceFavourites(kind).length > 0);
}

export function listDeviceFavourites(): FavouriteBody[] {
  return KINDS.flatMap((kind) => readDeviceFavourites(kind).map((target) => ({ kind, target })));
}

export function toggleOnDevice(kind: FavouriteKind, target: string): void {
  const targets = readDeviceFavourites(kind);
  const isMarked = targets.includes(target);
  store(kind, isMarked ? targets.filter((one) => one !== target) : [...targets, target]);
}

/** Removes these and retains what was marked since they were listed. */
export function forgetOnDevice(favourites: readonly FavouriteBody[]): void {
  for (const kind of KINDS) {
    const gone = favourites.filter((one) => one.kind === kind).map(({ target }) => target);
    if (gone.length === 0) continue;
    store(
      kind,
      readDeviceFavourites(kind).filter((target) => !gone.includes(target)),
    );
  }
}

export function subscribeToDevice(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  // Marked in another tab.
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

function store(kind: FavouriteKind, targets: readonly string[]): void {
  try {
    if (targets.length > 0) localStorage.setItem(STORED_AS[kind], JSON.stringify(targets));
    else localStorage.removeItem(STORED_AS[kind]);
  } catch {
    // Storage may be forbidden; the mark then lasts as long as the page.
    read.set(kind, { stored: readStored(kind), targets });
  }
  window.dispatchEvent(new Event(CHANGED));
}

function readStored(kind: FavouriteKind): string | null {
  try {
    return localStorage.getItem(STORED_AS[kind]);
  } catch {
    return null;
  }
}

/** What was stored may be of an older form, or another's. */
function parseTargets(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : NONE;
  } catch {
    return NONE;
  }
}
