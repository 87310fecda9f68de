// In the same letters whichever machine writes it: no two agree on locales.
import { monthOf } from "./days.ts";

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

/** `Saturday, 21 November 2026` */
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

/** `21 November 2026` */
export function formatDate(day: string): string {
  return `${Number(day.slice(8))} ${formatMonth(monthOf(day))}`;
}
