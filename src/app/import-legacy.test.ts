// Words that the release before left on a device, in its own form, under the
// kinds that the app sends.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notesDrafts } from "#src/features/devotionals/web/notes-drafts.ts";
import { noteDrafts } from "#src/features/notes/web/note-drafts.ts";
import { dayNoteDrafts } from "#src/features/plans/web/note-drafts.ts";
import type { DraftKind } from "#src/web/drafts/draft.ts";
import { listDrafts } from "#src/web/drafts/drafts-env.ts";
import { openTestDrafts } from "../../tests/support/test-drafts.ts";
import { openTestStorage } from "../../tests/support/test-storage.ts";

const USER = 3;
const fields = {
  title: "Cana",
  reference: "John 2",
  content: "Six jars",
  tags: ["signs"],
  category: "Personal Study",
} as const;

beforeEach(() => {
  vi.stubGlobal("localStorage", openTestStorage());
  vi.stubGlobal("sessionStorage", openTestStorage());
});
afterEach(() => vi.unstubAllGlobals());

// biome-ignore lint/suspicious/noExplicitAny: each kind has content of its own
type Case = [string, DraftKind<any>, "localStorage" | "sessionStorage", string, object, object];

test.each<Case>([
  [
    "a new study note",
    noteDrafts,
    "localStorage",
    `writing:study-notes:${USER}:u-1`,
    { at: 5, value: { draftId: "d-1", fields, sent: [fields] } },
    {
      id: "u-1",
      target: undefined,
      draftId: "d-1",
      content: fields,
      base: undefined,
      sent: [fields],
      savedAt: 5,
    },
  ],
  [
    "edits of a study note",
    noteDrafts,
    "localStorage",
    `writing:study-notes:${USER}:u-2`,
    { at: 6, value: { draftId: "d", noteId: 7, fields, base: { fields, updatedAt: "v1" } } },
    { target: "7", content: fields, base: { content: fields, version: "v1" }, sent: [] },
  ],
  [
    "notes on a devotional",
    notesDrafts,
    "localStorage",
    `writing:devotional-notes:${USER}:u-3`,
    { at: 7, value: { id: 9, text: "Ring Tunde", seenAt: null, sent: ["Ring"] } },
    {
      target: "9",
      content: "Ring Tunde",
      base: { content: undefined, version: null },
      sent: ["Ring"],
    },
  ],
  [
    "a note on a day of a plan",
    dayNoteDrafts,
    "sessionStorage",
    `typing:${USER}:plan-note-4-2`,
    { text: "Salt and light", seen: "Salt" },
    { target: "4/2", content: "Salt and light", base: { content: "Salt", version: null } },
  ],
])("%s is taken over, once", async (_, kind, area, key, value, expected) => {
  const env = openTestDrafts();
  globalThis[area].setItem(key, JSON.stringify(value));
  expect(await listDrafts(env, USER + 1, kind)).toEqual([]);
  expect(await listDrafts(env, USER, kind)).toMatchObject([expected]);
  expect(globalThis[area].getItem(key)).toBeNull();
  expect(await listDrafts(env, USER, kind)).toHaveLength(1);
});

const KEY = `writing:devotional-notes:${USER}:u-3`;
const VALUE = JSON.stringify({ at: 7, value: { id: 9, text: "Ring Tunde", seenAt: null } });

test("a page of that release that is still open retains its own", async () => {
  const env = openTestDrafts();
  localStorage.setItem(KEY, VALUE);
  const release = await env.locks.hold(KEY);
  expect(await listDrafts(env, USER, notesDrafts)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe(VALUE);
  await release?.();
  expect(await listDrafts(env, USER, notesDrafts)).toHaveLength(1);
});

test("where the device takes no copy, the old one is not given up", async () => {
  const env = openTestDrafts();
  env.takesDrafts = false;
  localStorage.setItem(KEY, VALUE);
  expect(await listDrafts(env, USER, notesDrafts)).toHaveLength(1);
  expect(await listDrafts(env, USER, notesDrafts)).toHaveLength(1);
  expect(localStorage.getItem(KEY)).toBe(VALUE);
});

test.each(["no JSON", "null", "7"])("what cannot be read is left alone: %s", async (value) => {
  localStorage.setItem(KEY, value);
  expect(await listDrafts(openTestDrafts(), USER, notesDrafts)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe(value);
});
