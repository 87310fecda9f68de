import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { answerEarlyTouch, endEarlyTouch } from "#src/ui/early-touch.ts";

// Comes once and unasked: it is held until somebody presses the button for it.
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakenOver>
        <HydratedRouter />
      </TakenOver>
    </StrictMode>,
  );
});

/** A parent's effects run after those of everything within. */
function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(endEarlyTouch, []);
  useEffect(answerEarlyTouch, []);
  return children;
}

if (import.meta.env.PROD) {
  // What devices store for a page without a connection comes when all else is there.
  if ("serviceWorker" in navigator) afterLoad(registerWorker);
}

async function registerWorker(): Promise<void> {
  try {
    await (await import("./offline/on-device.ts")).registerWorker();
  } catch {
    // The browser then shows its own page when the connection is gone.
  }
}

function afterLoad(work: () => void): void {
  const begin = () => ("requestIdleCallback" in window ? requestIdleCallback(work) : work());
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}
