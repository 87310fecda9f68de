// What every live page does for this device, fetched once the page is usable: it
// gives the browser the service worker, knows which pages are stored, renews the
// copies of the person who is here and shows nobody else's.
import type { QueryClient } from "@tanstack/react-query";
import { setSignOutSteps } from "#src/features/accounts/web/session.ts";
import {
  hasStoredPage,
  TAKE_OVER,
  TAKE_OVER_ALONE,
  WORKER_PATH,
} from "#src/features/offline/rules.ts";
import {
  findMarkedAccount,
  keepsCopies,
  readMarks,
} from "#src/features/offline/web/stored-marks.ts";
import type { User } from "#src/shared/current-user.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { setStoredPages } from "#src/ui/unreached.tsx";
import { hasDeviceEntry } from "#src/web/device-entry.ts";
import { hasWaitingDrafts } from "#src/web/drafts/waiting-drafts.ts";

const LOOKED_FOR_EVERY_MS = 60 * 60 * 1000;
/** A page that was opened so lately is of the new release itself. */
const FRESH_MS = 60_000;

/**
 * Brings a new release in whole: a worker that waits takes over where this is the
 * only page of Berea, or when somebody presses "Update", which loads every tab anew.
 */
export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  // Only where a service worker answers.
  setStoredPages((path) => workers.controller !== null && hasStoredPage(path, readMarks()));
  let hasOne = workers.controller !== null;
  let isAlone = false;
  workers.addEventListener("controllerchange", () => {
    // The very first one changes nothing of the page that it takes.
    if (hasOne && !isAlone) window.location.reload();
    hasOne = true;
    isAlone = false;
  });
  const takeOverAlone = (waiting: ServiceWorker) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      isAlone = data === true;
    };
    waiting.postMessage(TAKE_OVER_ALONE, [port2]);
  };
  const offer = (waiting: ServiceWorker) =>
    showToast({
      title: "A new version of Berea is ready",
      action: { label: "Update", run: () => waiting.postMessage(TAKE_OVER) },
    });
  const registration = await workers.register(WORKER_PATH, { updateViaCache: "none" });
  if (registration.waiting && hasOne) takeOverAlone(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (found.state !== "installed" || !workers.controller) return;
      if (performance.now() < FRESH_MS) takeOverAlone(found);
      else offer(found);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), LOOKED_FOR_EVERY_MS);
}

/** To be called for each person who is found to be here, and where nobody is. */
export async function followPerson(client: QueryClient, user: User | null): Promise<void> {
  setSignOutSteps(user ? createSteps(client, user.id) : undefined);
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
    const mayWait =
      hasWaitingDrafts(userId) ||
      hasDeviceEntry("highlights", userId) ||
      hasDeviceEntry("memory", userId) ||
      hasDeviceEntry("plan-marks", userId);
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
