import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { Notification } from "../contract.ts";
import { RETENTION_DAYS, TITLE_MAX } from "../rules.ts";
import { readNotificationsForExport } from "./personal-data.ts";
import { type Notice, notify } from "./service.ts";

const BASE = "/api/user/notifications";

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
let count = 0;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());
beforeEach(async () => {
  people.clock.set("2026-11-21T09:00:00Z");
  count += 1;
  [anna, other] = [await people.signUp(`anna${count}`), await people.signUp(`other${count}`)];
});

function tell(person: TestPerson, title: string, more: Partial<Notice> = {}): Promise<boolean> {
  const notice = { userId: person.id, type: "plan-reminder", title, message: "", ...more } as const;
  return notify(people.db, notice, people.clock.now());
}

async function list(person: TestPerson, query = ""): Promise<Notification[]> {
  const response = await person.request("GET", `${BASE}${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Notification[];
}

const titles = async (person: TestPerson, query?: string) =>
  (await list(person, query)).map(({ title }) => title);

const countUnread = async (person: TestPerson) =>
  ((await (await person.request("GET", `${BASE}/unread`)).json()) as { unread: number }).unread;

async function tellThree(person: TestPerson) {
  for (const title of ["first", "second", "third"]) {
    await tell(person, title);
    people.clock.advance(60_000);
  }
}

describe("the list", () => {
  test("has the latest first, in pages, with the number of all", async () => {
    await tellThree(anna);
    expect(await titles(anna)).toEqual(["third", "second", "first"]);
    const page = await anna.request("GET", `${BASE}?limit=2`);
    expect(page.headers.get("X-Total-Count")).toBe("3");
    const rows = (await page.json()) as Notification[];
    expect(rows.map(({ title }) => title)).toEqual(["third", "second"]);
    expect(await titles(anna, `?limit=2&cursor=${rows.at(-1)?.id}`)).toEqual(["first"]);
  });

  test("has the fields of the specification, and neither owner nor key", async () => {
    await tell(anna, "Day 12 is ready", { message: "Psalms 56–60", key: "plan 1 day 12" });
    const at = expect.stringMatching(/^2026-11-21T09:00:/);
    expect(await list(anna)).toEqual([
      {
        id: expect.any(Number),
        type: "plan-reminder",
        title: "Day 12 is ready",
        message: "Psalms 56–60",
        isRead: false,
        scheduledFor: null,
        sentAt: at,
        createdAt: at,
      },
    ]);
  });

  test("what is scheduled comes at its time, and stands by it", async () => {
    await tell(anna, "later", { scheduledFor: new Date("2026-11-21T12:00:00Z") });
    await tell(anna, "now");
    expect(await titles(anna)).toEqual(["now"]);
    expect(await countUnread(anna)).toBe(1);
    people.clock.set("2026-11-21T12:00:01Z");
    const [first, second] = await list(anna);
    expect([first?.title, second?.title]).toEqual(["later", "now"]);
    expect(first?.sentAt).toBe("2026-11-21T12:00:00.000Z");
    expect(await countUnread(anna)).toBe(2);
  });

  test("of one moment, pages neither repeat nor leave out", async () => {
    const now = people.clock.now();
    for (const title of ["a", "b", "c", "d"]) {
      const notice = { userId: anna.id, type: "daily-verse", title, message: "" } as const;
      await notify(people.db, notice, now);
    }
    const seen: string[] = [];
    let cursor: number | undefined;
    do {
      const rows = await list(anna, `?limit=1${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...rows.map(({ title }) => title));
      cursor = rows.at(-1)?.id;
    } while (cursor);
    expect(seen).toEqual(["d", "c", "b", "a"]);
  });

  test.each([
    ["?limit=0", "limit must be a whole number from 1 to 100"],
    ["?limit=101", "limit must be a whole number from 1 to 100"],
    ["?cursor=x", "There is no such notification"],
  ])("refuses %s", async (query, sentence) => {
    const response = await anna.request("GET", `${BASE}${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: sentence });
  });
});

describe("reading", () => {
  test("one, and again", async () => {
    await tellThree(anna);
    const [latest] = await list(anna);
    for (const _ of [1, 2]) {
      const response = await anna.request("PATCH", `${BASE}/${latest?.id}/read`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id: latest?.id, isRead: true });
    }
    expect(await countUnread(anna)).toBe(2);
    expect((await list(anna)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
  });

  test("all that are there, and none that wait", async () => {
    await tellThree(anna);
    await tell(anna, "later", { scheduledFor: new Date(people.clock.now().getTime() + DAY_MS) });
    const response = await anna.request("POST", `${BASE}/read-all`);
    expect(await response.json()).toEqual({ unread: 0 });
    people.clock.advance(2 * DAY_MS);
    expect(await countUnread(anna)).toBe(1);
  });

  test("removing one leaves the others", async () => {
    await tellThree(anna);
    const id = (await list(anna))[1]?.id;
    expect((await anna.request("DELETE", `${BASE}/${id}`)).status).toBe(200);
    expect(await titles(anna)).toEqual(["third", "first"]);
    expect((await anna.request("DELETE", `${BASE}/${id}`)).status).toBe(404);
  });
});

describe("another person", () => {
  test.each([
    ["PATCH", "/read"],
    ["DELETE", ""],
  ])("%s answers as if there were none", async (method, call) => {
    await tell(anna, "hers");
    const [hers] = await list(anna);
    const response = await other.request(method, `${BASE}/${hers?.id}${call}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: "There is no such notification" });
    expect(await list(anna)).toEqual([hers]);
  });

  test("sees, counts, pages by and reads only their own", async () => {
    await tell(anna, "hers");
    const [hers] = await list(anna);
    expect(await list(other)).toEqual([]);
    expect(await list(other, `?cursor=${hers?.id}`)).toEqual([]);
    expect(await countUnread(other)).toBe(0);
    await other.request("POST", `${BASE}/read-all`);
    expect(await countUnread(anna)).toBe(1);
    const answer = await other.request("GET", "/api/user/export");
    expect(await answer.text()).not.toContain("hers");
  });
});

