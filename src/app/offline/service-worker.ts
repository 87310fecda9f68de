// Between the pages and the network. It stores the offline pages of its release,
// whole, and answers with them where the server cannot be reached. Live pages are
// never stored: they are somebody's own, or have changed meanwhile.
import { cleanupOutdatedCaches } from "workbox-precaching/cleanupOutdatedCaches";
import { matchPrecache } from "workbox-precaching/matchPrecache";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute";
import {
  hasStoredPage,
  SHELL_PATH,
  TAKE_OVER,
  TAKE_OVER_ALONE,
} from "#src/features/offline/rules.ts";
import { areCopiesShown } from "#src/features/offline/web/copies.ts";
import { listStoredPacks } from "#src/features/offline/web/stored-packs.ts";
import { handlePushes, type PushScope } from "./push-handlers.ts";

/** Put in by `scripts/build-offline.ts`: every file of the offline pages. */
declare const __OFFLINE_FILES__: { url: string; revision: string | null }[];

// TypeScript has no name for this scope beside that of a page.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

/** After so long without an answer, a page that is stored is shown from the device. */
const PATIENCE_MS = 4_000;
/** Of the worker that came before this one; it is of no use any more. */
const OLD_CACHE = "offline-page-1";

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(answerNavigation(event));
  }
});

worker.addEventListener("activate", (event) => {
  const begin = async () => {
    await caches.delete(OLD_CACHE);
    // The page is asked for while the worker wakes, so that nobody waits for it.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

// A worker of a new release waits until no page of the old one is open, or until
// somebody presses "Update".
worker.addEventListener("message", ({ data, ports: [port] }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
  if (data === TAKE_OVER_ALONE) void takeOverAlone(port);
});

/** @param port hears first whether it will */
async function takeOverAlone(port: MessagePort | undefined): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isAlone = pages.length <= 1;
  port?.postMessage(isAlone);
  if (isAlone) await worker.skipWaiting();
}

handlePushes(globalThis as unknown as PushScope);

precacheAndRoute(__OFFLINE_FILES__, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();

async function answerNavigation(event: FetchEvent): Promise<Response> {
  const live = fetchLive(event);
  const path = new URL(event.request.url).pathname;
  try {
    const first = await Promise.race([live, wait(PATIENCE_MS)]);
    if (first && !isAway(first)) return first;
    // A page that is not stored is waited for, however long it takes.
    const translations = (await listStoredPacks()).map(({ slug }) => slug);
    const isStored = hasStoredPage(path, { translations, hasCopies: await areCopiesShown() });
    return (isStored ? await findShell() : undefined) ?? first ?? (await live);
  } catch {
    return (await findShell()) ?? Response.error();
  } finally {
    // What nobody waits for any more may fail.
    live.catch(() => {});
  }
}

const fetchLive = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

/** What stands in front of the server, or the server itself, said that it is away. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

const findShell = (): Promise<Response | undefined> => matchPrecache(SHELL_PATH);

const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, ms, undefined));
