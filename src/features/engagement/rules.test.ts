import { describe, expect, test } from "vitest";
import { addDays } from "#src/shared/calendar/days.ts";
import { type Day, findActivePercent, findGraceDays, findStats, findStreak } from "./rules.ts";

const TODAY = "2026-11-21";

/** Days up to today from a row of strokes: `x` counted, `.` missed; the last one is today. */
const counted = (strokes: string, today = TODAY) =>
  [...strokes].flatMap((stroke, index) =>
    stroke === "x" ? [addDays(today, index - strokes.length + 1)] : [],
  );
const ago = (...days: number[]) => days.map((count) => addDays(TODAY, -count));

describe("a streak", () => {
  test.each([
    ["nothing yet", "", 0, []],
    ["today only", "x", 1, []],
    ["yesterday, and today is not over", "x.", 1, []],
    ["every day", "xxxxx", 5, []],
    ["yesterday missed: a day of grace", "xxx..", 3, [1]],
    ["yesterday missed, today counted", "xxx.x", 4, [1]],
    ["two missed in a row end it", "xxx..x", 1, []],
    ["two missed, and today is not over", "xxx...", 0, []],
    ["a second miss within seven days", "xxx.xx.x", 3, [1]],
    ["a second miss on the sixth day after", "xx.xxxxx.x", 6, [1]],
    ["a second miss on the seventh day after", "xx.xxxxxx.x", 9, [1, 8]],
    ["one missed in each seven, for three weeks", "xxxxxx.xxxxxx.xxxxxx.", 18, [7, 14]],
    ["no run begins with a day of grace", ".xxx", 3, []],
    ["a run before a break does not count", "xxxxxxx..xx", 2, []],
    ["long ago", "xxxx........", 0, []],
  ])("%s: %s", (_name, strokes, days, grace) => {
    expect(findStreak(counted(strokes), TODAY)).toEqual({ days, graceDays: ago(...grace) });
  });

  test.each([
    [
      "east across the date line, where a date is never lived",
      "2026-11-21",
      ["2026-11-18", "2026-11-19", "2026-11-21"],
      3,
      ["2026-11-20"],
    ],
    [
      "west across it, so that the latest day is still to come",
      "2026-11-20",
      ["2026-11-19", "2026-11-20", "2026-11-21"],
      3,
      [],
    ],
    [
      "west, and today is another one that is not over",
      "2026-11-19",
      ["2026-11-18", "2026-11-20"],
      2,
      ["2026-11-19"],
    ],
    [
      "a clock that went back two days",
      "2026-11-19",
      ["2026-11-19", "2026-11-20", "2026-11-21"],
      3,
      [],
    ],
    [
      "over a month's and a leap year's end",
      "2028-03-01",
      ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"],
      4,
      [],
    ],
    ["over a year's end", "2027-01-01", ["2026-12-30", "2026-12-31"], 2, []],
    [
      "over the day on which the clocks go back",
      "2026-10-26",
      ["2026-10-24", "2026-10-25", "2026-10-26"],
      3,
      [],
    ],
  ])("%s", (_name, today, days, count, graceDays) => {
    expect(findStreak(days, today)).toEqual({ days: count, graceDays });
  });

  test("the order in which days come does not matter, nor does one that comes twice", () => {
    expect(findStreak(["2026-11-21", "2026-11-19", "2026-11-20", "2026-11-20"], TODAY).days).toBe(
      3,
    );
  });
});

test.each([
  ["of the present run", "xxx.xxx", [3]],
  ["of runs that are over", "xxx.xxx...x", [7]],
  ["none between two runs", "xxx..xxx", []],
  ["none on today", "xxx.", []],
])("all days of grace, %s: %s", (_name, strokes, days) => {
  expect(findGraceDays(counted(strokes), TODAY)).toEqual(ago(...days));
});

const day = (date: string, more: Partial<Day> = {}): Day => ({
  date,
  dailyVerseViewed: false,
  devotionalRead: false,
  prayersAdded: 0,
  readingPlanProgress: 0,
  timeSpentMinutes: 0,
  ...more,
});

describe("the week", () => {
  test("is the last seven days, the earliest first, empty where nothing was done", () => {
    const { weeklyProgress, ...rest } = findStats([], TODAY);
    expect(weeklyProgress.map(({ date }) => date)).toEqual(ago(6, 5, 4, 3, 2, 1, 0));
    expect(weeklyProgress[0]).toEqual({
      date: "2026-11-15",
      dailyVerseViewed: false,
      devotionalRead: false,
      prayersAdded: 0,
    });
    expect(rest).toEqual({
      dailyVerseStreak: 0,
      devotionalStreak: 0,
      totalPrayers: 0,
      averageTimeSpent: 0,
    });
  });

  test("counts its own prayers and minutes, and no earlier ones", () => {
    const days = [
      day("2026-11-14", { prayersAdded: 50, timeSpentMinutes: 600 }),
      day("2026-11-15", { prayersAdded: 2, timeSpentMinutes: 10 }),
      day("2026-11-20", { prayersAdded: 1, timeSpentMinutes: 5 }),
      day("2026-11-21", { dailyVerseViewed: true }),
    ];
    const stats = findStats(days, TODAY);
    expect(stats).toMatchObject({ totalPrayers: 3, averageTimeSpent: 8, dailyVerseStreak: 1 });
    expect(stats.weeklyProgress.at(-1)).toEqual({
      date: TODAY,
      dailyVerseViewed: true,
      devotionalRead: false,
      prayersAdded: 0,
    });
  });

  test.each([
    ["the verse", { dailyVerseViewed: true }, 14],
    ["a devotional", { devotionalRead: true }, 14],
    ["prayers", { prayersAdded: 3 }, 14],
    ["a day of a plan, which the percentage does not go by", { readingPlanProgress: 1 }, 0],
    ["minutes alone", { timeSpentMinutes: 9 }, 0],
  ])("is active by %s: %o makes %i percent", (_name, more, percent) => {
    expect(findActivePercent(findStats([day(TODAY, more)], TODAY).weeklyProgress)).toBe(percent);
  });

  test("is wholly active at seven of seven", () => {
    const days = ago(0, 1, 2, 3, 4, 5, 6).map((date) => day(date, { devotionalRead: true }));
    const stats = findStats(days, TODAY);
    expect(findActivePercent(stats.weeklyProgress)).toBe(100);
    expect(stats.devotionalStreak).toBe(7);
  });
});
