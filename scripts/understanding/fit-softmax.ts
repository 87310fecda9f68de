// Fits linear weights by stochastic gradient descent (AdaGrad): in seconds to a
// minute, and the same at each run, since the order is drawn from a seed.
import { toShares, valuesOf } from "../../src/understanding/situation/linear-model.ts";

export interface Row {
  readonly components: Float32Array;
  /** Numbers of the features. */
  readonly features: readonly number[];
  /** For each head the classes of which one is right; none where the row says nothing of it. */
  readonly right: readonly (readonly number[])[];
  readonly weight: number;
}

export interface Fitting {
  /** How many classes each head has. */
  readonly heads: readonly number[];
  readonly features: number;
  readonly isSign: (feature: number) => boolean;
  /** Weights to begin with, by feature and class: what a sign was written for. */
  readonly begin: readonly (readonly [feature: number, cls: number, weight: number])[];
  readonly epochs: number;
  readonly rate: number;
  /** Pulls the weights on vectors, and on features, towards nought. */
  readonly decay: readonly [number, number];
  /** So much of the features is left out at each step, so that none is relied on alone. */
  readonly dropout: number;
}

export interface Weights {
  readonly bias: Float32Array;
  /** Class after class. */
  readonly components: Float32Array;
  /** Feature after feature. */
  readonly features: Float32Array;
}

export function fitSoftmax(rows: readonly Row[], fitting: Fitting): Weights {
  const classes = fitting.heads.reduce((so, size) => so + size, 0);
  const width = rows[0]?.components.length ?? 0;
  const weights: Weights = {
    bias: new Float32Array(classes),
    components: new Float32Array(classes * width),
    features: new Float32Array(fitting.features * classes),
  };
  const squares = {
    bias: new Float32Array(classes).fill(0.1),
    components: new Float32Array(classes * width).fill(1e-4),
    features: new Float32Array(fitting.features * classes).fill(1e-3),
  };
  for (const [feature, c, weight] of fitting.begin)
    weights.features[feature * classes + c] = weight;
  const random = drawFrom(7);
  const order = rows.map((_, index) => index);
  const BATCH = 16;
  const errors = Array.from({ length: BATCH }, () => new Float32Array(classes));
  const gradient = new Float32Array(width);
  for (let epoch = 0; epoch < fitting.epochs; epoch++) {
    shuffle(order, random);
    const rate = fitting.rate * (1 - (0.9 * epoch) / fitting.epochs);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH).map((index) => rows[index] as Row);
      const kept = batch.map(({ features }) => features.filter(() => random() >= fitting.dropout));
      batch.forEach((row, at) => {
        setErrors(errors[at] as Float32Array, weights, row, kept[at] as number[], fitting, classes);
      });
      for (let c = 0; c < classes; c++) {
        gradient.fill(0);
        let biasGradient = 0;
        batch.forEach(({ components }, at) => {
          const error = errors[at]![c]!;
          biasGradient += error;
          if (Math.abs(error) < 1e-4) return;
          for (let i = 0; i < width; i++) gradient[i]! += error * components[i]!;
        });
        squares.bias[c]! += biasGradient ** 2;
        weights.bias[c]! -= (rate * biasGradient) / Math.sqrt(squares.bias[c]!);
        const from = c * width;
        for (let i = 0; i < width; i++) {
          const slope = gradient[i]! + fitting.decay[0] * weights.components[from + i]!;
          squares.components[from + i]! += slope * slope;
          weights.components[from + i]! -=
            (rate * slope) / Math.sqrt(squares.components[from + i]!);
        }
      }
      batch.forEach((_, at) => {
        const values = valuesOf(kept[at]!, fitting.isSign);
        kept[at]!.forEach((feature, index) => {
          const value = values[index]!;
          const decay = fitting.isSign(feature) ? 0 : fitting.decay[1];
          const from = feature * classes;
          for (let c = 0; c < classes; c++) {
            const slope = errors[at]![c]! * value + decay * weights.features[from + c]!;
            squares.features[from + c]! += slope * slope;
            weights.features[from + c]! -= (rate * slope) / Math.sqrt(squares.features[from + c]!);
          }
        });
      });
    }
  }
  return weights;
}

/** What the weights give, without a temperature. */
export function scoreRow(
  weights: Weights,
  components: Float32Array,
  features: readonly number[],
  isSign: (feature: number) => boolean,
): Float32Array {
  const scores = Float32Array.from(weights.bias);
  const width = components.length;
  for (let c = 0; c < scores.length; c++) {
    let sum = 0;
    const from = c * width;
    for (let i = 0; i < width; i++) sum += weights.components[from + i]! * components[i]!;
    scores[c]! += sum;
  }
  const values = valuesOf(features, isSign);
  features.forEach((feature, index) => {
    const from = feature * scores.length;
    const value = values[index]!;
    for (let c = 0; c < scores.length; c++) scores[c]! += value * weights.features[from + c]!;
  });
  return scores;
}

function setErrors(
  errors: Float32Array,
  weights: Weights,
  row: Row,
  features: readonly number[],
  { heads, isSign }: Fitting,
  classes: number,
): void {
  const scores = scoreRow(weights, row.components, features, isSign);
  errors.fill(0, 0, classes);
  let start = 0;
  heads.forEach((size, head) => {
    const right = row.right[head] ?? [];
    if (right.length > 0) {
      const shares = toShares(scores.subarray(start, start + size), 1);
      const inRight = right.reduce((sum, c) => sum + shares[c]!, 0);
      for (let c = 0; c < size; c++) errors[start + c] = row.weight * shares[c]!;
      for (const c of right) errors[start + c]! -= row.weight * (shares[c]! / inRight);
    }
    start += size;
  });
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}

/** Mulberry32. */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
