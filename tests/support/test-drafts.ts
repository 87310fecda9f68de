import type { StoredDraft } from "#src/web/drafts/draft.ts";
import { createTabLocks } from "#src/web/drafts/draft-locks.ts";
import { createDraftStorage } from "#src/web/drafts/draft-storage.ts";
import { createDraftsEnv, type DraftsEnv } from "#src/web/drafts/drafts-env.ts";

export interface TestDrafts extends DraftsEnv {
  /** What the device holds, of all users. */
  readonly device: Map<string, StoredDraft>;
  /** Another tab of the same browser: its sessions are its own. */
  readonly openTab: () => TestDrafts;
  /** Whether the device takes drafts. */
  takesDrafts: boolean;
}

/** The drafts of one browser, in memory. */
export function openTestDrafts(): TestDrafts {
  const device = new Map<string, StoredDraft>();
  const locks = createTabLocks();
  const openTab = (): TestDrafts => {
    const storage = createDraftStorage({
      get: async (key) => device.get(key),
      set: async (key, draft) => {
        if (!tab.takesDrafts) throw new Error("The device is full");
        device.set(key, structuredClone(draft));
      },
      del: async (key) => void device.delete(key),
      keys: async () => [...device.keys()],
    });
    const tab = { ...createDraftsEnv(storage, locks), device, openTab, takesDrafts: true };
    return tab;
  };
  return openTab();
}
