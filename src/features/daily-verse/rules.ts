// Which days have a verse and which feast falls on them. Pure, and the same in browser and server.
import { addDays, monthOf, numberOfDay } from "#src/shared/calendar/days.ts";
import { findEaster } from "#src/shared/calendar/easter.ts";

export const DAILY_VERSE_PATH = "/daily-verse";
export const FEED_PATH = "/daily-verse.xml";
export const DAILY_VERSE_EMBED_PATH = "/embed/daily-verse";
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
export const dayUrl = (day: string): string => `${DAILY_VERSE_PATH}/${day}`;

/** The days of a month that lie between the archive's first and `until`, the latest first. */
export function listDays(month: string, until: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
    if (day >= FIRST_DAY && day <= until) days.unshift(day);
  }
  return days;
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
