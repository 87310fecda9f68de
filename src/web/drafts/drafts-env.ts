// What all drafts of one tab share: the device's storage, the locks between
// tabs, and the sessions that are open here.
import type { Draft, DraftKind, StoredDraft } from "./draft.ts";
import { createDraftLocks, type DraftLocks } from "./draft-locks.ts";
import { createDraftStorage, type DraftStorage, openIndexedDb } from "./draft-storage.ts";
import { importLegacyDrafts } from "./import-legacy.ts";

/** A session as the others of its tab see it. */
interface LiveSession {
  readonly userId: number;
  readonly kind: { readonly name: string };
  readonly getDraft: () => Draft<unknown>;
}

export type DraftsEnv = ReturnType<typeof createDraftsEnv>;

export const createDraftsEnv = (storage: DraftStorage, locks: DraftLocks) => ({
  storage,
  locks,
  sessions: new Set<LiveSession>(),
  /** Called when a session ends, whose draft may then be orphaned. */
  onSessionEnd: new Set<() => void>(),
});

let env: DraftsEnv | undefined;

export function openDrafts(): DraftsEnv {
  env ??= createDraftsEnv(createDraftStorage(openIndexedDb()), createDraftLocks());
  return env;
}

/** Held by the page that writes on a draft, for as long as it is open. */
export const lockOf = ({ id }: Draft<unknown>): string => `draft:${id}`;

/** Held while orphaned drafts of an account are sent, one after the other. */
export const sendLockOf = (userId: number): string => `drafts:send:${userId}`;

/** Of one account and kind, the latest first. */
export async function listDrafts<Content>(
  { storage, locks }: Pick<DraftsEnv, "storage" | "locks">,
  userId: number,
  { name, legacy }: DraftKind<Content>,
): Promise<StoredDraft<Content>[]> {
  if (legacy) await importLegacyDrafts({ storage, locks }, userId, name, legacy);
  return (await storage.list(userId, name)) as StoredDraft<Content>[];
}
