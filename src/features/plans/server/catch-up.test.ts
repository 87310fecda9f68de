// A plan and the calendar: paused, fallen behind, and brought up again.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Refusal } from "../../../../tests/support/call.ts";
import {
  call,
  openTestPlans,
  ownBooks,
  type TestPlans,
} from "../../../../tests/support/test-plans.ts";
import type { Plan, WaysBack } from "../contract.ts";
import type { DayReading, PlanFavorite, PlanNote } from "../day-contract.ts";

let people: TestPlans["people"];
let anna: TestPlans["anna"];
let begin: TestPlans["begin"];
let mark: TestPlans["mark"];
let beginTheDay: TestPlans["beginTheDay"];
beforeAll(async () => {
  ({ people, anna, begin, mark, beginTheDay } = await openTestPlans());
});
afterAll(() => people.close());
beforeEach(() => beginTheDay());

describe("pausing", () => {
  test("the calendar waits, and nobody is behind after it", async () => {
    const plan = await begin();
    await mark(plan, 1);
    people.clock.set("2026-11-08T17:00:00Z");
    const paused = await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: false });
    expect(paused.body).toMatchObject({ isActive: false, daysBehind: 0, offersWaysBack: false });
    people.clock.set("2026-12-01T17:00:00Z");
    const resumed = await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: true });
    expect(resumed.body).toMatchObject({
      isActive: true,
      scheduledDay: 3,
      daysBehind: 1,
      endsOn: "2026-12-28",
      startedOn: "2026-11-06",
    });
    const again = await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: true });
    expect(again.body.endsOn).toBe("2026-12-28");
  });
});

describe("which day it is", () => {
  test("goes by the person's own zone", async () => {
    const plan = await begin();
    // Still the 6th in New York, the 7th in London.
    people.clock.set("2026-11-07T03:30:00Z");
    const seen = async () => (await call<Plan[]>(anna, "GET", "")).body[0]?.scheduledDay;
    expect(await seen()).toBe(1);
    await anna.request("PATCH", "/api/user/settings", { timeZone: "Europe/London" });
    expect(await seen()).toBe(2);
    await anna.request("PATCH", "/api/user/settings", { timeZone: "America/New_York" });
    expect(plan.scheduledDay).toBe(1);
  });
});

