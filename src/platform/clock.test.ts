import { expect, test } from "vitest";
import { readLocalDay } from "./clock.ts";

const cases: [string, string, string, string][] = [
  ["noon in London", "2026-11-21T12:00:00Z", "Europe/London", "2026-11-21"],
  ["past midnight east of it", "2026-11-21T11:00:00Z", "Pacific/Kiritimati", "2026-11-22"],
  ["not yet midnight west of it", "2026-11-21T06:59:59Z", "America/Denver", "2026-11-20"],
  ["midnight itself", "2026-11-21T07:00:00Z", "America/Denver", "2026-11-21"],
  ["the hour that summer time takes", "2026-03-29T01:30:00Z", "Europe/Berlin", "2026-03-29"],
  ["half hours", "2026-12-31T18:30:00Z", "Asia/Kolkata", "2027-01-01"],
  ["a leap day", "2028-02-29T23:59:59Z", "UTC", "2028-02-29"],
];

test.each(cases)("the day of %s", (_name, instant, timeZone, day) => {
  expect(readLocalDay(new Date(instant), timeZone)).toBe(day);
});

test("a zone that nobody knows is an error", () => {
  expect(() => readLocalDay(new Date(), "Mars/Olympus")).toThrow(RangeError);
});
