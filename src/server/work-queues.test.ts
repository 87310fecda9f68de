// Which calls wait in line, and what a caller gets whose turn does not come.
import { expect, test } from "vitest";
import { createFairQueue, measureElapsed } from "#src/platform/fair-queue.ts";
import { createClientAddressReader } from "#src/platform/http/client-address.ts";
import type { RenderPage } from "#src/platform/http/pages.ts";
import { createMetrics } from "#src/platform/metrics.ts";
import { createTestApp } from "../../tests/support/test-app.ts";
import { createWorkQueues, type WorkQueues } from "./work-queues.ts";

const BUSY = "127.13.0.7";
const OTHER = "127.13.0.8";
const VERSES = "/api/bible/verses?references=John+3%3A16&translation=KJV";
const SENTENCE = /asked for at once.*again in a few seconds/;

const renderPage: RenderPage = async (_request, apiFetch) => {
  const answer = await apiFetch(VERSES);
  return new Response(`<html><head></head><body>${answer.status}</body></html>`, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
};

/** An app in which each address has one piece of work at a time, and is refused after a moment. */
function open() {
  const queue = createFairQueue({
    share: 1,
    savedMs: 0,
    runningMax: 3,
    heldMs: 60_000,
    waitMs: 30,
    waitingMax: 100,
    waitingMaxPerAddress: 100,
    measure: measureElapsed,
  });
  const readAddress = createClientAddressReader(1);
  const turns = { queue, readAddress, kind: "test" };
  const queues: WorkQueues = { pages: turns, answers: turns, signIns: turns, cards: turns };
  const { app } = createTestApp({
    queues,
    pages: {
      render: renderPage,
      noncePlaceholder: "{nonce}",
      isDevelopment: false,
      siteName: "Berea",
    },
  });
  return {
    ask: (path: string, { from = BUSY, body }: { from?: string; body?: unknown } = {}) =>
      app.request(path, {
        headers: {
          "X-Forwarded-For": `127.51.0.1, ${from}`,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      }),
    /** Its turn is taken until the returned function is called. */
    occupyTurn: () => queue.enter(BUSY, { kind: "test" }),
  };
}

const CALLS: [string, string, unknown][] = [
  ["words", "/api/bible/search?query=grace", undefined],
  ["meaning", "/api/bible/search", { query: "how to forgive" }],
  [
    "insights",
    "/api/bible/insights",
    { verses: [{ reference: "John 3:16", text: "For God so loved" }] },
  ],
  ["a word study", "/api/bible/enhanced-concordance", { word: "grace" }],
  ["the library", "/api/library/prayers/morning", undefined],
  ["an outline", "/api/devotional/generate", { topic: "patience" }],
  ["a sign-in", "/api/auth/login", { username: "ruth", password: "olive branch at noon" }],
];
test.each(CALLS)("%s: refused where its turn does not come", async (_, path, body) => {
  const { ask, occupyTurn } = open();
  const leave = await occupyTurn();
  const refused = await ask(path, { body });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    error: expect.stringMatching(SENTENCE),
    code: "too-many",
  });
  leave();
  expect((await ask(path, { body })).status).not.toBe(429);
});

test("others are served meanwhile, by the address that our proxy saw", async () => {
  const { ask, occupyTurn } = open();
  await occupyTurn();
  expect((await ask("/api/bible/search?query=grace", { from: OTHER })).status).toBe(200);
  expect((await ask("/a-page", { from: OTHER })).status).toBe(200);
});

test("what is cached waits for nobody", async () => {
  const { ask, occupyTurn } = open();
  const first = await ask(VERSES);
  expect(first.status).toBe(200);
  expect((await ask("/a-page")).status).toBe(200);
  await occupyTurn();
  expect((await ask(VERSES)).status).toBe(200);
  expect((await ask("/a-page")).status).toBe(200);
  const refused = await ask("/another-page");
  expect(refused.status).toBe(429);
});

test.each(["/healthz", "/api/openapi.json", "/api/auth/me"])(
  "%s is not held back",
  async (path) => {
    const { ask, occupyTurn } = open();
    await occupyTurn();
    expect((await ask(path)).status).toBe(200);
  },
);

test("a page whose turn does not come is a readable page", async () => {
  const { ask, occupyTurn } = open();
  await occupyTurn();
  const refused = await ask(`/a-page?q="><script>`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Content-Type")).toMatch("text/html");
  const html = await refused.text();
  expect(html).toMatch(SENTENCE);
  expect(html).not.toContain("<script");
  // It must not be cached in the page's place.
  expect((await ask(`/a-page?q="><script>`, { from: OTHER })).status).toBe(200);
});

test("what a page asks of the API has the page's turn", async () => {
  const { ask } = open();
  const page = await ask("/a-page");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("200");
});

test("the common card replaces one whose turn does not come", async () => {
  const { ask, occupyTurn } = open();
  await occupyTurn();
  const answer = await ask("/social-cards/a-page.png");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/social-card.png");
});

test("the metrics show who waits and who was refused, by kind", async () => {
  const metrics = createMetrics();
  const { answers } = createWorkQueues({
    metrics,
    readAddress: () => BUSY,
    measureEncoder: () => () => 0,
  });
  const leave = await answers.queue.enter(BUSY, answers);
  const caller = new AbortController();
  const waiting = answers.queue.enter(BUSY, { ...answers, signal: () => caller.signal });
  const count = async () => (await metrics.workWaiting.get()).values;
  expect(await count()).toEqual([{ labels: { kind: "answers" }, value: 1 }]);
  caller.abort();
  await expect(waiting).rejects.toThrow();
  expect(await count()).toEqual([{ labels: { kind: "answers" }, value: 0 }]);
  leave();
});
