// Cross references as a witness: the best verses lend some of their weight to
// the verses that cross references join to them.
import type { ArtifactSections } from "./document-index.ts";
import { WEIGHTS } from "./weights.ts";

export interface Neighbours {
  readonly starts: Uint32Array;
  readonly ordinals: Uint16Array;
}

/** Verses that cross references join to each, in either direction. */
export function openNeighbours(data: ArtifactSections): Neighbours {
  return {
    starts: data.array("meaning/neighbour-starts", "u32"),
    ordinals: data.array("meaning/neighbours", "u16"),
  };
}

/** The best verses lend to their neighbours; answers which of them lent each the most. */
export function spread(
  { neighbours, spreadDivisor }: { neighbours: Neighbours; spreadDivisor: Float32Array },
  total: Float32Array,
): Map<number, number> {
  const best = takeBest(total, WEIGHTS.spreadFrom);
  const lent = new Map<number, number>();
  const lender = new Map<number, number>();
  for (const from of best) {
    for (let at = neighbours.starts[from]!; at < neighbours.starts[from + 1]!; at++) {
      const to = neighbours.ordinals[at]!;
      lent.set(to, (lent.get(to) ?? 0) + total[from]!);
      // `best` falls, so the first to lend lends the most.
      if (!lender.has(to)) lender.set(to, from);
    }
  }
  let most = 0;
  for (const [to, sum] of lent) {
    const share = sum / spreadDivisor[to]!;
    lent.set(to, share);
    most = Math.max(most, share);
  }
  const scale = most > 0 ? (WEIGHTS.spread * (total[best[0] ?? 0] ?? 0)) / most : 0;
  for (const [to, share] of lent) total[to]! += share * scale;
  return lender;
}

/** Ordinals of the highest values above 0, highest first, ties in canonical order. */
export function takeBest(values: Float32Array, count: number): number[] {
  const best: number[] = [];
  // What a value must exceed to be among the best: nearly all are turned away here.
  let floor = 0;
  for (let ordinal = 1; ordinal < values.length; ordinal++) {
    const value = values[ordinal]!;
    if (value <= floor) continue;
    let at = best.length < count ? best.push(ordinal) - 1 : count - 1;
    while (at > 0 && values[best[at - 1]!]! < value) {
      best[at] = best[at - 1]!;
      at--;
    }
    best[at] = ordinal;
    if (best.length === count) floor = values[best[count - 1]!]!;
  }
  return best;
}
