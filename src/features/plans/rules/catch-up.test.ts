import fc from "fast-check";
import { expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { readPauses } from "../server/pauses.ts";
import { type DayRun, gatherRuns } from "./calendar.ts";
import { type BehindPlan, countVersesPerDay, findNewDay, findWayBack } from "./catch-up.ts";
import { computeDays, listOrdinals, trackOfBooks } from "./compute-days.ts";
import { tracksOfPreset } from "./presets.ts";
import { summarize } from "./summarize.ts";

const pauses = readPauses(getTestCorpus());

/** Begun on 6 November; eleven days are read. */
function gospels(readDays: readonly DayRun[] = [[1, 11]], currentDay = 12): BehindPlan {
  return behindPlan("gospels", 30, readDays, currentDay);
}

function behindPlan(
  planType: "gospels" | "yearly",
  duration: number,
  readDays: readonly DayRun[],
  currentDay: number,
): BehindPlan {
  return {
    planType,
    dayOneOn: "2026-11-06",
    duration,
    currentDay,
    readDays,
    pausedOn: undefined,
    days: computeDays(tracksOfPreset(planType), duration, pauses).map((day, index) => ({
      dayNumber: index + 1,
      day,
    })),
  };
}

const TODAY = "2026-11-21";

test("spread keeps the end and reads a little more each day", () => {
  const plan = gospels();
  const way = findWayBack("spread", plan, TODAY, pauses);
  expect(way).toMatchObject({
    currentDay: 12,
    duration: 26,
    dayOneOn: "2026-11-10",
    endsOn: "2026-12-05",
  });
  expect(way.days).toHaveLength(15);
  expect(listOrdinals(way.days!.flatMap(({ day }) => day))).toEqual(
    listOrdinals(plan.days.slice(11).flatMap(({ day }) => day)),
  );
  expect(countVersesPerDay(way.days!)).toBeGreaterThan(countVersesPerDay(plan.days.slice(11)));
});

test("moving the end keeps each day as it is", () => {
  const way = findWayBack("move-end", gospels(), TODAY, pauses);
  expect(way).toMatchObject({
    currentDay: 12,
    duration: 30,
    dayOneOn: "2026-11-10",
    endsOn: "2026-12-09",
  });
  expect(way.days).toBeUndefined();
});

test("going on with today leaves the unread days open", () => {
  expect(findWayBack("skip", gospels(), TODAY, pauses)).toMatchObject({
    currentDay: 16,
    duration: 30,
    endsOn: "2026-12-05",
  });
});

test("staying changes nothing", () => {
  expect(findWayBack("stay", gospels(), TODAY, pauses)).toMatchObject({
    currentDay: 12,
    dayOneOn: "2026-11-06",
    duration: 30,
  });
});

test.each(["spread", "skip"] as const)("%s needs days that are left", (way) => {
  expect(findWayBack(way, gospels(), "2026-12-06", pauses).obstacle).toMatch(/has passed/);
  expect(findWayBack(way, gospels(), "2026-12-05", pauses).obstacle).toBeUndefined();
});

test("the end can be moved when it has passed", () => {
  expect(findWayBack("move-end", gospels(), "2027-01-10", pauses).endsOn).toBe("2027-01-28");
});

test("what is unread is spread without loss, whichever days are read and however late it is", () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 119 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 119 }), (read, late) => {
      const rising = [...read].sort((a, b) => a - b);
      const plan = behindPlan("yearly", 120, gatherRuns(rising), 1);
      const today = new Date(Date.UTC(2026, 10, 6 + late)).toISOString().slice(0, 10);
      const way = findWayBack("spread", plan, today, pauses);
      const unread = plan.days.filter(({ dayNumber }) => !read.includes(dayNumber));
      const sorted = (all: typeof unread) =>
        listOrdinals(all.flatMap(({ day }) => day))
          .sort()
          .join(" ");
      expect(sorted([...way.days!]) === sorted(unread)).toBe(true);
      expect(way.duration).toBe(read.length + way.days!.length);
      expect(way.endsOn <= "2027-03-05").toBe(true);
      expect(way.days!.map(({ dayNumber }) => dayNumber)).toEqual(
        way.days!.map((_, index) => read.length + index + 1),
      );
      for (const { day } of way.days!) expect(day.length).toBeGreaterThan(0);
      for (const { day } of unread) expect(findNewDay(day, way.days!)).toBeDefined();
    }),
    { numRuns: 40 },
  );
});

test("a plan with psalms every day keeps them every day when it is spread", () => {
  const plan = behindPlan("yearly", 365, [[1, 10]], 11);
  const way = findWayBack("spread", plan, "2026-12-31", pauses);
  for (const { day } of way.days!) {
    expect(summarize(day)).toMatch(/Psalm/);
    expect(summarize(day)).toMatch(/Proverbs/);
  }
});

test.each([
  [[41], 4, ["Mark 1–4", "Mark 5–8", "Mark 9–12", "Mark 13–16"]],
  [[8], 1, ["Ruth"]],
  [[31, 32], 1, ["Obadiah; Jonah"]],
  [[1, 2, 3, 4], 1, ["Genesis–Numbers"]],
] as const)("books %j in %i days are read in short as %j", (books, days, shown) => {
  expect(computeDays([trackOfBooks([...books])], days, pauses).map(summarize)).toEqual(shown);
});
