import { expect, test } from "vitest";
import { listMonths, listWeek } from "./days.ts";

const counted = (date: string) => ({
  date,
  dailyVerseViewed: false,
  devotionalRead: false,
  prayersAdded: 0,
  readingPlanProgress: 1,
  timeSpentMinutes: 0,
});
const year = (days: string[], graceDays: string[] = []) => ({
  today: "2026-11-21",
  from: "2025-12-01",
  days: days.map(counted),
  graceDays,
});

test("a year begins with its first month in which a day counted", () => {
  const months = listMonths(year(["2026-02-03", "2026-11-21"], ["2026-11-20"]));
  expect(months.map(({ month, days }) => [month, days.length])).toEqual([
    ["2026-02", 28],
    ["2026-03", 31],
    ["2026-04", 30],
    ["2026-05", 31],
    ["2026-06", 30],
    ["2026-07", 31],
    ["2026-08", 31],
    ["2026-09", 30],
    ["2026-10", 31],
    ["2026-11", 30],
  ]);
  expect(months[0]).toMatchObject({ dayCount: 1, graceCount: 0 });
  const { days, dayCount, graceCount } = months.at(-1) ?? { days: [] };
  expect({ dayCount, graceCount }).toEqual({ dayCount: 1, graceCount: 1 });
  expect(days.slice(18, 22)).toEqual(["none", "grace", "counted", "ahead"]);
});

test("without a day there is the present month, in which today may still count", () => {
  const [month, ...more] = listMonths(year([]));
  expect(more).toEqual([]);
  expect(month?.month).toBe("2026-11");
  expect(month?.days.slice(19, 22)).toEqual(["none", "pending", "ahead"]);
});

test("a day that was lived across the date line counts, though it is still to come", () => {
  expect(
    listMonths(year(["2026-11-22"]))
      .at(-1)
      ?.days.slice(20, 23),
  ).toEqual(["pending", "counted", "ahead"]);
});

test("the week is seven days up to today", () => {
  expect(listWeek(year(["2026-11-15", "2026-11-17"], ["2026-11-16"]))).toEqual([
    { date: "2026-11-15", kind: "counted" },
    { date: "2026-11-16", kind: "grace" },
    { date: "2026-11-17", kind: "counted" },
    { date: "2026-11-18", kind: "none" },
    { date: "2026-11-19", kind: "none" },
    { date: "2026-11-20", kind: "none" },
    { date: "2026-11-21", kind: "pending" },
  ]);
});
