import { addDays } from "./days.ts";

/**
 * Easter Sunday of the Western churches.
 *
 * The anonymous Gregorian computus: published in Nature 13 (1876), p. 487, and
 * discussed by Jean Meeus, Astronomical Algorithms (1991), chapter 8. It holds
 * for every year of the Gregorian calendar, without exceptions.
 */
export function findEaster(year: number): string {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon =
    (19 * goldenNumber + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - fullMoon - (yearOfCentury % 4)) %
    7;
  const lateMoon = Math.floor((goldenNumber + 11 * fullMoon + 22 * toSunday) / 451);
  const daysAfterMarch21 = fullMoon + toSunday - 7 * lateMoon + 1;
  return addDays(`${String(year).padStart(4, "0")}-03-21`, daysAfterMarch21);
}
