// How the service worker and its offline pages are sent, and the switch that ends
// them on every device that has them.
import type { MiddlewareHandler } from "hono";
import { SHELL_PATH, WORKER_PATH } from "#src/features/offline/server/index.ts";

/**
 * Takes the place of the worker that a device has, removes what it stored of the
 * site, and goes. Translations and what waits to be sent are left: pages read them.
 */
const GOING = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/** The pages run nothing but their own files; unlike live pages, they have no nonce. */
const SHELL_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Radix positions and locks with inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export function serveServiceWorker({ isOn }: { isOn: boolean }): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path === WORKER_PATH && !isOn) {
      return c.body(GOING, 200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" });
    }
    await next();
    // Asked for anew each time, so that a release, or the switch, arrives at once.
    if (c.req.path === WORKER_PATH) c.header("Cache-Control", "no-cache");
    if (c.req.path === SHELL_PATH) {
      c.header("Cache-Control", "no-cache");
      c.header("Content-Security-Policy", SHELL_POLICY);
    }
    return undefined;
  };
}
