import { expect, test } from "vitest";
import { addDays, addMonths, countDaysBetween, isDay, isMonth } from "./days.ts";
import { formatDate, formatDay, formatDayOfMonth, formatMonth } from "./format-day.ts";

test.each([
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2000-02-29", true],
  ["1900-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-11-00", false],
  ["2026-1-1", false],
  ["2026-11-21T00:00", false],
  [" 2026-11-21", false],
  ["20261121", false],
  ["", false],
])("%j is a day: %s", (value, is) => {
  expect(isDay(value)).toBe(is);
});

test("months", () => {
  expect(["2026-00", "2026-12", "2026-13", "2026-1"].map(isMonth)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(formatMonth("2026-11")).toBe("November 2026");
});

test("days", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(formatDay("2026-11-21")).toBe("Saturday, 21 November 2026");
  expect(formatDayOfMonth("2026-11-01")).toBe("Sunday 1");
  expect(formatDate("2026-11-01")).toBe("1 November 2026");
});

test("dates are counted over months, years and leap days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(countDaysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(countDaysBetween("2026-11-06", "2026-11-01")).toBe(-5);
});
