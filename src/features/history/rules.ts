// Visits as one list.

import type { Visit } from "./contract.ts";

/** A chapter for each day of eighty years. */
export const VISITS_MAX = 30_000;
export const VISITS_AT_ONCE_MAX = 200;
/** How many of the latest are listed. */
export const VISITS_LISTED = 300;

/** One chapter on one day is one visit. */
export const nameVisit = ({ day, chapter }: Visit): string => `${day} ${chapter}`;

/** Of the same visit seen twice: the later place, and finished once it ever was. */
const mergeVisits = (one: Visit, other: Visit): Visit => ({
  ...(other.at >= one.at ? other : one),
  isFinished: one.isFinished || other.isFinished,
});

/** The latest first. */
export function joinVisits(...lists: readonly (readonly Visit[])[]): Visit[] {
  const joined = new Map<string, Visit>();
  for (const visit of lists.flat()) {
    const known = joined.get(nameVisit(visit));
    joined.set(nameVisit(visit), known ? mergeVisits(known, visit) : visit);
  }
  return [...joined.values()].sort((one, other) => other.at.localeCompare(one.at));
}
