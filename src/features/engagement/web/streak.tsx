import type { Year } from "../contract.ts";
import { type DayKind, listWeek, sayDays } from "./days.ts";

const FLAME =
  "M6.6 1.5C3.6 6.4 1.5 11 1.5 16c0 4.6 1.8 8 4.5 10.5 2.7-2.5 4.5-5.9 4.5-10.5 0-5-1.4-9.6-3.9-14.5Z";

const LOOKS: Readonly<Record<DayKind, string>> = {
  counted: "fill-lamp stroke-lamp",
  grace: "fill-none stroke-lamp",
  none: "fill-none stroke-line",
  pending: "fill-none stroke-control [stroke-dasharray:2_2]",
  ahead: "fill-none stroke-line",
};

const WORDS: Readonly<Record<DayKind, string>> = {
  counted: "kept",
  grace: "a day of grace",
  none: "nothing",
  pending: "today, not over yet",
  ahead: "to come",
};

/** The days in a row, and the last seven as lamps. */
export function Streak({ year }: { year: Year }) {
  const { days, graceDays } = year.streak;
  const week = listWeek(year);
  const graceInWeek = week.filter(({ date }) => graceDays.includes(date));
  return (
    <section aria-labelledby="streak">
      <h2 id="streak" className="text-20">
        Days in a row
      </h2>
      {days > 0 ? (
        <p className="mt-2 flex min-h-15 flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-48 leading-tight">{days}</span>
          <span className="text-muted">
            {days === 1 ? "day" : "days"}
            {graceDays.length > 0 ? `, with ${sayDays(graceDays.length)} of grace` : ""}
          </span>
        </p>
      ) : (
        <p className="mt-2 min-h-15 max-w-md text-muted">
          A day counts when you have read its verse, a devotional or your plan, or added a prayer.
        </p>
      )}
      <ul
        className="mt-4 flex flex-wrap gap-x-3 gap-y-2 md:gap-x-6"
        aria-label="The last seven days"
      >
        {week.map(({ date, kind }) => (
          <li key={date} className="grid w-9 justify-items-center gap-1.5 text-14 text-muted">
            <svg
              viewBox="0 0 12 28"
              className={`h-7 w-3 forced-color-adjust-none ${LOOKS[kind]}`}
              aria-hidden="true"
            >
              <path d={FLAME} />
            </svg>
            <span className={date === year.today ? "font-semibold text-ink" : ""}>
              {WEEKDAY.format(Date.parse(date))}
              <span className="sr-only">: {WORDS[kind]}</span>
            </span>
          </li>
        ))}
      </ul>
      {graceInWeek.length > 0 ? (
        <p className="mt-4 max-w-md text-14 text-muted">
          {graceInWeek.map(({ date }) => LONG_WEEKDAY.format(Date.parse(date))).join(" and ")} was a
          day of grace. One day in seven is kept for you.
        </p>
      ) : null}
    </section>
  );
}

const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });
const LONG_WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
