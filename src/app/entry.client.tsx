import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { answerEarlyTouch, endEarlyTouch } from "#src/ui/early-touch.ts";

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
  // Without it the browser shows its own page when the connection is gone.
  navigator.serviceWorker?.register("/offline-worker.js").catch(() => {});
}
