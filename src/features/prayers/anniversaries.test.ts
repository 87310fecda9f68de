import { expect, test } from "vitest";
import { findAnniversary } from "./anniversaries.ts";

test.each([
  ["the day itself", "2025-11-21", "2026-11-21", 1, "2026-11-21"],
  ["seven years later", "2019-11-21", "2026-11-21", 7, "2026-11-21"],
  ["two days late", "2025-11-19", "2026-11-21", 1, "2026-11-19"],
  ["over a new year", "2024-12-31", "2026-01-02", 1, "2025-12-31"],
  ["a leap day, in a year without one", "2024-02-29", "2026-02-28", 2, "2026-02-28"],
  ["a leap day, in a leap year", "2024-02-29", "2028-02-29", 4, "2028-02-29"],
])("%s", (_name, answeredOn, today, years, on) => {
  expect(findAnniversary(answeredOn, today)).toEqual({ years, on });
});

test.each([
  ["the day before", "2025-11-22", "2026-11-21"],
  ["three days late", "2025-11-18", "2026-11-21"],
  ["the day of the answer", "2026-11-21", "2026-11-21"],
  ["yesterday's answer", "2026-11-20", "2026-11-21"],
  ["over a new year, in the first year", "2025-12-31", "2026-01-01"],
  ["a leap day, the day before the 28th", "2024-02-29", "2026-02-27"],
])("not on %s", (_name, answeredOn, today) => {
  expect(findAnniversary(answeredOn, today)).toBeUndefined();
});
