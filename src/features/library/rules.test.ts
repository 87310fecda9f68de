import { expect, test } from "vitest";
import { isDay } from "#src/shared/calendar/days.ts";
import { formatDay } from "#src/shared/calendar/format-day.ts";
import { choosePiece, dayUrl, findNeighbour, pieceUrl } from "./rules.ts";

test.each([
  // Daily: by the day of the month.
  ["daily", "2026-11-01", 31, 0],
  ["daily", "2026-11-21", 31, 20],
  ["daily", "2026-12-31", 31, 30],
  ["daily", "2024-02-29", 31, 28],
  // Fewer than the month has days: from the beginning again.
  ["daily", "2026-12-31", 30, 0],
  // By the weekday, from Monday on.
  ["morning", "2026-11-16", 7, 0],
  ["morning", "2026-11-21", 7, 5],
  ["evening", "2026-11-22", 7, 6],
  ["evening", "2026-11-22", 5, 1],
  // Others: one after another, through the end of a month and a year.
  ["women", "1970-01-01", 5, 0],
  ["women", "1969-12-31", 5, 4],
  ["women", "2026-12-31", 5, 3],
  ["women", "2027-01-01", 5, 4],
  ["women", "2027-01-02", 5, 0],
  // The stories of the feasts, in their order; the third falls on the feast.
  ["christmas", "2026-12-22", 5, 4],
  ["christmas", "2026-12-23", 5, 0],
  ["christmas", "2026-12-25", 5, 2],
  ["christmas", "2026-12-27", 5, 4],
  ["christmas", "2027-01-01", 5, 4],
  ["easter", "2026-04-03", 5, 0],
  ["easter", "2026-04-05", 5, 2],
  ["easter", "2027-03-28", 5, 2],
  ["easter", "2026-04-07", 5, 4],
  ["easter", "2026-01-01", 5, 3],
] as const)("%s on %s, of %i: piece %i", (type, day, count, piece) => {
  expect(choosePiece(type, day, count)).toBe(piece);
});

test.each(["daily", "morning", "women", "christmas", "easter", "short"])(
  "each piece of %s has its day within six weeks, and never another number",
  (type) => {
    const count = type === "daily" ? 31 : type === "morning" ? 7 : 5;
    const seen = new Set<number>();
    let day = "2026-11-21";
    for (let step = 0; step < 45; step++) {
      seen.add(choosePiece(type, day, count));
      day = findNeighbour(day, 1) ?? "";
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
  },
);

test.each([
  ["2026-11-21", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["today", false],
  ["", false],
])("%j is a day: %s", (value, expected) => {
  expect(isDay(value)).toBe(expected);
});

test.each([
  ["2026-11-21", -1, "2026-11-20"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["9999-12-31", 1, undefined],
])("%s and %i: %s", (day, count, expected) => {
  expect(findNeighbour(day, count)).toBe(expected);
});

test("addresses and days as people read them", () => {
  expect(pieceUrl("devotionals", "women", "his-mother")).toBe("/devotional/women/his-mother");
  expect(pieceUrl("prayers", "bedtime", "lights-out")).toBe("/prayers/bedtime#lights-out");
  expect(dayUrl("daily", "2026-11-21")).toBe("/devotional/daily?date=2026-11-21");
  expect(formatDay("2026-11-21")).toMatch(/^Saturday,? 21 November 2026$/);
});
