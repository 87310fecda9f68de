// The browser's offer to install Berea, which comes once a page and unasked: it
// is held until somebody presses the button for it.
import { useSyncExternalStore } from "react";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function change(next: InstallPrompt | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** To be called as soon as a page's script runs. */
export function rememberInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => change(undefined));
}

/** Opens the browser's own question; nothing where the browser did not offer it. */
export function useInstallPrompt(): (() => void) | undefined {
  const prompt = useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
  if (!prompt) return undefined;
  return () => {
    // It can be asked once.
    change(undefined);
    void prompt.prompt();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
