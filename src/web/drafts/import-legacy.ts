// Drafts that the release before IndexedDB left in localStorage or
// sessionStorage. To be removed once every device has met this release.
import type { Draft, LegacyDrafts } from "./draft.ts";
import type { DraftLocks } from "./draft-locks.ts";
import type { DraftStorage } from "./draft-storage.ts";

export async function importLegacyDrafts<Content>(
  { storage, locks }: { storage: DraftStorage; locks: DraftLocks },
  userId: number,
  kind: string,
  { area, prefix, read }: LegacyDrafts<Content>,
): Promise<void> {
  for (const key of listKeys(area, prefix(userId))) {
    // A page of the earlier release that is still open holds the lock of this name.
    const release = await locks.hold(key).catch(() => undefined);
    if (!release) continue;
    const found = readJson(area, key);
    const draft = found ? read(key.slice(prefix(userId).length), found) : undefined;
    // The same id each time: a device that takes no copy has it imported again.
    const id = key.split(":").at(-1) ?? key;
    const stored = draft && { savedAt: Date.now(), ...draft, id, userId, kind };
    if (stored && (await storage.write(stored))) removeKey(area, key);
    await release();
  }
}

function listKeys(area: "localStorage" | "sessionStorage", prefix: string): string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix));
  } catch {
    // Storage may be forbidden; then nothing was stored.
    return [];
  }
}

function readJson(area: "localStorage" | "sessionStorage", key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function removeKey(area: "localStorage" | "sessionStorage", key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // It is imported again, under the same id.
  }
}

/** Drafts of `kind` in localStorage, each as `{ at, value }`. */
export function legacyWriting<Value, Content>(
  kind: string,
  convert: (value: Value) => Omit<Draft<Content>, "id">,
): LegacyDrafts<Content> {
  return {
    area: "localStorage",
    prefix: (userId) => `writing:${kind}:${userId}:`,
    read: (_, stored) => {
      const { at, value } = stored as { at: number; value: Value };
      return value && { ...convert(value), savedAt: at };
    },
  };
}
