// What a browser shows where Berea cannot be reached, and nothing else. Pages
// are never kept: they are somebody's own, or have changed meanwhile.
const KEPT = "offline-page-1";
const PAGE = "/offline.html";

addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await cache.add(new Request(PAGE, { cache: "reload" }));
    await skipWaiting();
  };
  event.waitUntil(keep());
});

addEventListener("activate", (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    // The page is asked for while the worker wakes, so that nobody waits for it.
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(begin());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(request));
    } catch {
      return (await caches.match(PAGE)) ?? Response.error();
    }
  };
  event.respondWith(answer());
});
