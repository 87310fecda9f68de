// Divides verses, in the order in which they are to be read, into days that are
// about equally long and end where the text makes a pause.
import { Pause, type Pauses } from "./pauses.ts";

// A day ends at most this part of a day's measure from where exact division
// would end it, so that no day is longer than 1.8 times the measure.
const REACH = 0.4;
const CANDIDATES_A_DAY = 16;
// What ending a day there costs, in squares of a day's measure. Within reach a
// chapter's end always wins over a section's, and that over a paragraph's.
const COST: Readonly<Record<Pause, number>> = {
  [Pause.Chapter]: 0,
  [Pause.Section]: 0.7,
  [Pause.Paragraph]: 0.85,
  [Pause.None]: 2,
};

/**
 * @param ordinals the verses in reading order, each once
 * @param days whole, from 1
 * @returns `days + 1` rising indexes into `ordinals`: day `n` (from 0) reads from
 *   index `n` up to index `n + 1`. No day is empty unless there are fewer verses
 *   than days; then some days have none.
 */
export function divideEvenly(
  ordinals: ArrayLike<number>,
  days: number,
  pauses: Pauses,
): readonly number[] {
  const count = ordinals.length;
  if (count < days) {
    return Array.from({ length: days + 1 }, (_, day) => Math.floor((day * count) / days));
  }
  const measure = count / days;
  const costAt = (index: number): number => {
    const ordinal = ordinals[index] as number;
    // Where the order leaves the Bible's own, a new passage begins.
    const isNewPassage = ordinal !== (ordinals[index - 1] as number) + 1;
    return isNewPassage ? 0 : COST[pauses[ordinal] as Pause];
  };

  // The cheapest way to each place where a day may end, day by day.
  let places: readonly Place[] = [{ index: 0, cost: 0, before: undefined }];
  for (let day = 1; day < days; day++) {
    const ends = findEnds(day, measure, count, costAt);
    places = ends
      .map(({ index, cost }) => {
        let best: Place | undefined;
        for (const before of places) {
          if (before.index >= index) continue;
          const total = before.cost + cost + strain(index - before.index, measure);
          if (!best || total < best.cost) best = { index, cost: total, before };
        }
        return best;
      })
      .filter((place) => place !== undefined);
  }

  let last: Place | undefined;
  for (const before of places) {
    const total = before.cost + strain(count - before.index, measure);
    if (!last || total < last.cost) last = { index: count, cost: total, before };
  }
  const indexes: number[] = [];
  for (let place = last; place; place = place.before) indexes.push(place.index);
  return indexes.reverse();
}

interface Place {
  readonly index: number;
  /** Of the whole way from the beginning. */
  readonly cost: number;
  readonly before: Place | undefined;
}

/** How far a day is from the measure, squared. */
const strain = (size: number, measure: number): number => (size / measure - 1) ** 2;

/** The best places for a day to end, rising. Exact division is always among them, so that there is a way. */
function findEnds(
  day: number,
  measure: number,
  count: number,
  costAt: (index: number) => number,
): readonly { readonly index: number; readonly cost: number }[] {
  const exact = day * measure;
  const first = Math.max(1, Math.ceil(exact - REACH * measure));
  const last = Math.min(count - 1, Math.floor(exact + REACH * measure));
  const fallback = Math.floor(exact);
  const found: { index: number; cost: number; worth: number }[] = [];
  for (let index = Math.min(first, fallback); index <= Math.max(last, fallback); index++) {
    const cost = costAt(index);
    const worth = index === fallback ? -1 : cost + 2 * ((index - exact) / measure) ** 2;
    found.push({ index, cost, worth });
  }
  if (found.length > CANDIDATES_A_DAY) {
    found.sort((a, b) => a.worth - b.worth);
    found.length = CANDIDATES_A_DAY;
    found.sort((a, b) => a.index - b.index);
  }
  return found;
}
