// Asks a person who signs out what becomes of what was not sent. Fetched only
// where something waits, so it opens in a root of its own.
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "#src/ui/button.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { Sheet } from "#src/ui/sheet.tsx";
import {
  countWaiting,
  discardWaiting,
  listWaiting,
  sayWaiting,
  sendWaiting,
  type WaitingChange,
  writeWaiting,
} from "./waiting-changes.ts";
import { WaitingList } from "./waiting-list.tsx";

/** @returns whether the person still wants to leave */
export async function askBeforeSignOut(client: QueryClient, userId: number): Promise<boolean> {
  const changes = await listWaiting(userId);
  if (changes.length === 0) return true;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const opener = document.activeElement;
  const mayLeave = await new Promise<boolean>((resolve) => {
    root.render(
      <Question
        changes={changes}
        onSend={() => sendWaiting(client, userId)}
        onDownload={async () => {
          saveFile("berea-not-sent.json", await writeWaiting(userId), "application/json");
          await discardWaiting(userId);
        }}
        onDiscard={() => discardWaiting(userId)}
        onAnswer={resolve}
      />,
    );
  });
  root.unmount();
  place.remove();
  if (opener instanceof HTMLElement) opener.focus();
  return mayLeave;
}

function Question({
  changes: first,
  onSend,
  onDownload,
  onDiscard,
  onAnswer,
}: {
  changes: readonly WaitingChange[];
  onSend: () => Promise<readonly WaitingChange[]>;
  onDownload: () => Promise<void>;
  onDiscard: () => Promise<void>;
  onAnswer: (mayLeave: boolean) => void;
}) {
  const [changes, setChanges] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setBusy(true);
    const left = await onSend().catch(() => changes);
    if (left.length === 0) {
      onAnswer(true);
      return;
    }
    setChanges(left);
    setFailed(true);
    setBusy(false);
  };
  const leaveAfter = (work: () => Promise<void>) => async () => {
    setBusy(true);
    await work();
    onAnswer(true);
  };
  return (
    <Sheet
      title={`${sayWaiting(countWaiting(changes))} to be sent`}
      size="narrow"
      onClose={() => onAnswer(false)}
      onClosed={() => {}}
    >
      <p className="mb-3 text-muted">
        You wrote this here, and your account does not have it yet. Signing out removes it from this
        device.
      </p>
      <WaitingList changes={changes} />
      {hasFailed ? (
        <p role="alert" className="mt-3 text-danger">
          Not everything could be sent. Check the connection, or download it.
        </p>
      ) : null}
      <div className="mt-6 grid gap-2">
        <Button isBusy={isBusy} busyLabel="Sending..." onClick={() => void send()}>
          Send now, then sign out
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={() => void leaveAfter(onDownload)()}>
          Download it, then sign out
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={() => void leaveAfter(onDiscard)()}>
          Discard it and sign out
        </Button>
      </div>
    </Sheet>
  );
}
