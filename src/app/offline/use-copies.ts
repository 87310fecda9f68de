// What a live page does about copies, without their script where there are none:
// it renews those of the person who is here, and shows nobody else's.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { setSignOutSteps } from "#src/features/accounts/web/session.ts";
import { findMarkedAccount, keepsCopies } from "#src/features/offline/web/stored-marks.ts";
import type { User } from "#src/shared/current-user.ts";
import { afterPaint } from "#src/ui/after-paint.ts";
import { hasDeviceEntry } from "#src/web/device-entry.ts";
import { hasWaitingDrafts } from "#src/web/drafts/waiting-drafts.ts";

/** @param user undefined while it is not known who is here */
export function useCopies(user: User | null | undefined): void {
  const client = useQueryClient();
  const id = user?.id;
  const isPremium = user?.isPremium;
  // Another answer about the same person changes nothing.
  useEffect(() => {
    if (user === undefined) return;
    afterPaint(() => void follow(client, user).catch(() => {}));
    setSignOutSteps(user ? createSteps(client, user.id) : undefined);
  }, [id, isPremium, user === undefined, client]);
}

async function follow(client: QueryClient, user: User | null): Promise<void> {
  if (user && keepsCopies(user.id)) {
    const { startCopying } = await import("./refresh-copies.ts");
    await startCopying(client, user);
  } else if (findMarkedAccount() !== undefined) {
    const { showCopiesOf } = await import("#src/features/offline/web/copies.ts");
    await showCopiesOf(undefined);
  }
}

const createSteps = (client: QueryClient, userId: number) => ({
  before: async () => {
    const mayWait = hasWaitingDrafts(userId) || hasDeviceEntry("highlights", userId);
    if (!mayWait) return true;
    const { askBeforeSignOut } = await import("./ask-before-sign-out.tsx");
    return askBeforeSignOut(client, userId);
  },
  after: async () => {
    if (!keepsCopies(userId)) return;
    const { wipeCopies } = await import("#src/features/offline/web/copies.ts");
    await wipeCopies(userId);
  },
});
