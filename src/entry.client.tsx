import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

if (import.meta.env.PROD) {
  // Without it the browser's own page stands there when the connection is gone.
  navigator.serviceWorker?.register("/offline-worker.js").catch(() => {});
}
