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
