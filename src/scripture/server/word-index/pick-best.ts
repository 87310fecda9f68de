// Picks the best of many: the score that they must reach is found first, by
// counting the scores that fall into each part of the range.
const BUCKETS = 256;
const buckets = new Uint16Array(BUCKETS + 1);
// A score, to about a millionth of the highest possible, and the place in one number.
const SCORE_STEPS = 1 << 20;
const PLACES = 1 << 15;
const keys = new Float64Array(31_104);
const places = new Uint16Array(31_104);

/**
 * The places of the `count` best among the first `size` scores, best first, equals
 * in order; scores closer than a millionth of `highest` are equal. Void at the
 * next call.
 * @param highest what no score exceeds
 */
export function pickBest(
  scores: Float64Array,
  size: number,
  count: number,
  highest: number,
): Uint16Array {
  const least = leastOfBest(scores, size, count, highest);
  const scale = SCORE_STEPS / highest;
  let kept = 0;
  for (let place = 0; place < size; place++) {
    const score = scores[place]!;
    if (score < least) continue;
    keys[kept++] = Math.round(score * scale) * PLACES + (PLACES - 1 - place);
  }
  keys.subarray(0, kept).sort();
  for (let at = 0; at < count; at++) {
    const key = keys[kept - 1 - at]!;
    places[at] = PLACES - 1 - (key - Math.floor(key / PLACES) * PLACES);
  }
  return places;
}

/** A score that at least `count` of the found verses reach, and not many more. */
function leastOfBest(scores: Float64Array, size: number, count: number, highest: number): number {
  if (size <= count) return 0;
  buckets.fill(0);
  const scale = BUCKETS / highest;
  for (let place = 0; place < size; place++) buckets[(scores[place]! * scale) | 0]! += 1;
  let reached = 0;
  let bucket = BUCKETS;
  for (; bucket > 0; bucket--) {
    reached += buckets[bucket]!;
    if (reached >= count) break;
  }
  // A little lower, so that rounding shuts nothing of the bucket out.
  return (bucket - 1e-6) / scale;
}
