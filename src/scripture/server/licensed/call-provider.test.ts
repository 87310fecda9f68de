import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ESV_KEY, startEsvServer } from "../../../../tests/support/esv-server.ts";
import type { ProviderServer } from "../../../../tests/support/text-provider-server.ts";
import { type CallLimits, type CallPorts, createCall } from "./call-provider.ts";

let server: ProviderServer;
let nowMs = 1_000_000;
beforeEach(async () => {
  nowMs = 1_000_000;
  server = await startEsvServer();
});
afterEach(() => server.close());

function open(ports: Partial<CallPorts> = {}, limits: Partial<CallLimits> = {}) {
  const call = createCall({
    quota: async () => undefined,
    observe: () => {},
    observeBreaker: () => {},
    now: () => nowMs,
    limits: { retries: 0, backOffMs: 1, failuresUntilOpen: 100, ...limits },
    ...ports,
  });
  return () => {
    const url = new URL("/v3/passage/text/?q=John+3:16", server.url);
    return call(url, { Authorization: `Token ${ESV_KEY}` });
  };
}

describe("429 with Retry-After", () => {
  test("a short wait is sat out", async () => {
    server.meet([{ status: 429, headers: { "Retry-After": "0" } }]);
    await expect(open({}, { retries: 1 })()).resolves.toMatchObject({ canonical: "John 3:16" });
    expect(server.questions).toHaveLength(2);
  });

  test("through a long one the provider is left alone, and asked again after it", async () => {
    const call = open({}, { retries: 2 });
    server.meet([{ status: 429, headers: { "Retry-After": "120" } }]);
    await expect(call()).rejects.toMatchObject({ failure: "spent", retryAfterMs: 120_000 });
    nowMs += 119_000;
    await expect(call()).rejects.toMatchObject({ failure: "spent" });
    expect(server.questions).toHaveLength(1);
    nowMs += 2_000;
    await expect(call()).resolves.toMatchObject({ canonical: "John 3:16" });
  });
});

test("a refused key is not tried by every reader", async () => {
  const call = open({}, { refusedForMs: 300_000 });
  server.meet([{ status: 403 }]);
  await expect(call()).rejects.toMatchObject({ failure: "not-allowed" });
  await expect(call()).rejects.toMatchObject({ failure: "not-allowed" });
  expect(server.questions).toHaveLength(1);
  nowMs += 300_001;
  await expect(call()).resolves.toBeDefined();
});

test("our own count is asked before each try; used up, nothing is sent", async () => {
  let left = 1;
  const quota = vi.fn(async () => (left-- > 0 ? undefined : { retryAfterSeconds: 3_600 }));
  const call = open({ quota });
  await expect(call()).resolves.toBeDefined();
  await expect(call()).rejects.toMatchObject({ failure: "spent" });
  expect(server.questions).toHaveLength(1);
  // It is counted anew: the next one goes through.
  left = 1;
  nowMs += 60_001;
  await expect(call()).resolves.toBeDefined();
});

test("a provider that keeps failing is left alone, then tried once more", async () => {
  const observeBreaker = vi.fn();
  const call = open({ observeBreaker }, { failuresUntilOpen: 2, openForMs: 40 });
  server.meet([{ status: 500 }, { status: 500 }]);
  await expect(call()).rejects.toMatchObject({ failure: "away" });
  await expect(call()).rejects.toMatchObject({ failure: "away" });
  await expect(call()).rejects.toMatchObject({ failure: "away" });
  expect(server.questions).toHaveLength(2);
  expect(observeBreaker).toHaveBeenLastCalledWith(true);
  await vi.waitFor(async () => expect(await call()).toBeDefined());
  expect(observeBreaker).toHaveBeenLastCalledWith(false);
});

test("more than can wait are turned away at once", async () => {
  server.meet(["silence"], "always");
  const call = open({}, { callsAtOnce: 1, callsWaiting: 1, timeoutMs: 100 });
  const results = await Promise.allSettled([call(), call(), call()]);
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(server.questions).toHaveLength(2);
});

test("what became of each call is told, and no word of it", async () => {
  const observe = vi.fn();
  const call = open({ observe });
  await call();
  server.meet(["html"]);
  await expect(call()).rejects.toThrow();
  expect(observe.mock.calls.map(([outcome]) => outcome)).toEqual(["answered", "unsound"]);
});
