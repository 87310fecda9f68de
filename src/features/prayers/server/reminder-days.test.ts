import { expect, test } from "vitest";
import { isPrayerDue } from "./reminder-days.ts";

const days: [string, string, string, string, boolean][] = [
  ["not on the day of adding", "daily", "2026-11-21", "2026-11-21", false],
  ["the day after", "daily", "2026-11-21", "2026-11-22", true],
  ["a week later", "weekly", "2026-11-21", "2026-11-28", true],
  ["six days later", "weekly", "2026-11-21", "2026-11-27", false],
  ["a week over the change of clocks", "weekly", "2026-10-20", "2026-10-27", true],
  ["the same day of the month", "monthly", "2026-11-21", "2026-12-21", true],
  ["another day of the month", "monthly", "2026-11-21", "2026-12-20", false],
  ["the 31st in April", "monthly", "2026-03-31", "2026-04-30", true],
  ["the 31st in a leap year's February", "monthly", "2027-12-31", "2028-02-29", true],
  ["the 31st, a day too early", "monthly", "2027-12-31", "2028-02-28", false],
  ["the 30th in May", "monthly", "2026-04-30", "2026-05-30", true],
  ["never", "never", "2026-11-21", "2026-11-22", false],
];
test.each(days)("a prayer is due: %s", (_case, frequency, addedOn, today, expected) => {
  expect(isPrayerDue(frequency, addedOn, today)).toBe(expected);
});
