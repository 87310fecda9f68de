import { describe, expect, test } from "vitest";
import { findEaster } from "./easter.ts";

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
