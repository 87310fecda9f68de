import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { findStoredWish, forgetWish, rememberWish } from "./stored-wish.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: new Date("2026-11-23T10:00:00Z") });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("is remembered, replaced by a later one, and forgotten", () => {
  expect(findStoredWish()).toBeUndefined();
  expect(rememberWish("/premium/prayers")).toBe(true);
  rememberWish("/premium/reading-plans");
  expect(findStoredWish()).toBe("/premium/reading-plans");
  forgetWish();
  expect(findStoredWish()).toBeUndefined();
});

test("what is no wish leaves the one before as it is", () => {
  rememberWish("/premium/prayers");
  expect(rememberWish("https://evil.test/")).toBe(false);
  expect(findStoredWish()).toBe("/premium/prayers");
});

test("lasts for a week", () => {
  rememberWish("/premium/prayers");
  vi.advanceTimersByTime(7 * DAY_MS - 1);
  expect(findStoredWish()).toBe("/premium/prayers");
  vi.advanceTimersByTime(1);
  expect(findStoredWish()).toBeUndefined();
});

test.each([
  "nonsense",
  "null",
  '"/premium/prayers"',
  '{"path":"//evil.test/premium/prayers","at":1763892000000}',
  '{"path":"/premium/prayers"}',
  '{"path":"/premium/prayers","at":"9999999999999"}',
])("what another wrote there is no wish: %s", (value) => {
  stored.set("wish", value);
  expect(findStoredWish()).toBeUndefined();
});

test("without storage nothing is remembered, and nothing breaks", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  });
  expect(rememberWish("/premium/prayers")).toBe(false);
  expect(findStoredWish()).toBeUndefined();
  forgetWish();
});
