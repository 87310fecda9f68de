// What waits to be sent, on the offline page and before signing out.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { formatTime } from "#src/features/offline/web/packs-section.tsx";
import { Button } from "#src/ui/button.tsx";
import { RowSection } from "#src/ui/rows.tsx";
import {
  countWaiting,
  listWaiting,
  sayWaiting,
  sendWaiting,
  type WaitingChange,
} from "./waiting-changes.ts";

const LOOKED_AT_EVERY_MS = 5_000;

/** Of one account; none until they are known. */
export function useWaiting(userId: number | undefined) {
  const [changes, setChanges] = useState<readonly WaitingChange[]>([]);
  const look = useCallback(() => {
    if (userId === undefined) setChanges([]);
    else void listWaiting(userId).then(setChanges);
  }, [userId]);
  useEffect(() => {
    look();
    // What another page writes or sends is seen here before long.
    const timer = setInterval(look, LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { changes, count: countWaiting(changes), look };
}

export function WaitingSection({
  userId,
  canSend,
}: {
  userId: number | undefined;
  /** Where Berea can be reached. */
  canSend: boolean;
}) {
  const client = useQueryClient();
  const { changes, count, look } = useWaiting(userId);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (userId === undefined || (count === 0 && !hasFailed)) return null;
  const send = async () => {
    setSending(true);
    const left = await sendWaiting(client, userId).catch(() => changes);
    setFailed(left.length > 0);
    setSending(false);
    look();
  };
  return (
    <RowSection
      id="waiting"
      title={count === 0 ? "Sent" : sayWaiting(count)}
      text="Written on this device, and not in your account yet. Berea sends it by itself when it can, in this order."
    >
      <WaitingList changes={changes} />
      {canSend ? (
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          isBusy={isSending}
          busyLabel="Sending..."
          onClick={() => void send()}
        >
          Send now
        </Button>
      ) : null}
      {hasFailed && count > 0 ? (
        <p role="alert" className="mt-2 text-danger">
          Not everything could be sent. Where it was changed in another place too, open it: it asks
          which words are to stay.
        </p>
      ) : null}
    </RowSection>
  );
}

export function WaitingList({ changes }: { changes: readonly WaitingChange[] }) {
  return (
    <ol className="border-line border-t">
      {changes.map(({ what, words, savedAt }, index) => (
        <li key={`${what} ${savedAt ?? index}`} className="border-line border-b py-3">
          <p className="text-14 text-muted">
            {what}
            {savedAt ? `, ${formatTime(savedAt)}` : ""}
          </p>
          <p className="truncate font-serif">{words}</p>
        </li>
      ))}
    </ol>
  );
}
