// A list that a page stores on this device: all of it for a visitor, and for a
// user what the account has not confirmed yet. Each owner's list is stored
// apart, so that nobody sees what somebody else left on a shared device.

import { nameEntry } from "./device-entry.ts";

/** A user's id, or a visitor. */
export type DeviceOwner = number | "visitor";

export interface DeviceList<Item> {
  /** The same list again while nothing has changed. */
  readonly read: (owner: DeviceOwner) => readonly Item[];
  /** Also while storage is forbidden or full: the list then lasts as long as the page. */
  readonly write: (owner: DeviceOwner, items: readonly Item[]) => void;
  /** Hears of changes, those of other tabs included. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * @param name of the entry in local storage; a user's id is added to it
 * @param isItem what was stored may be of another release, or another's
 */
export function createDeviceList<Item>(
  name: string,
  isItem: (value: unknown) => value is Item,
): DeviceList<Item> {
  const changed = `device-list ${name}`;
  const known = new Map<
    DeviceOwner,
    { readonly stored: string | null; readonly items: readonly Item[] }
  >();

  const readStored = (owner: DeviceOwner): string | null => {
    try {
      return localStorage.getItem(nameEntry(name, owner));
    } catch {
      return null;
    }
  };
  const parse = (stored: string | null): readonly Item[] => {
    try {
      const parsed: unknown = JSON.parse(stored ?? "[]");
      return Array.isArray(parsed) ? parsed.filter(isItem) : [];
    } catch {
      return [];
    }
  };

  return {
    read: (owner) => {
      const stored = readStored(owner);
      const before = known.get(owner);
      if (before && before.stored === stored) return before.items;
      const items = parse(stored);
      known.set(owner, { stored, items });
      return items;
    },
    write: (owner, items) => {
      try {
        if (items.length > 0) localStorage.setItem(nameEntry(name, owner), JSON.stringify(items));
        else localStorage.removeItem(nameEntry(name, owner));
      } catch {
        known.set(owner, { stored: readStored(owner), items });
      }
      window.dispatchEvent(new Event(changed));
    },
    subscribe: (listener) => {
      window.addEventListener(changed, listener);
      window.addEventListener("storage", listener);
      return () => {
        window.removeEventListener(changed, listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}