describe("falling behind", () => {
  async function fallBehind() {
    const plan = await begin();
    for (let day = 1; day <= 11; day++) await mark(plan, day);
    people.clock.set("2026-11-21T17:00:00Z");
    return plan;
  }
  const ways = (plan: Plan) => call<WaysBack>(anna, "GET", `/${plan.id}/catch-up`);
  const take = (plan: Plan, way: string) => call(anna, "POST", `/${plan.id}/catch-up`, { way });

  test("the ways back are shown before one is taken, and showing changes nothing", async () => {
    const plan = await fallBehind();
    const before = (await call<Plan[]>(anna, "GET", "")).body[0];
    expect(before).toMatchObject({ daysBehind: 4, scheduledDay: 16, offersWaysBack: true });
    const { body } = await ways(plan);
    expect(body).toMatchObject({ daysBehind: 4, scheduledDay: 16 });
    expect(body.ways).toMatchObject([
      { way: "spread", currentDay: 12, duration: 26, endsOn: "2026-12-05" },
      { way: "move-end", currentDay: 12, duration: 30, endsOn: "2026-12-09", next: "Mark 9–10" },
      { way: "skip", currentDay: 16, duration: 30, endsOn: "2026-12-05", next: "Luke 3–5" },
      { way: "stay", currentDay: 12, duration: 30, endsOn: "2026-12-05", next: "Mark 9–10" },
    ]);
    expect((await call<Plan[]>(anna, "GET", "")).body[0]).toEqual(before);
  });

  test("spread: what was seen is what is taken; notes and favourites stay with their verses", async () => {
    const plan = await fallBehind();
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 5, notes: "Read, and kept." });
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 29, notes: "Abide in me." });
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 30, notes: "Breakfast." });
    await call(anna, "POST", `/${plan.id}/favorites`, {
      dayNumber: 30,
      isFavorited: true,
      notes: "Peter",
    });
    const seen = (await ways(plan)).body.ways[0];
    const { body } = await take(plan, "spread");
    expect(body).toMatchObject({
      currentDay: seen?.currentDay,
      duration: seen?.duration,
      endsOn: seen?.endsOn,
      readDays: [[1, 11]],
      daysBehind: 0,
      offersWaysBack: false,
      today: { dayNumber: 12, summary: seen?.next },
    });
    const notes = (await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`)).body;
    expect(notes.map((note) => note.notes).join("\n\n")).toBe(
      "Read, and kept.\n\nAbide in me.\n\nBreakfast.",
    );
    expect(notes[0]?.dayNumber).toBe(5);
    const favorites = (await call<PlanFavorite[]>(anna, "GET", `/${plan.id}/favorites`)).body;
    expect(favorites).toMatchObject([{ notes: "Peter" }]);
    const last = await call<DayReading>(anna, "GET", `/${plan.id}/reading/26`);
    expect(last.body.passages.at(-1)).toBe("John 21");
    for (let day = 12; day <= 26; day++) await mark(plan, day);
    expect((await call<Plan[]>(anna, "GET", "")).body[0]?.isCompleted).toBe(true);
  });

  test("spread after reading out of turn numbers the days that are read before the others", async () => {
    const plan = await fallBehind();
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 20, notes: "Read early." });
    await mark(plan, 20);
    await mark(plan, 22);
    const { body } = await take(plan, "spread");
    expect(body).toMatchObject({ readDays: [[1, 13]], currentDay: 14, duration: 28 });
    const notes = (await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`)).body;
    expect(notes).toMatchObject([{ dayNumber: 12, notes: "Read early." }]);
  });

  test("moving the end keeps the days and moves their dates", async () => {
    const plan = await fallBehind();
    expect((await take(plan, "move-end")).body).toMatchObject({
      currentDay: 12,
      duration: 30,
      endsOn: "2026-12-09",
      scheduledDay: 12,
      daysBehind: 0,
      startedOn: "2026-11-06",
    });
  });

  test("going on with today leaves days open, and the plan is done when they are read too", async () => {
    const plan = await fallBehind();
    expect((await take(plan, "skip")).body).toMatchObject({ currentDay: 16, daysBehind: 0 });
    expect((await mark(plan, 16)).body.currentDay).toBe(17);
    for (let day = 17; day <= 29; day++) await mark(plan, day);
    expect((await mark(plan, 30)).body).toMatchObject({ currentDay: 12, isCompleted: false });
    for (let day = 12; day <= 14; day++) await mark(plan, day);
    expect((await mark(plan, 15)).body.isCompleted).toBe(true);
  });

  test("staying keeps all as it is, and for a week no way is offered", async () => {
    const plan = await fallBehind();
    expect((await take(plan, "stay")).body).toMatchObject({
      currentDay: 12,
      daysBehind: 4,
      offersWaysBack: false,
      endsOn: "2026-12-05",
    });
    people.clock.set("2026-11-28T17:00:00Z");
    expect((await call<Plan[]>(anna, "GET", "")).body[0]?.offersWaysBack).toBe(true);
  });

  test("after the end only moving it, or staying, is left", async () => {
    const plan = await fallBehind();
    people.clock.set("2026-12-10T17:00:00Z");
    const { body } = await ways(plan);
    expect(body.ways.filter(({ obstacle }) => obstacle).map(({ way }) => way)).toEqual([
      "spread",
      "skip",
    ]);
    expect((await take(plan, "spread")).status).toBe(409);
    expect((await take(plan, "move-end")).body.endsOn).toBe("2026-12-28");
  });

  test("who is not behind needs no way back", async () => {
    const plan = await begin();
    const answer = await call<Refusal>(anna, "POST", `/${plan.id}/catch-up`, { way: "spread" });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatch(/up to date/);
    expect((await take(plan, "fly")).status).toBe(400);
  });
});

test("a week of a plan, with a missed day, a note, a favourite, a pause and the end", async () => {
  const plan = await begin(ownBooks(7, "Mark"));
  const at = (day: number) => people.clock.set(`2026-11-${String(day).padStart(2, "0")}T12:00:00Z`);
  const now = async () =>
    (await call<Plan[]>(anna, "GET", "")).body.find(({ id }) => id === plan.id) as Plan;
  expect(plan.today.summary).toBe("Mark 1–3");
  await mark(plan, 1, { notes: "At once, at once." });
  at(7);
  await mark(plan, 2);
  // The 8th goes by unread.
  at(9);
  expect(await now()).toMatchObject({ currentDay: 3, scheduledDay: 4, daysBehind: 1 });
  await call(anna, "POST", `/${plan.id}/catch-up`, { way: "move-end" });
  expect(await now()).toMatchObject({ daysBehind: 0, endsOn: "2026-11-13" });
  await call(anna, "POST", `/${plan.id}/favorites`, { dayNumber: 3, isFavorited: true });
  await mark(plan, 3);
  at(10);
  await mark(plan, 4);
  await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: false });
  at(20);
  await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: true });
  expect(await now()).toMatchObject({ currentDay: 5, daysBehind: 0, endsOn: "2026-11-23" });
  for (const day of [5, 6]) {
    at(16 + day);
    await mark(plan, day);
  }
  at(23);
  expect((await mark(plan, 7)).body).toMatchObject({
    isCompleted: true,
    completedOn: "2026-11-23",
    startedOn: "2026-11-06",
    readDays: [[1, 7]],
  });
  expect((await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`)).body).toMatchObject([
    { dayNumber: 1, notes: "At once, at once." },
  ]);
  expect((await call<PlanFavorite[]>(anna, "GET", `/${plan.id}/favorites`)).body).toHaveLength(1);
});
