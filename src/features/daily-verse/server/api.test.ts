import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import {
  createClient,
  openTestPeople,
  type TestPeople,
} from "../../../../tests/support/test-people.ts";
import type { DailyVerse } from "../contract.ts";
import { WRITTEN_DAYS, type WrittenDay } from "./calendar.ts";
import { createDailyVerses } from "./service.ts";
import { findDays } from "./store.ts";

/** 21 November at noon in Greenwich. */
const NOON = "2026-11-21T12:00:00Z";

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());
beforeEach(() => people.clock.set(NOON));

async function read(query = "", headers: Record<string, string> = {}): Promise<DailyVerse> {
  const client = createClient(people.app);
  const response = await client.request("GET", `/api/daily-verse${query}`, undefined, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return (await response.json()) as DailyVerse;
}

async function getText(code: "YLT" | "KJV", reference: string) {
  const address = `/api/bible/verses?references=${reference}&translation=${code}`;
  const [passage] = (await (await people.app.request(address)).json()) as { text: string }[];
  return passage?.text;
}

describe("a visitor", () => {
  test("reads the day's verse, word for word, in the YLT", async () => {
    const verse = await read("?timeZone=UTC");
    expect(verse).toMatchObject({
      id: 20778,
      date: "2026-11-21",
      reference: "Acts 17:11",
      translation: "YLT",
      theme: "Wisdom",
      href: "/bible/ylt/acts/17#v11",
    });
    expect(verse.text).toBe(await getText("YLT", "Acts 17:11"));
    expect(verse.reflection).toMatch(/^The people of Berea/);
    expect(new Date(verse.createdAt).getTime()).not.toBeNaN();
  });

  test.each([
    ["2026-11-21T10:30:00Z", "Pacific/Kiritimati", "2026-11-22"],
    ["2026-11-21T10:30:00Z", "Pacific/Pago_Pago", "2026-11-20"],
    ["2026-11-21T10:30:00Z", "UTC", "2026-11-21"],
    ["2026-11-21T10:30:00Z", "Australia/Lord_Howe", "2026-11-21"],
    ["2026-12-31T13:30:00Z", "Pacific/Auckland", "2027-01-01"],
    ["2028-02-29T23:00:00Z", "America/Los_Angeles", "2028-02-29"],
    ["2028-02-29T23:00:00Z", "Asia/Kolkata", "2028-03-01"],
  ])("at %s in %s has the verse of %s, asked or by cookie", async (now, zone, date) => {
    people.clock.set(now);
    expect((await read(`?timeZone=${zone}`)).date).toBe(date);
    expect((await read("", { cookie: `berea_zone=${zone}` })).date).toBe(date);
    expect((await read("", { cookie: `berea_zone=${encodeURIComponent(zone)}` })).date).toBe(date);
  });

  test("has the operator's day where the cookie names no zone", async () => {
    const operators = await read();
    for (const cookie of ["berea_zone=Mars/Olympus", "berea_zone=", "berea_zone=%E0%A4%A"]) {
      expect(await read("", { cookie })).toEqual(operators);
    }
  });

  test.each([
    ["a day long past", "2026-04-05", "Easter Day"],
    ["a leap day", "2028-02-29", undefined],
  ])("reads %s", async (_name, date, feast) => {
    people.clock.set("2028-06-01T00:00:00Z");
    expect(await read(`?date=${date}`)).toMatchObject({ date, ...(feast ? { feast } : {}) });
  });

  test("reads a day that has begun elsewhere, for a friend's link", async () => {
    people.clock.set("2026-11-21T10:30:00Z");
    expect((await read("?date=2026-11-22")).date).toBe("2026-11-22");
  });

  test.each([
    [404, "date=2026-11-23", "That day has not begun yet"],
    [404, "date=9999-12-31", "That day has not begun yet"],
    [404, "date=2025-12-31", "The archive begins on Thursday, 1 January 2026"],
    [404, "date=0001-01-01", "The archive begins on Thursday, 1 January 2026"],
    [400, "date=2026-02-29", "The date is a day of the calendar, written YYYY-MM-DD"],
    [400, "date=yesterday", "The date is a day of the calendar, written YYYY-MM-DD"],
    [400, "date=", "The date is a day of the calendar, written YYYY-MM-DD"],
    [400, "timeZone=Mars/Olympus", "There is no such time zone"],
    [400, "timeZone=%2B05:00", "There is no such time zone"],
    [400, "day=2026-11-21", "There is no field called day"],
  ])("%i for %s", async (status, query, error) => {
    const response = await people.app.request(`/api/daily-verse?${query}`);
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      status,
      error,
    ]);
  });
});

