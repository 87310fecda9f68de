import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { DraftKind, StoredDraft } from "./draft.ts";
import { openDrafts } from "./drafts-env.ts";
import { type OrphanedDraft, removeDraft, sendOrphanedDrafts } from "./orphaned-drafts.ts";

export type OrphanedDrafts<Content> = ReturnType<typeof useOrphanedDrafts<Content>>;

const NONE: readonly never[] = [];

/** Sends what earlier pages left on this device, now and when the line is back, and gives what stays. */
export function useOrphanedDrafts<Content>(kind: DraftKind<Content>, userId: number) {
  const client = useQueryClient();
  const query = queryOptions<readonly OrphanedDraft<Content>[]>({
    queryKey: ["orphaned-drafts", userId, kind.name],
    queryFn: () => sendOrphanedDrafts<Content>(client, userId, [kind]),
    networkMode: "always",
    // Other pages send them too: only what has just been looked at is shown.
    staleTime: 0,
    gcTime: 0,
  });
  const { data: orphans = NONE, refetch } = useQuery(query);
  const [discarded, setDiscarded] = useState<StoredDraft<Content>>();
  useEffect(() => {
    const { onSessionEnd } = openDrafts();
    const look = () => void refetch();
    window.addEventListener("online", look);
    onSessionEnd.add(look);
    return () => {
      window.removeEventListener("online", look);
      onSessionEnd.delete(look);
    };
  }, [refetch]);
  return {
    /** What could not be sent, the latest first. */
    orphans,
    /** The draft that was discarded last. */
    discarded,
    discard: (draft: StoredDraft<Content>): void => {
      client.setQueryData(query.queryKey, (all) => all?.filter((one) => one.draft.id !== draft.id));
      setDiscarded(draft);
      void removeDraft(draft);
    },
    undo: (): void => {
      if (!discarded) return;
      setDiscarded(undefined);
      void openDrafts()
        .storage.write(discarded)
        .then(() => refetch());
    },
  };
}
