// Drafts on the device, in IndexedDB. Where that takes nothing (forbidden, full,
// stuck) a draft stays in this page's memory, and `write` says so.
import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";
import type { StoredDraft } from "./draft.ts";
import { waitingMark } from "./waiting-drafts.ts";

type Name = Pick<StoredDraft, "userId" | "kind" | "id">;
export type DraftStorage = ReturnType<typeof createDraftStorage>;
/** What stores the drafts: IndexedDB, or a test's own. */
export type KeyValueStore = ReturnType<typeof openIndexedDb>;

/** Longer than any write takes; some browsers leave a request without an answer. */
const STUCK_MS = 4_000;

export function createDraftStorage(store: KeyValueStore, stuckMs = STUCK_MS) {
  const memory = new Map<string, StoredDraft>();
  const keyOf = ({ userId, kind, id }: Name) => `${userId}:${kind}:${id}`;
  const bounded = <Result>(work: Promise<Result>): Promise<Result> => {
    let timer: ReturnType<typeof setTimeout>;
    const stuck = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("Storage does not answer")), stuckMs);
    });
    return Promise.race([work, stuck]).finally(() => clearTimeout(timer));
  };
  const listKeys = async (userId: number, kind: string): Promise<string[]> => {
    const stored = await bounded(store.keys()).catch(() => []);
    const prefix = keyOf({ userId, kind, id: "" });
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
  };
  const readKey = async (key: string): Promise<StoredDraft | undefined> =>
    memory.get(key) ?? (await bounded(store.get(key)).catch(() => undefined));
  return {
    /** @returns whether the device holds it; otherwise it lasts as long as the page */
    write: async (draft: StoredDraft): Promise<boolean> => {
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
    read: (name: Name) => readKey(keyOf(name)),
    remove: async (name: Name): Promise<void> => {
      memory.delete(keyOf(name));
      await bounded(store.del(keyOf(name))).catch(() => {});
      const left = await listKeys(name.userId, name.kind);
      if (left.length === 0) markWaitingDrafts(name.userId, name.kind, false);
    },
    /** Those of one account and kind alone, the latest first. */
    list: async (userId: number, kind: string): Promise<StoredDraft[]> => {
      const found = await Promise.all((await listKeys(userId, kind)).map(readKey));
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
export function openIndexedDb() {
  let opened: UseStore | undefined;
  const store: UseStore = async (...call) => {
    opened ??= createStore("berea-drafts", "drafts");
    return opened(...call);
  };
  return {
    get: (key: string) => get<StoredDraft>(key, store),
    set: (key: string, draft: StoredDraft) => set(key, draft, store),
    del: (key: string) => del(key, store),
    keys: () => keys<string>(store),
  };
}