describe("who is signed in", () => {
  test("has the day of their own zone, whatever the cookie says", async () => {
    const person = await people.signUp("kiritimati");
    await person.request("PATCH", "/api/user/settings", { timeZone: "Pacific/Kiritimati" });
    const cookie = `${person.readCookie()}; berea_zone=Pacific/Pago_Pago`;
    expect((await read("", { cookie })).date).toBe("2026-11-22");
  });

  test("reads in the translation that they chose, and is told where another stands in", async () => {
    const person = await people.signUp("chooser");
    const cookie = person.readCookie();
    expect((await read("?timeZone=UTC", { cookie })).translation).toBe("YLT");

    await person.request("PATCH", "/api/user/settings", { preferredTranslation: "KJV" });
    const verse = await read("?timeZone=UTC", { cookie });
    expect([verse.translation, verse.notice]).toEqual(["KJV", undefined]);
    expect(verse.text).toBe(await getText("KJV", "Acts 17:11"));

    await person.request("PATCH", "/api/user/settings", { preferredTranslation: "NIV" });
    expect(await read("?timeZone=UTC", { cookie })).toMatchObject({
      translation: "WEB",
      requestedTranslation: "NIV",
      notice: expect.stringContaining("under licence"),
    });
  });
});

describe("a month", () => {
  const list = async (query: string) => {
    const response = await people.app.request(`/api/daily-verse/days?${query}`);
    return (await response.json()) as DailyVerse[];
  };

  test("has its days up to today, the latest first", async () => {
    const days = await list("timeZone=UTC");
    expect(days.map(({ date }) => date).slice(0, 2)).toEqual(["2026-11-21", "2026-11-20"]);
    expect(days).toHaveLength(21);
    expect(await list("timeZone=Pacific/Kiritimati&month=2026-11")).toHaveLength(22);
    expect(await list("month=2026-02")).toHaveLength(28);
  });

  test.each(["month=2026-12&timeZone=UTC", "month=2025-12", "month=9999-01"])(
    "is empty for %s",
    async (query) => {
      expect(await list(query)).toEqual([]);
    },
  );

  test("is refused where it is none", async () => {
    const response = await people.app.request("/api/daily-verse/days?month=2026-13");
    expect(response.status).toBe(400);
  });
});

describe("what a day had", () => {
  const open = (clock = people.clock) =>
    createDailyVerses({ ...people, log: people.ports.log, corpus: getTestCorpus(), clock });

  /** The content as a later version has it, while `act` runs. */
  async function withOther(monthAndDay: string, act: () => Promise<void>): Promise<void> {
    const days = WRITTEN_DAYS as Map<string, WrittenDay>;
    const before = days.get(monthAndDay) as WrittenDay;
    days.set(monthAndDay, { reference: "John 3:16", theme: "Love", reflection: "Another." });
    try {
      await act();
    } finally {
      days.set(monthAndDay, before);
    }
  }

  test("is one row, with many instances at midnight", async () => {
    people.clock.set("2026-08-02T00:00:00Z");
    const instances = Array.from({ length: 12 }, () => open());
    const verses = await Promise.all(instances.map((verses) => verses.findDay("2026-08-02")));
    expect(new Set(verses.map((verse) => JSON.stringify(verse))).size).toBe(1);
    const rows = await findDays(people.db, "2026-08-02", "2026-08-02");
    expect(rows.map(({ reference }) => reference)).toEqual(["Matthew 5:14"]);
  });

  test("stays what it was when the content changes", async () => {
    people.clock.set("2026-08-10T12:00:00Z");
    await open().findDay("2026-08-10");
    await withOther("08-10", async () => {
      people.clock.set("2026-09-10T12:00:00Z");
      expect((await open().findDay("2026-08-10"))?.reference).toBe("Luke 12:15");
      const month = await open().listMonth("2026-08", "2026-09-10");
      expect(month.find(({ date }) => date === "2026-08-10")?.reference).toBe("Luke 12:15");
    });
  });

  test("is not recorded of a day that nobody was shown as today's", async () => {
    people.clock.set(NOON);
    expect((await open().findDay("2026-03-03"))?.reference).toBe("Isaiah 55:1");
    await open().listMonth("2026-03", "2026-11-21");
    expect(await findDays(people.db, "2026-03-01", "2026-03-31")).toEqual([]);
  });
});

test("without a database the day's verse is there all the same, signed in or not", async () => {
  vi.useFakeTimers({ now: new Date(NOON), toFake: ["Date"] });
  try {
    const { app } = createTestApp();
    for (const cookie of ["", "berea_session=whatever"]) {
      const response = await app.request("/api/daily-verse?timeZone=UTC", { headers: { cookie } });
      expect(response.status).toBe(200);
      const verse = (await response.json()) as DailyVerse;
      expect([verse.id, verse.date, verse.reference]).toEqual([20778, "2026-11-21", "Acts 17:11"]);
    }
    const month = await app.request("/api/daily-verse/days?month=2026-10");
    expect((await month.json()) as DailyVerse[]).toHaveLength(31);
  } finally {
    vi.useRealTimers();
  }
});
