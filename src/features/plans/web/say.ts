// Numbers and dates as the page says them.

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** `Four days are unread`. */
export function sayUnread(count: number): string {
  const number = WORDS[count] ?? String(count);
  return count === 1 ? `${number} day is unread` : `${number} days are unread`;
}

export const sayDays = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

export const sayVerses = (count: number): string =>
  count === 1 ? "1 verse" : `${count.toLocaleString("en")} verses`;

/** `45 min`, from two hours on `3 hours`. */
export const sayMinutes = (minutes: number): string =>
  minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} hours`;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const SHORT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `5 December`, with the year where it is another than that of `beside`. */
export function sayDate(day: string, beside?: string): string {
  const isSameYear = beside?.slice(0, 4) === day.slice(0, 4);
  return (isSameYear ? SHORT : LONG).format(at(day));
}

/** `Days 12 to 15`, `Day 12`. */
export const sayRun = ([first, last]: readonly [number, number]): string =>
  first === last ? `Day ${first}` : `Days ${first} to ${last}`;