describe("telling", () => {
  test("the same key twice, also at once, is told once; another person's is another", async () => {
    const keyed = () => tell(anna, "Once", { key: "plan 7 finished" });
    expect((await Promise.all([keyed(), keyed(), keyed()])).filter(Boolean)).toHaveLength(1);
    expect(await keyed()).toBe(false);
    expect(await tell(other, "Once", { key: "plan 7 finished" })).toBe(true);
    expect(await titles(anna)).toEqual(["Once"]);
  });

  test("without a key each is told", async () => {
    await tell(anna, "Again");
    await tell(anna, "Again");
    expect(await titles(anna)).toEqual(["Again", "Again"]);
  });

  test("is undone with its transaction", async () => {
    const undone = people.db.transaction(async (tx) => {
      const notice = { userId: anna.id, type: "plan-finished", title: "x", message: "" } as const;
      await notify(tx, notice, people.clock.now());
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect(await list(anna)).toEqual([]);
  });

  test("a title too long is cut, between characters", async () => {
    await tell(anna, "🕊".repeat(TITLE_MAX + 1));
    const [cut] = await titles(anna);
    expect([...(cut ?? "")]).toHaveLength(TITLE_MAX);
    expect(cut?.isWellFormed()).toBe(true);
  });
});

test("the old ones are removed, the others stay; the export has them all", async () => {
  await tell(anna, "old");
  people.clock.advance(DAY_MS);
  await tell(anna, "retained");
  people.clock.advance((RETENTION_DAYS - 0.5) * DAY_MS);
  await tell(anna, "waits", { scheduledFor: new Date(people.clock.now().getTime() + DAY_MS) });
  await people.runScheduled("purge-notifications");
  const notifications = (await readNotificationsForExport(people.db, anna.id)) as {
    title: string;
  }[];
  expect(notifications.map(({ title }) => title)).toEqual(["retained", "waits"]);
});
