import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDrafts } from "../../../tests/support/test-drafts.ts";
import { openTestStorage } from "../../../tests/support/test-storage.ts";
import type { StoredDraft } from "./draft.ts";
import { createDraftStorage } from "./draft-storage.ts";
import { hasWaitingDrafts } from "./waiting-drafts.ts";

const draft = (more: Partial<StoredDraft<string>> = {}): StoredDraft<string> => ({
  id: "a",
  userId: 3,
  kind: "notes",
  savedAt: 1,
  target: "7",
  content: "Cana",
  base: undefined,
  sent: [],
  ...more,
});

beforeEach(() => vi.stubGlobal("localStorage", openTestStorage()));
afterEach(() => vi.unstubAllGlobals());

test("lists those of one account and kind, the latest first", async () => {
  const { storage } = openTestDrafts();
  await storage.write(draft({ id: "old", savedAt: 1 }));
  await storage.write(draft({ id: "new", savedAt: 2 }));
  await storage.write(draft({ id: "other kind", kind: "prayers" }));
  // No account's number is the beginning of another's.
  await storage.write(draft({ id: "other account", userId: 33 }));
  expect((await storage.list(3, "notes")).map(({ id }) => id)).toEqual(["new", "old"]);
});

test("what the device does not take lasts as long as the page, and is reported", async () => {
  const env = openTestDrafts();
  env.takesDrafts = false;
  expect(await env.storage.write(draft())).toBe(false);
  expect(await env.storage.list(3, "notes")).toHaveLength(1);
  expect(await env.openTab().storage.list(3, "notes")).toEqual([]);
  env.takesDrafts = true;
  expect(await env.storage.write(draft({ content: "Cana, six jars" }))).toBe(true);
  expect(await env.openTab().storage.list(3, "notes")).toMatchObject([
    { content: "Cana, six jars" },
  ]);
});

test("a device that never answers counts as one that takes nothing", async () => {
  const never = () => new Promise<never>(() => {});
  const storage = createDraftStorage({ get: never, set: never, del: never, keys: never }, 10);
  expect(await storage.write(draft())).toBe(false);
  expect(await storage.list(3, "notes")).toEqual([draft()]);
  await storage.remove(draft());
  expect(await storage.list(3, "notes")).toEqual([]);
});

test("whether drafts wait is known without opening the store", async () => {
  const { storage } = openTestDrafts();
  expect(hasWaitingDrafts(3)).toBe(false);
  await storage.write(draft());
  await storage.write(draft({ id: "b" }));
  expect([hasWaitingDrafts(3), hasWaitingDrafts(3, "notes")]).toEqual([true, true]);
  expect([hasWaitingDrafts(33), hasWaitingDrafts(3, "prayers")]).toEqual([false, false]);
  await storage.remove(draft());
  expect(hasWaitingDrafts(3)).toBe(true);
  await storage.remove(draft({ id: "b" }));
  expect(hasWaitingDrafts(3)).toBe(false);
});

test("what the release before left counts as waiting", () => {
  localStorage.setItem("writing:study-notes:3:uuid", "{}");
  expect([hasWaitingDrafts(3), hasWaitingDrafts(3, "study-notes")]).toEqual([true, true]);
  expect([hasWaitingDrafts(33), hasWaitingDrafts(3, "devotional-notes")]).toEqual([false, false]);
});
