import type { Year } from "../contract.ts";
import { countDays, type DayKind, listMonths, type Month } from "./days.ts";

const LOOKS: Readonly<Record<DayKind, string>> = {
  counted: "h-3.5 w-0.75 bg-accent",
  grace: "h-2 w-0.75 bg-lamp",
  none: "h-0.75 w-0.75 bg-line",
  pending: "h-3.5 w-0.75 border border-control border-dashed",
  ahead: "h-0.75 w-0.75 opacity-0",
};

/** A stroke for each day of the last twelve months, and the same in words. */
export function YearOfDays({ year }: { year: Year }) {
  const months = listMonths(year);
  return (
    <section aria-labelledby="year">
      <h2 id="year" className="text-20">
        A year of days
      </h2>
      <p className="mt-2 mb-4 max-w-md text-14 text-muted">{describe(months)}</p>
      <table className="w-full max-w-xl border-collapse text-14">
        <caption className="sr-only">Days of each month</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Days kept</th>
            <th scope="col">Days of grace</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthRow key={month.month} month={month} />
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-3 flex flex-wrap items-end gap-x-5 text-14 text-muted">
        <Key kind="counted" word="kept" />
        <Key kind="grace" word="grace" />
        <Key kind="none" word="nothing kept" />
      </p>
    </section>
  );
}

function MonthRow({ month: { month, days, dayCount, graceCount } }: { month: Month }) {
  return (
    <tr>
      <th scope="row" className="w-9 pr-2 text-left align-bottom font-normal text-muted leading-6">
        <span aria-hidden="true">{SHORT.format(at(month))}</span>
        <span className="sr-only">{LONG.format(at(month))}</span>
      </th>
      <td className="align-bottom">
        <span
          aria-hidden="true"
          className="grid h-5 grid-cols-[repeat(31,minmax(0,1fr))] items-end justify-items-center"
        >
          {days.map((kind, index) => (
            <i key={index} className={`rounded-[1px] forced-color-adjust-none ${LOOKS[kind]}`} />
          ))}
        </span>
        <span className="sr-only">{dayCount}</span>
      </td>
      <td className="w-8 text-right align-bottom leading-6 tabular-nums">
        <span aria-hidden="true">{dayCount}</span>
        <span className="sr-only">{graceCount}</span>
      </td>
    </tr>
  );
}

function Key({ kind, word }: { kind: DayKind; word: string }) {
  return (
    <span className="inline-flex items-end gap-2">
      <i className={`mb-1 rounded-[1px] forced-color-adjust-none ${LOOKS[kind]}`} />
      {word}
    </span>
  );
}

const at = (month: string): number => Date.parse(`${month}-01`);
const SHORT = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const NAME = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

function describe(months: readonly Month[]): string {
  const counted = months.reduce((sum, { dayCount }) => sum + dayCount, 0);
  if (counted === 0) return "Each day on which you read or pray draws a stroke here.";
  const fullest = months.reduce((best, one) => (one.dayCount >= best.dayCount ? one : best));
  const sum = `${countDays(counted)} in the last twelve months`;
  return months.length === 1
    ? `${sum}.`
    : `${sum}; the most, ${fullest.dayCount}, in ${NAME.format(at(fullest.month))}.`;
}
