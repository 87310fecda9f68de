// Which day it is and which feast falls on it. Pure, and the same in browser and server.

export const DAILY_VERSE_PATH = "/daily-verse";
export const FEED_PATH = "/daily-verse.xml";
/** Where the archive begins. */
export const FIRST_DAY = "2026-01-01";

/** What a day's verse is about; shown beside it. */
export const THEMES = [
  "Calling",
  "Comfort",
  "Courage",
  "Creation",
  "Faithfulness",
  "Forgiveness",
  "Generosity",
  "Grace",
  "Gratitude",
  "Hope",
  "Humility",
  "Joy",
  "Justice",
  "Love",
  "Patience",
  "Peace",
  "Prayer",
  "Presence",
  "Rest",
  "Salvation",
  "Trust",
  "Wisdom",
] as const;

/** The address of a day in the archive. */
export const dayAddress = (day: string): string => `${DAILY_VERSE_PATH}/${day}`;

/** Whether it is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** Whether it is a month, written `YYYY-MM`. */
export const isMonth = (value: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);

export function addDays(day: string, count: number): string {
  const instant = new Date(`${day}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + count);
  return instant.toISOString().slice(0, 10);
}

/** Days since 1970-01-01: a number that names the day everywhere. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month before or after, by a count of months. */
export function addMonths(month: string, count: number): string {
  const instant = new Date(`${month}-01T00:00:00Z`);
  instant.setUTCMonth(instant.getUTCMonth() + count);
  return instant.toISOString().slice(0, 7);
}

/** The days of a month that lie between the archive's first and `until`, the latest first. */
export function listDays(month: string, until: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
    if (day >= FIRST_DAY && day <= until) days.unshift(day);
  }
  return days;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `Saturday, 21 November 2026`, in the same letters whichever machine writes it. */
export function formatDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[instant.getUTCDay()]}, ${instant.getUTCDate()} ${formatMonth(monthOf(day))}`;
}

/** `Saturday 21`, where the month is said already. */
export function formatDayOfMonth(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[instant.getUTCDay()]} ${instant.getUTCDate()}`;
}

/** `November 2026` */
export function formatMonth(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

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

export type MovableFeast =
  | "ash-wednesday"
  | "palm-sunday"
  | "maundy-thursday"
  | "good-friday"
  | "holy-saturday"
  | "easter"
  | "easter-monday"
  | "ascension"
  | "pentecost"
  | "trinity"
  | "advent";

const DAYS_FROM_EASTER = new Map<number, MovableFeast>([
  [-46, "ash-wednesday"],
  [-7, "palm-sunday"],
  [-3, "maundy-thursday"],
  [-2, "good-friday"],
  [-1, "holy-saturday"],
  [0, "easter"],
  [1, "easter-monday"],
  [39, "ascension"],
  [49, "pentecost"],
  [56, "trinity"],
]);

/** The feast without a fixed date that falls on a day. Such a feast takes the day from any other. */
export function findMovableFeast(day: string): MovableFeast | undefined {
  const year = Number(day.slice(0, 4));
  // The Sunday nearest to 30 November, the fourth before Christmas.
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  if (isSunday && day >= `${day.slice(0, 4)}-11-27` && day <= `${day.slice(0, 4)}-12-03`) {
    return "advent";
  }
  return DAYS_FROM_EASTER.get(numberOfDay(day) - numberOfDay(findEaster(year)));
}
