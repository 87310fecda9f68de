import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createId, type DraftKind, type KnownBase } from "./draft.ts";
import { openDraftSession } from "./draft-session.ts";
import { openDrafts } from "./drafts-env.ts";

export type OpenDraft<Content> = ReturnType<typeof useDraft<Content>>;

/**
 * A draft that saves itself. A component that turns to another target or user
 * needs another `key`.
 */
export function useDraft<Content>(
  kind: DraftKind<Content>,
  {
    userId,
    target,
    draftId,
    server,
    start,
    onCreated,
  }: {
    readonly userId: number;
    /** Of what is there already; `draftId` and `start` are for what is not. */
    readonly target: string | undefined;
    readonly draftId?: string | undefined;
    /** The server's version, as it is known. */
    readonly server: KnownBase<Content> | undefined;
    readonly start: Content;
    readonly onCreated?: (target: string, content: Content) => void;
  },
) {
  const client = useQueryClient();
  const [session] = useState(() =>
    openDraftSession({
      kind,
      userId,
      client,
      env: openDrafts(),
      draft: {
        id: createId(),
        target,
        draftId: target === undefined ? (draftId ?? createId()) : undefined,
        content: server?.content ?? start,
        base: server,
        sent: [],
      },
    }),
  );
  const snapshot = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getSnapshot,
  );
  useEffect(() => session.attach(), [session]);

  const latest = useRef(onCreated);
  latest.current = onCreated;
  useEffect(() => session.onCreated((...created) => latest.current?.(...created)), [session]);

  // What a session holds may be newer than what a page that opens knows.
  const known = useRef(server);
  useEffect(() => {
    const before = known.current;
    known.current = server;
    if (!server || !before) return;
    const isSame = server.version === before.version && kind.isSame(server.content, before.content);
    if (!isSame) session.receive(server);
  });

  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  /** Whether fields take no strokes: a choice is due, or the page's script has not started. */
  const isHeld = snapshot.conflict !== undefined || !isReady;
  const { getDraft, write, saveNow, settle, revive } = session;
  return { ...snapshot, isHeld, getDraft, write, saveNow, settle, revive };
}
