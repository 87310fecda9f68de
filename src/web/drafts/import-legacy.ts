// Drafts that the release before IndexedDB left in localStorage or
// sessionStorage. To be removed once every device has met this release.
import type { Draft, LegacyDrafts } from "./draft.ts";
import type { DraftLocks } from "./draft-locks.ts";
import type { DraftStorage } from "./draft-storage.ts";

export async function importLegacyDrafts<Content>(
  { storage, locks }: { storage: DraftStorage; locks: DraftLocks },
  userId: number,
  kind: string,
  { area, prefix: prefixOf, read }: LegacyDrafts<Content>,
): Promise<void> {
  const prefix = prefixOf(userId);
  const importKey = async (key: string) => {
    const found: unknown = JSON.parse(globalThis[area].getItem(key) ?? "null");
    const draft = found ? read(key.slice(prefix.length), found) : undefined;
    // The same id each time: a device that takes no copy has it imported again.
    const id = key.split(":").at(-1) ?? key;
    const stored = draft && { savedAt: Date.now(), ...draft, id, userId, kind };
    if (stored && (await storage.write(stored))) globalThis[area].removeItem(key);
  };
  for (const key of listKeys(area).filter((name) => name.startsWith(prefix))) {
    // A page of the earlier release that is still open holds the lock of this name.
    const release = await locks.hold(key).catch(() => undefined);
    // What cannot be read, or not removed, is met again by the next page, under the same id.
    if (release) await importKey(key).catch(() => {});
    await release?.();
  }
}

function listKeys(area: LegacyDrafts<unknown>["area"]): string[] {
  try {
    return Object.keys(globalThis[area]);
  } catch {
    // Storage may be forbidden; then nothing was stored.
    return [];
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
