// L-BFGS: finds the lowest place of a smooth function of many numbers. The same
// steps from the same data, without chance.

type Slope = (at: Float64Array, slope: Float64Array) => number;

const MEMORY = 8;

/** @param evaluate returns the height and fills in the slope */
export function minimise(evaluate: Slope, size: number, steps: number): Float64Array {
  let at = new Float64Array(size);
  let slope = new Float64Array(size);
  let height = evaluate(at, slope);
  const past: { move: Float64Array; turn: Float64Array; scale: number }[] = [];
  for (let step = 0; step < steps; step++) {
    const way = findWay(slope, past);
    const fall = dot(way, slope);
    if (!(fall < 0)) break;
    let length = past.length === 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1;
    let next = at;
    let nextSlope = slope;
    let nextHeight = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries++) {
      next = at.map((value, index) => value + length * way[index]!);
      nextSlope = new Float64Array(size);
      nextHeight = evaluate(next, nextSlope);
      if (nextHeight <= height + 1e-4 * length * fall) break;
      length /= 2;
    }
    const move = next.map((value, index) => value - at[index]!);
    const turn = nextSlope.map((value, index) => value - slope[index]!);
    const bend = dot(move, turn);
    if (bend > 1e-10) {
      past.push({ move, turn, scale: 1 / bend });
      if (past.length > MEMORY) past.shift();
    }
    const gain = height - nextHeight;
    at = next;
    slope = nextSlope;
    height = nextHeight;
    if (gain < 2e-4 * Math.abs(height)) break;
  }
  return at;
}

function findWay(
  slope: Float64Array,
  past: readonly { move: Float64Array; turn: Float64Array; scale: number }[],
): Float64Array {
  const way = slope.map((value) => -value);
  const shares: number[] = [];
  for (let index = past.length - 1; index >= 0; index--) {
    const { move, turn, scale } = past[index]!;
    const share = scale * dot(move, way);
    shares[index] = share;
    addTo(way, turn, -share);
  }
  const last = past.at(-1);
  if (last) {
    const size = 1 / (last.scale * dot(last.turn, last.turn));
    for (let index = 0; index < way.length; index++) way[index]! *= size;
  }
  for (const [index, { move, turn, scale }] of past.entries()) {
    addTo(way, move, shares[index]! - scale * dot(turn, way));
  }
  return way;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

function addTo(target: Float64Array, other: Float64Array, share: number): void {
  for (let at = 0; at < target.length; at++) target[at]! += share * other[at]!;
}
