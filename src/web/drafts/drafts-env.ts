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

export interface DraftsEnv {
  readonly storage: DraftStorage;
  readonly locks: DraftLocks;
  readonly sessions: Set<LiveSession>;
  /** Called when a session ends, whose draft may then be orphaned. */
  readonly onSessionEnd: Set<() => void>;
}

export const createDraftsEnv = (storage: DraftStorage, locks: DraftLocks): DraftsEnv => ({
  storage,
  locks,
  sessions: new Set(),
  onSessionEnd: new Set(),
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
  kind: DraftKind<Content>,
): Promise<StoredDraft<Content>[]> {
  if (kind.legacy) await importLegacyDrafts({ storage, locks }, userId, kind.name, kind.legacy);
  return (await storage.list(userId, kind.name)) as StoredDraft<Content>[];
}
