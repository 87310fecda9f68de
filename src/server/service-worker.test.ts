import { Hono } from "hono";
import { expect, test } from "vitest";
import { serveServiceWorker } from "./service-worker.ts";

/** As the bundle's files are served behind it. */
function createFiles(isOn: boolean) {
  const app = new Hono();
  app.use(serveServiceWorker({ isOn }));
  app.get("*", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.text(`the file ${c.req.path}`);
  });
  return app;
}

test("the worker and its pages are asked for anew each time", async () => {
  const app = createFiles(true);
  const worker = await app.request("/service-worker.js");
  expect(await worker.text()).toBe("the file /service-worker.js");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  const shell = await app.request("/offline-shell.html");
  expect(shell.headers.get("cache-control")).toBe("no-cache");
  expect(shell.headers.get("content-security-policy")).toMatch(
    /script-src 'self';.*frame-ancestors/,
  );
  const other = await app.request("/icon.svg");
  expect(other.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(other.headers.get("content-security-policy")).toBeNull();
});

test("switched off, a worker is sent that removes what was stored and goes", async () => {
  const worker = await createFiles(false).request("/service-worker.js");
  expect(worker.headers.get("content-type")).toMatch("text/javascript");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    skipWaiting: () => done.push("takes over"),
    caches: {
      keys: async () => ["one", "two"],
      delete: async (name: string) => done.push(`deletes ${name}`),
    },
    registration: { unregister: async () => done.push("goes") },
  };
  new Function(...Object.keys(scope), await worker.text())(...Object.values(scope));
  listeners.get("install")?.({});
  let work: Promise<void> | undefined;
  listeners.get("activate")?.({
    waitUntil: (given: Promise<void>) => {
      work = given;
    },
  });
  await work;
  expect(done).toEqual(["takes over", "deletes one", "deletes two", "goes"]);
});
