import { beforeEach, describe, expect, test, vi } from "vitest";
import { deviceChanges } from "#src/features/highlights/web/device-highlights.ts";
import { deviceMemory } from "#src/features/memory/web/device-memory.ts";
import { addDeviceMark } from "#src/features/plans/web/device-marks.ts";
import type { StoredDraft } from "#src/web/drafts/draft.ts";
import { openTestDrafts } from "../../../tests/support/test-drafts.ts";
import { openTestStorage } from "../../../tests/support/test-storage.ts";
import { countWaiting, discardWaiting, listWaiting, sayWaiting } from "./waiting-changes.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", openTestStorage());
  vi.stubGlobal("sessionStorage", openTestStorage());
  vi.stubGlobal("window", new EventTarget());
});

const ME = 1;
const ANOTHER = 2;

const draft = (given: Partial<StoredDraft> & Pick<StoredDraft, "kind">): StoredDraft => ({
  id: `${Math.random()}`,
  userId: ME,
  target: undefined,
  draftId: "d",
  content: "",
  base: undefined,
  sent: [],
  savedAt: 1,
  ...given,
});

const note = (title: string, content = "words") => ({
  title,
  reference: "",
  content,
  tags: [],
  category: "Personal Study",
});

const base = (content: unknown) => ({ content, version: null });

describe("what waits is listed in the order of its sending", () => {
  const CASES: readonly (readonly [
    name: string,
    drafts: readonly StoredDraft[],
    said: string[],
  ])[] = [
    ["nothing", [], []],
    [
      "by its title, or its first words",
      [
        draft({ kind: "study-notes", content: note("Ruth"), savedAt: 2 }),
        draft({ kind: "study-notes", content: note("", "In the days"), savedAt: 1 }),
      ],
      ["A study note: In the days", "A study note: Ruth"],
    ],
    [
      "of all kinds",
      [
        draft({ kind: "plan-notes", target: "1/1", content: "Day one", savedAt: 3 }),
        draft({ kind: "devotional-notes", target: "7", content: "Quiet", savedAt: 2 }),
      ],
      ["Notes on a devotional: Quiet", "A note beside a day of a plan: Day one"],
    ],
    [
      "but not what the account has already, nor what is empty, nor another person's",
      [
        draft({ kind: "devotional-notes", target: "7", content: "Same", base: base("Same") }),
        draft({ kind: "study-notes", content: note("", "") }),
        draft({ kind: "study-notes", content: note("Hers"), userId: ANOTHER }),
      ],
      [],
    ],
  ];

  test.each(CASES)("%s", async (_name, drafts, said) => {
    const env = openTestDrafts();
    for (const one of drafts) await env.storage.write(one);
    const changes = await listWaiting(ME, env);
    expect(changes.map(({ what, words }) => `${what}: ${words}`)).toEqual(said);
  });
});

test("tries at verses learned by heart wait with their places, and go when they are discarded", async () => {
  const env = openTestDrafts();
  const verse = { reference: "John 11:35", translation: "WEB" } as const;
  deviceMemory.write(
    ME,
    (["a", "b"] as const).map((id) => ({ ...verse, id, at: "2026-11-23T10:00:00.000Z", grade: 3 })),
  );
  expect(await listWaiting(ME, env)).toMatchObject([
    { what: "Verses by heart", words: "John 11:35", count: 2 },
  ]);
  await discardWaiting(ME, env);
  expect(await listWaiting(ME, env)).toEqual([]);
});

test("highlights are counted one by one, and all is gone once it is discarded", async () => {
  const env = openTestDrafts();
  await env.storage.write(draft({ kind: "study-notes", content: note("Mine") }));
  await env.storage.write(draft({ kind: "study-notes", content: note("Hers"), userId: ANOTHER }));
  const changedAt = "2026-11-23T10:00:00.000Z";
  deviceChanges.write(ME, [
    { reference: "John 3:16", color: "yellow", changedAt },
    { reference: "John 3:17", color: null, changedAt },
  ]);
  addDeviceMark(ME, { planId: 1, plan: "Ruth in four days", dayNumber: 2 });
  addDeviceMark(ME, { planId: 1, plan: "Ruth in four days", dayNumber: 2 });
  const waiting = await listWaiting(ME, env);
  expect(countWaiting(waiting)).toBe(4);
  expect(waiting.map(({ words }) => words)).toContain("Ruth in four days, day 2");
  await discardWaiting(ME, env);
  expect(await listWaiting(ME, env)).toEqual([]);
  expect(await listWaiting(ANOTHER, env)).toHaveLength(1);
});

test.each([
  [1, "1 change waits"],
  [3, "3 changes wait"],
])("%i: %s", (count, said) => {
  expect(sayWaiting(count)).toBe(said);
});
