// A year of days in rows of months, and the week as seven strokes. Pure.
import { addDays } from "#src/shared/calendar/days.ts";
import type { Year } from "../contract.ts";
import { isCounted } from "../rules.ts";

export type DayKind = "counted" | "grace" | "none" | "pending" | "ahead";

export interface Month {
  /** `2026-11` */
  readonly month: string;
  /** One for each day that the month has. */
  readonly days: readonly DayKind[];
  readonly dayCount: number;
  readonly graceCount: number;
}

type Days = Pick<Year, "today" | "from" | "days" | "graceDays">;

function createReader({ today, days, graceDays }: Days): (date: string) => DayKind {
  const counted = new Set(days.filter(isCounted).map(({ date }) => date));
  const grace = new Set(graceDays);
  return (date) => {
    if (counted.has(date)) return "counted";
    if (date > today) return "ahead";
    if (grace.has(date)) return "grace";
    return date === today ? "pending" : "none";
  };
}

/** The earliest month first; those before the first day that counts are left out. */
export function listMonths(year: Days): Month[] {
  const readKind = createReader(year);
  const months: { month: string; days: DayKind[]; dayCount: number; graceCount: number }[] = [];
  const end = lastOfMonth(year.today);
  for (let date = year.from; date <= end; date = addDays(date, 1)) {
    const name = date.slice(0, 7);
    let month = months.at(-1);
    if (month?.month !== name) {
      month = { month: name, days: [], dayCount: 0, graceCount: 0 };
      months.push(month);
    }
    const kind = readKind(date);
    month.days.push(kind);
    if (kind === "counted") month.dayCount += 1;
    if (kind === "grace") month.graceCount += 1;
  }
  const first = months.findIndex(({ dayCount }) => dayCount > 0);
  return first < 0 ? months.slice(-1) : months.slice(first);
}

function lastOfMonth(date: string): string {
  let last = date;
  while (addDays(last, 1).slice(0, 7) === date.slice(0, 7)) last = addDays(last, 1);
  return last;
}

/** The last seven days, the earliest first. */
export function listWeek(year: Days): { readonly date: string; readonly kind: DayKind }[] {
  const readKind = createReader(year);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(year.today, index - 6);
    return { date, kind: readKind(date) };
  });
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** `one day`; above ten in figures: `11 days`. */
export const sayDays = (count: number): string =>
  `${WORDS[count] ?? count} ${count === 1 ? "day" : "days"}`;

export const countDays = (count: number): string => (count === 1 ? "1 day" : `${count} days`);
