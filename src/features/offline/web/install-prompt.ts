// The browser's offer to install Berea. It comes once a page and unasked; the
// page's first script holds it until somebody presses the button for it.
import { useSyncExternalStore } from "react";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: Event | undefined;
  }
}

const OFFERED = "beforeinstallprompt";
const CHANGED = "install-prompt";

/** Opens the browser's own question; nothing where the browser did not offer it. */
export function useInstallPrompt(): (() => void) | undefined {
  const prompt = useSyncExternalStore(
    subscribe,
    () => window.installPrompt,
    () => undefined,
  );
  if (!prompt) return undefined;
  return () => {
    // It can be asked once.
    window.installPrompt = undefined;
    window.dispatchEvent(new Event(CHANGED));
    void (prompt as InstallPrompt).prompt();
  };
}

function subscribe(listener: () => void): () => void {
  for (const name of [OFFERED, CHANGED]) window.addEventListener(name, listener);
  return () => {
    for (const name of [OFFERED, CHANGED]) window.removeEventListener(name, listener);
  };
}
