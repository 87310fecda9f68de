// Drafts that no page writes on any more: left by a closed tab, a lost
// connection or an ended session. They are sent in the order of their writing.
import type { QueryClient } from "@tanstack/react-query";
import { addSent, type DraftKind, isUnsent, type StoredDraft } from "./draft.ts";
import { type DraftsEnv, listDrafts, lockOf, openDrafts, sendLockOf } from "./drafts-env.ts";
import { sendDraft } from "./send-draft.ts";

export interface OrphanedDraft<Content> {
  readonly draft: StoredDraft<Content>;
  /** Why it is still on the device. */
  readonly why: "waiting" | "refused" | "conflict" | "gone";
}

/**
 * Sends what pages that are gone have left on this device. One call runs after
 * the other, across all tabs.
 * @returns what stays, the latest first
 */
export function sendOrphanedDrafts<Content>(
  client: QueryClient,
  userId: number,
  // biome-ignore lint/suspicious/noExplicitAny: each kind sends content of its own
  kinds: readonly DraftKind<any>[],
  env: DraftsEnv = openDrafts(),
): Promise<OrphanedDraft<Content>[]> {
  return env.locks.run(sendLockOf(userId), async () => {
    const staying: OrphanedDraft<Content>[] = [];
    const lists = kinds.map(async (kind) =>
      (await listDrafts(env, userId, kind)).map((draft) => ({ kind, draft })),
    );
    const all = (await Promise.all(lists)).flat();
    let isAway = false;
    all.sort((one, other) => one.draft.savedAt - other.draft.savedAt);
    for (const { kind, draft } of all) {
      if (await env.locks.isHeld(lockOf(draft))) continue;
      // The next ones would not get through either, and none may overtake another.
      const why: OrphanedDraft<Content>["why"] | undefined = isAway
        ? "waiting"
        : await sendOrphan(kind, client, draft, env);
      isAway ||= why === "waiting";
      if (why) staying.unshift({ draft, why });
    }
    return staying;
  });
}

async function sendOrphan<Content>(
  kind: DraftKind<Content>,
  client: QueryClient,
  listed: StoredDraft<Content>,
  { storage }: DraftsEnv,
): Promise<OrphanedDraft<Content>["why"] | undefined> {
  const draft = (await storage.read(listed)) as StoredDraft<Content> | undefined;
  if (!draft) return undefined;
  if (isUnsent(kind, draft)) {
    await storage.write(addSent(kind, draft));
    const { kind: outcome } = await sendDraft(kind, client, draft);
    if (outcome !== "saved") return outcome;
  }
  await removeDraft(draft, storage);
  return undefined;
}

/** Unless it was written on since. */
export async function removeDraft(
  draft: StoredDraft,
  storage: DraftsEnv["storage"] = openDrafts().storage,
): Promise<void> {
  if ((await storage.read(draft))?.savedAt === draft.savedAt) await storage.remove(draft);
}
