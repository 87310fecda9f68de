import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { DraftKind, StoredDraft } from "./draft.ts";
import { openDrafts } from "./drafts-env.ts";
import { type OrphanedDraft, removeDraft, sendOrphanedDrafts } from "./orphaned-drafts.ts";

export interface OrphanedDrafts<Content> {
  /** What could not be sent, the latest first. */
  readonly orphans: readonly OrphanedDraft<Content>[];
  /** The draft that was discarded last. */
  readonly discarded: StoredDraft<Content> | undefined;
  readonly discard: (draft: StoredDraft<Content>) => void;
  readonly undo: () => void;
}

/** Sends what earlier pages left on this device, now and when the line is back, and gives what stays. */
export function useOrphanedDrafts<Content>(
  kind: DraftKind<Content>,
  userId: number,
): OrphanedDrafts<Content> {
  const client = useQueryClient();
  const [orphans, setOrphans] = useState<readonly OrphanedDraft<Content>[]>([]);
  const [discarded, setDiscarded] = useState<StoredDraft<Content>>();
  const look = useCallback(
    () => sendOrphanedDrafts<Content>(client, userId, [kind]).then(setOrphans, () => {}),
    [client, userId, kind],
  );
  useEffect(() => {
    const { onSessionEnd } = openDrafts();
    const listener = () => void look();
    listener();
    window.addEventListener("online", listener);
    onSessionEnd.add(listener);
    return () => {
      window.removeEventListener("online", listener);
      onSessionEnd.delete(listener);
    };
  }, [look]);
  return {
    orphans,
    discarded,
    discard: (draft) => {
      setOrphans((all) => all.filter((one) => one.draft.id !== draft.id));
      setDiscarded(draft);
      void removeDraft(draft);
    },
    undo: () => {
      if (!discarded) return;
      setDiscarded(undefined);
      void openDrafts().storage.write(discarded).then(look);
    },
  };
}
