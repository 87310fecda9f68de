import { expect, test } from "vitest";
import { addDays } from "#src/shared/calendar/days.ts";
import { findMovableFeast, listDays } from "./rules.ts";

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

test("a month's days end with the day that it is, and begin with the archive", () => {
  expect(listDays("2026-11", "2026-11-03")).toEqual(["2026-11-03", "2026-11-02", "2026-11-01"]);
  expect(listDays("2028-02", "2028-12-01")).toHaveLength(29);
  expect(listDays("2026-12", "2026-11-03")).toEqual([]);
  expect(listDays("2025-12", "2026-11-03")).toEqual([]);
});
