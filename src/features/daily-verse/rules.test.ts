import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  findEaster,
  findMovableFeast,
  formatDay,
  formatDayOfMonth,
  formatMonth,
  isDay,
  isMonth,
  listDays,
} from "./rules.ts";

// As printed in almanacs; month and day of each year from 1990 on.
const EASTERS = `
  04-15 03-31 04-19 04-11 04-03 04-16 04-07 03-30 04-12 04-04
  04-23 04-15 03-31 04-20 04-11 03-27 04-16 04-08 03-23 04-12
  04-04 04-24 04-08 03-31 04-20 04-05 03-27 04-16 04-01 04-21
  04-12 04-04 04-17 04-09 03-31 04-20 04-05 03-28 04-16 04-01
  04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10
  04-01`
  .trim()
  .split(/\s+/);

describe("Easter", () => {
  test.each(EASTERS.map((day, index) => [1990 + index, day] as const))("%i: %s", (year, day) => {
    expect(findEaster(year)).toBe(`${year}-${day}`);
  });

  test.each([
    ["the earliest there can be", 1818, "03-22"],
    ["the latest there can be", 1943, "04-25"],
    ["a moon that comes a day too late (Meeus)", 1954, "04-18"],
    ["a moon that comes a day too late again", 1981, "04-19"],
    ["after a century that is no leap year", 2100, "03-28"],
  ])("%s: %i", (_name, year, day) => {
    expect(findEaster(year)).toBe(`${year}-${day}`);
  });

  test("is always a Sunday between 22 March and 25 April", () => {
    for (let year = 1583; year < 4000; year++) {
      const easter = findEaster(year);
      expect(new Date(easter).getUTCDay()).toBe(0);
      expect(easter.slice(5) >= "03-22" && easter.slice(5) <= "04-25").toBe(true);
    }
  });
});

test.each([
  ["2026-02-18", "ash-wednesday"],
  ["2026-03-29", "palm-sunday"],
  ["2026-04-02", "maundy-thursday"],
  ["2026-04-03", "good-friday"],
  ["2026-04-04", "holy-saturday"],
  ["2026-04-05", "easter"],
  ["2026-04-06", "easter-monday"],
  ["2026-05-14", "ascension"],
  ["2026-05-24", "pentecost"],
  ["2026-05-31", "trinity"],
  ["2026-11-29", "advent"],
  ["2026-11-22", undefined],
  ["2026-12-06", undefined],
  ["2026-04-07", undefined],
  ["in a leap year: 2024-02-14", "ash-wednesday"],
  ["in a leap year: 2028-03-01", "ash-wednesday"],
  ["on its earliest day: 2022-11-27", "advent"],
  ["on its latest day: 2023-12-03", "advent"],
])("the movable feast of %s: %s", (day, feast) => {
  expect(findMovableFeast(day.slice(-10))).toBe(feast);
});

test("each year has each movable feast once", () => {
  for (let year = 2020; year < 2060; year++) {
    const feasts: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1)) {
      const feast = findMovableFeast(day);
      if (feast) feasts.push(feast);
    }
    expect([feasts.length, new Set(feasts).size]).toEqual([11, 11]);
  }
});

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
});

test("a month's days end with the day that it is, and begin with the archive", () => {
  expect(listDays("2026-11", "2026-11-03")).toEqual(["2026-11-03", "2026-11-02", "2026-11-01"]);
  expect(listDays("2028-02", "2028-12-01")).toHaveLength(29);
  expect(listDays("2026-12", "2026-11-03")).toEqual([]);
  expect(listDays("2025-12", "2026-11-03")).toEqual([]);
});
