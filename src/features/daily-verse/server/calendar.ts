// What we have written for each day of the year, and for the feasts that move.
import january from "#content/daily-verses/01-january.json" with { type: "json" };
import february from "#content/daily-verses/02-february.json" with { type: "json" };
import march from "#content/daily-verses/03-march.json" with { type: "json" };
import april from "#content/daily-verses/04-april.json" with { type: "json" };
import may from "#content/daily-verses/05-may.json" with { type: "json" };
import june from "#content/daily-verses/06-june.json" with { type: "json" };
import july from "#content/daily-verses/07-july.json" with { type: "json" };
import august from "#content/daily-verses/08-august.json" with { type: "json" };
import september from "#content/daily-verses/09-september.json" with { type: "json" };
import october from "#content/daily-verses/10-october.json" with { type: "json" };
import november from "#content/daily-verses/11-november.json" with { type: "json" };
import december from "#content/daily-verses/12-december.json" with { type: "json" };
import movableFeasts from "#content/daily-verses/movable-feasts.json" with { type: "json" };
import { findMovableFeast } from "../rules.ts";

export interface WrittenDay {
  readonly reference: string;
  readonly theme: string;
  readonly reflection: string;
  /** What the churches celebrate on the day. */
  readonly feast?: string;
}

/** By month and day: `11-21`. */
export const WRITTEN_DAYS: ReadonlyMap<string, WrittenDay> = new Map(
  [
    ...january,
    ...february,
    ...march,
    ...april,
    ...may,
    ...june,
    ...july,
    ...august,
    ...september,
    ...october,
    ...november,
    ...december,
  ].map((written: WrittenDay & { day: string }) => [written.day, written]),
);

/** By the feast's key: `easter`. */
export const WRITTEN_FEASTS: ReadonlyMap<string, WrittenDay> = new Map(
  movableFeasts.map((written) => [written.key, written]),
);

/** What is written for a day, `YYYY-MM-DD`. */
export function getWrittenDay(day: string): WrittenDay {
  const feast = findMovableFeast(day);
  const written = (feast && WRITTEN_FEASTS.get(feast)) ?? WRITTEN_DAYS.get(day.slice(5));
  if (!written) throw new Error(`Nothing is written for ${day}`);
  return written;
}
