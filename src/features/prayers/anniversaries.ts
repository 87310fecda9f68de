// The day on which a prayer was answered, years later. Pure.
import { Temporal } from "temporal-polyfill";

/** How far back is looked, so that days on which nobody looked are made up for. */
export const LOOK_BACK_DAYS = 2;

export interface Anniversary {
  readonly years: number;
  /** The local date that it falls on. */
  readonly on: string;
}

/**
 * Whether a prayer that was answered on one local date has its day today, or
 * had it within the days looked back to. A 29 February is remembered on the
 * 28th where there is none.
 */
export function findAnniversary(answeredOn: string, today: string): Anniversary | undefined {
  const answered = Temporal.PlainDate.from(answeredOn);
  const now = Temporal.PlainDate.from(today);
  // Early in January it may lie in the year before.
  for (const years of [now.year - answered.year, now.year - answered.year - 1]) {
    if (years < 1) continue;
    const on = answered.add({ years });
    const past = on.until(now, { largestUnit: "day" }).days;
    if (past >= 0 && past <= LOOK_BACK_DAYS) return { years, on: on.toString() };
  }
  return undefined;
}
