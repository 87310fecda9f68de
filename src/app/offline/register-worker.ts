// Gives the browser the service worker, once a page is usable, and brings a new
// release in whole: a worker that waits takes over where this is the only page
// of Berea, or when somebody presses "Update", which loads every tab anew.
import { TAKE_OVER, TAKE_OVER_ALONE, WORKER_PATH } from "#src/features/offline/rules.ts";
import { showToast } from "#src/ui/toaster.tsx";

const LOOKED_FOR_EVERY_MS = 60 * 60 * 1000;
/** A page that was opened so lately is of the new release itself. */
const FRESH_MS = 60_000;

export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  let hasOne = workers.controller !== null;
  let isAlone = false;
  workers.addEventListener("controllerchange", () => {
    // The very first one changes nothing of the page that it takes.
    if (hasOne && !isAlone) window.location.reload();
    hasOne = true;
  });
  const registration = await workers.register(WORKER_PATH, { updateViaCache: "none" });
  if (registration.waiting && hasOne) {
    isAlone = true;
    registration.waiting.postMessage(TAKE_OVER_ALONE);
  }
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (found.state !== "installed" || !workers.controller) return;
      if (performance.now() < FRESH_MS) {
        isAlone = true;
        found.postMessage(TAKE_OVER_ALONE);
      } else {
        showToast({
          title: "A new version of Berea is ready",
          action: {
            label: "Update",
            run: () => {
              isAlone = false;
              found.postMessage(TAKE_OVER);
            },
          },
        });
      }
    });
  });
  setInterval(() => void registration.update().catch(() => {}), LOOKED_FOR_EVERY_MS);
}
