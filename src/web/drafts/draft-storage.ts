// Drafts on the device, in IndexedDB. Where that takes nothing (forbidden, full,
// stuck) a draft stays in this page's memory, and whoever stored it is told.
import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";
import type { StoredDraft } from "./draft.ts";
import { waitingMark } from "./waiting-drafts.ts";

type Name = Pick<StoredDraft, "userId" | "kind" | "id">;

export interface DraftStorage {
  /** @returns whether the device holds it; otherwise it lasts as long as the page */
  readonly write: (draft: StoredDraft) => Promise<boolean>;
  readonly read: (name: Name) => Promise<StoredDraft | undefined>;
  readonly remove: (name: Name) => Promise<void>;
  /** Those of one account and kind alone, the latest first. */
  readonly list: (userId: number, kind: string) => Promise<StoredDraft[]>;
}

/** What storage stands on: IndexedDB, or a test's own. */
export interface KeyValueStore {
  readonly get: (key: string) => Promise<StoredDraft | undefined>;
  readonly set: (key: string, draft: StoredDraft) => Promise<void>;
  readonly del: (key: string) => Promise<void>;
  readonly keys: () => Promise<string[]>;
}

/** Longer than any write takes; some browsers leave a request without an answer. */
const STUCK_MS = 4_000;

export function createDraftStorage(store: KeyValueStore, stuckMs = STUCK_MS): DraftStorage {
  const memory = new Map<string, StoredDraft>();
  const prefixOf = (userId: number, kind: string) => `${userId}:${kind}:`;
  const keyOf = ({ userId, kind, id }: Name) => prefixOf(userId, kind) + id;
  const bounded = <Result>(work: Promise<Result>): Promise<Result> => {
    let timer: ReturnType<typeof setTimeout>;
    const stuck = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("Storage does not answer")), stuckMs);
    });
    return Promise.race([work, stuck]).finally(() => clearTimeout(timer));
  };
  const listKeys = async (prefix: string): Promise<string[]> => {
    const stored = await bounded(store.keys()).catch(() => []);
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
  };
  const readKey = async (key: string) =>
    memory.get(key) ?? (await bounded(store.get(key)).catch(() => undefined));
  return {
    write: async (draft) => {
      const key = keyOf(draft);
      // Until the device has it, so that the next page of this tab finds the last words.
      memory.set(key, draft);
      try {
        await bounded(store.set(key, draft));
        if (memory.get(key) === draft) memory.delete(key);
        markWaitingDrafts(draft.userId, draft.kind, true);
        return true;
      } catch {
        return false;
      }
    },
    read: (name) => readKey(keyOf(name)),
    remove: async (name) => {
      const { userId, kind } = name;
      memory.delete(keyOf(name));
      await bounded(store.del(keyOf(name))).catch(() => {});
      const left = await listKeys(prefixOf(userId, kind));
      if (left.length === 0) markWaitingDrafts(userId, kind, false);
    },
    list: async (userId, kind) => {
      const found = await Promise.all((await listKeys(prefixOf(userId, kind))).map(readKey));
      return found
        .filter((draft) => draft !== undefined)
        .sort((one, other) => other.savedAt - one.savedAt);
    },
  };
}

function markWaitingDrafts(userId: number, kind: string, isWaiting: boolean): void {
  try {
    const mark = waitingMark(userId, kind);
    if (!isWaiting) localStorage.removeItem(mark);
    else if (localStorage.getItem(mark) === null) localStorage.setItem(mark, "1");
  } catch {
    // Drafts are then sent by the next page that opens their kind.
  }
}

/** Opened with the first call: a database that cannot be opened fails that call alone. */
export function openIndexedDb(): KeyValueStore {
  let opened: UseStore | undefined;
  const open = () => {
    opened ??= createStore("berea-drafts", "drafts");
    return opened;
  };
  return {
    get: async (key) => get<StoredDraft>(key, open()),
    set: async (key, draft) => set(key, draft, open()),
    del: async (key) => del(key, open()),
    keys: async () => keys<string>(open()),
  };
}
