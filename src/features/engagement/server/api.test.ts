import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { EngagementBody, EngagementDay, Stats, Year } from "../contract.ts";
import { MINUTES_A_DAY_MAX } from "../rules.ts";
import { recordEngagement, takeBackReading } from "./service.ts";

const BASE = "/api/user/engagement";

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
let count = 0;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());
beforeEach(async () => {
  people.clock.set("2026-11-21T12:00:00Z");
  count += 1;
  anna = await people.signUp(`anna${count}`);
  other = await people.signUp(`other${count}`);
  await Promise.all([moveTo(anna, "Europe/Athens"), moveTo(other, "Europe/Athens")]);
});

const moveTo = (person: TestPerson, timeZone: string) =>
  person.request("PATCH", "/api/user/settings", { timeZone });

async function track(person: TestPerson, body: EngagementBody): Promise<EngagementDay> {
  const response = await person.request("POST", BASE, body);
  expect(response.status).toBe(200);
  return (await response.json()) as EngagementDay;
}

async function read<Answer>(person: TestPerson, call: string): Promise<Answer> {
  const response = await person.request("GET", `${BASE}${call}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}
const readStats = (person: TestPerson) => read<Stats>(person, "/stats");
const readYear = (person: TestPerson) => read<Year>(person, "/year");
const readToday = async (person: TestPerson) => {
  const { today, days } = await readYear(person);
  return days.find(({ date }) => date === today);
};

describe("tracking", () => {
  test("the specification's own payload, twice: the flag is one, the minutes are two", async () => {
    const body = { dailyVerseViewed: true, timeSpentMinutes: 1 };
    expect(await track(anna, body)).toEqual({
      date: "2026-11-21",
      dailyVerseViewed: true,
      devotionalRead: false,
      prayersAdded: 0,
      readingPlanProgress: 0,
      timeSpentMinutes: 1,
    });
    expect(await track(anna, body)).toMatchObject({ dailyVerseViewed: true, timeSpentMinutes: 2 });
    expect((await readYear(anna)).days).toHaveLength(1);
  });

  test("many at once make one day", async () => {
    const all = Array.from({ length: 8 }, () =>
      track(anna, { dailyVerseViewed: true, timeSpentMinutes: 1 }),
    );
    await Promise.all(all);
    expect(await readToday(anna)).toMatchObject({ dailyVerseViewed: true, timeSpentMinutes: 8 });
  });

  test("false takes nothing back, and other fields stay", async () => {
    await track(anna, { dailyVerseViewed: true });
    expect(await track(anna, { dailyVerseViewed: false, devotionalRead: true })).toMatchObject({
      dailyVerseViewed: true,
      devotionalRead: true,
    });
  });

  test("a day holds no more minutes than a person is awake", async () => {
    for (let hour = 0; hour < 13; hour++) await track(anna, { timeSpentMinutes: 60 });
    expect(await readToday(anna)).toMatchObject({ timeSpentMinutes: MINUTES_A_DAY_MAX });
  });

  test.each([
    ["too many minutes", { timeSpentMinutes: 61 }, "Minutes are a whole number, from 0 to 60"],
    ["minutes below none", { timeSpentMinutes: -1 }, "Minutes are a whole number, from 0 to 60"],
    ["half a minute", { timeSpentMinutes: 0.5 }, "Minutes are a whole number, from 0 to 60"],
    ["a word for a flag", { dailyVerseViewed: "yes" }, "dailyVerseViewed is either true or false"],
    ["what only the server counts", { prayersAdded: 9 }, "There is no field called prayersAdded"],
    ["a day of the client's choosing", { date: "2020-01-01" }, "There is no field called date"],
  ])("refuses %s", async (_name, body, sentence) => {
    const response = await anna.request("POST", BASE, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: sentence });
    expect((await readYear(anna)).days).toEqual([]);
  });
});

describe("the day", () => {
  test.each([
    ["Pacific/Kiritimati", "2026-11-21T10:30:00Z", "2026-11-22"],
    ["Pacific/Pago_Pago", "2026-11-21T10:30:00Z", "2026-11-20"],
    ["America/New_York", "2026-11-22T04:59:59Z", "2026-11-21"],
    ["America/New_York", "2026-11-22T05:00:00Z", "2026-11-22"],
    ["Asia/Kathmandu", "2026-11-21T18:14:59Z", "2026-11-21"],
    ["Australia/Lord_Howe", "2026-10-03T13:29:00Z", "2026-10-03"],
    ["Australia/Lord_Howe", "2026-10-03T13:30:00Z", "2026-10-04"],
  ])("in %s at %s is %s", async (timeZone, instant, date) => {
    await moveTo(anna, timeZone);
    people.clock.set(instant);
    expect((await track(anna, { dailyVerseViewed: true })).date).toBe(date);
  });

  test("of a person who flies west over the date line: no day is lost", async () => {
    await moveTo(anna, "Pacific/Auckland");
    for (const instant of ["2026-11-18T20:00:00Z", "2026-11-19T20:00:00Z"]) {
      people.clock.set(instant);
      await track(anna, { dailyVerseViewed: true });
    }
    expect(await readStats(anna)).toMatchObject({ dailyVerseStreak: 2 });
    await moveTo(anna, "Pacific/Honolulu");
    people.clock.set("2026-11-19T21:00:00Z");
    expect(await readStats(anna)).toMatchObject({ dailyVerseStreak: 2 });
    people.clock.set("2026-11-20T20:00:00Z");
    await track(anna, { dailyVerseViewed: true });
    people.clock.set("2026-11-21T20:00:00Z");
    await track(anna, { dailyVerseViewed: true });
    expect(await readStats(anna)).toMatchObject({ dailyVerseStreak: 3 });
  });

  test("of a person who flies east over it: the day never lived is a day of grace", async () => {
    await moveTo(anna, "Pacific/Honolulu");
    people.clock.set("2026-11-19T20:00:00Z");
    await track(anna, { dailyVerseViewed: true });
    await moveTo(anna, "Pacific/Auckland");
    people.clock.set("2026-11-20T20:00:00Z");
    await track(anna, { dailyVerseViewed: true });
    expect((await readYear(anna)).dailyVerseStreak).toEqual({
      days: 2,
      graceDays: ["2026-11-20"],
    });
  });
});

describe("the stats", () => {
  test("have the fields of the specification, and no others", async () => {
    await track(anna, { dailyVerseViewed: true, timeSpentMinutes: 4 });
    const stats = await readStats(anna);
    expect(Object.keys(stats).sort()).toEqual([
      "averageTimeSpent",
      "dailyVerseStreak",
      "devotionalStreak",
      "totalPrayers",
      "weeklyProgress",
    ]);
    expect(stats).toMatchObject({ dailyVerseStreak: 1, averageTimeSpent: 4 });
    expect(stats.weeklyProgress).toHaveLength(7);
    expect(stats.weeklyProgress.at(-1)).toEqual({
      date: "2026-11-21",
      dailyVerseViewed: true,
      devotionalRead: false,
      prayersAdded: 0,
    });
  });

  test("survive a missed day, which the year shows as one of grace", async () => {
    for (const day of [1, 2, 3, 5, 6]) {
      people.clock.set(`2026-11-0${day}T12:00:00Z`);
      await track(anna, { devotionalRead: true });
    }
    expect(await readStats(anna)).toMatchObject({ devotionalStreak: 5 });
    expect(await readYear(anna)).toMatchObject({
      graceDays: ["2026-11-04"],
      streak: { days: 5, graceDays: ["2026-11-04"] },
      devotionalStreak: { days: 5, graceDays: ["2026-11-04"] },
      dailyVerseStreak: { days: 0, graceDays: [] },
    });
  });

  test("the year begins with the month eleven months before", async () => {
    people.clock.set("2025-11-30T12:00:00Z");
    await track(anna, { dailyVerseViewed: true });
    people.clock.set("2025-12-01T12:00:00Z");
    await track(anna, { dailyVerseViewed: true });
    people.clock.set("2026-11-21T12:00:00Z");
    const { from, today, days } = await readYear(anna);
    expect({ from, today, dates: days.map(({ date }) => date) }).toEqual({
      from: "2025-12-01",
      today: "2026-11-21",
      dates: ["2025-12-01"],
    });
  });
});

test("another person's days are their own", async () => {
  await track(anna, { dailyVerseViewed: true, timeSpentMinutes: 30 });
  expect(await readStats(other)).toMatchObject({ dailyVerseStreak: 0, averageTimeSpent: 0 });
  expect((await readYear(other)).days).toEqual([]);
  await track(other, { devotionalRead: true });
  expect(await readToday(anna)).toMatchObject({ devotionalRead: false });
  const readExport = async (person: TestPerson) =>
    (await (await person.request("GET", "/api/user/export")).json()) as { engagement: unknown[] };
  expect((await readExport(anna)).engagement).toMatchObject([
    { date: "2026-11-21", dailyVerseViewed: true, timeSpentMinutes: 30 },
  ]);
});

describe("told by other rooms", () => {
  beforeEach(() => makePremium(people, anna));

  test("a prayer that is added, and none that is refused or brought back", async () => {
    const response = await anna.request("POST", "/api/prayers", { title: "The rent" });
    const { id } = (await response.json()) as { id: number };
    await anna.request("POST", "/api/prayers", { title: "" });
    await anna.request("DELETE", `/api/prayers/${id}`);
    await anna.request("POST", `/api/prayers/${id}/restore`);
    expect(await readStats(anna)).toMatchObject({ totalPrayers: 1 });
  });

  test("a day of a plan that is marked, once, and taken back from its own day", async () => {
    const response = await anna.request("POST", "/api/reading-plans", { planType: "gospels" });
    const { id } = (await response.json()) as { id: number };
    const mark = (dayNumber: number, isCompleted = true) =>
      anna.request("PATCH", `/api/reading-plans/${id}/progress`, { dayNumber, isCompleted });
    for (const day of [1, 1, 2]) expect((await mark(day)).status).toBe(200);
    expect(await readToday(anna)).toMatchObject({ readingPlanProgress: 2 });
    expect(await readYear(anna)).toMatchObject({ streak: { days: 1 } });

    people.clock.advance(DAY_MS);
    await mark(3);
    await mark(2, false);
    const { days } = await readYear(anna);
    expect(days.map((day) => [day.date, day.readingPlanProgress])).toEqual([
      ["2026-11-21", 1],
      ["2026-11-22", 1],
    ]);
  });

  test("a devotional that is read", async () => {
    const response = await anna.request("POST", "/api/complete-devotionals/generate", {
      topic: "waiting",
      length: "short",
    });
    const { id } = (await response.json()) as { id: number };
    expect(await readToday(anna)).toBeUndefined();
    await anna.request("PATCH", `/api/complete-devotionals/${id}/read`);
    expect(await readStats(anna)).toMatchObject({ devotionalStreak: 1 });
    await other.request("PATCH", `/api/complete-devotionals/${id}/read`);
    expect(await readStats(other)).toMatchObject({ devotionalStreak: 0 });
  });

  test("is undone with its transaction", async () => {
    const at = { localDate: "2026-11-21", now: people.clock.now() };
    const undone = people.db.transaction(async (tx) => {
      await recordEngagement(tx, anna.id, { prayersAdded: 1 }, at);
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    await takeBackReading(people.db, anna.id, at);
    expect(await readToday(anna)).toBeUndefined();
  });
});
