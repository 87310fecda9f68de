// Softmax regression: a weight for every feature and class, kept small.
import { minimise } from "./minimise.ts";

/** A sentence as numbers: some always there, of the others only those that are. */
export interface Row {
  readonly dense: Float32Array;
  readonly keys: Uint32Array;
  readonly values: Float32Array;
  readonly label: number;
  readonly weight: number;
}

interface Size {
  readonly classes: number;
  readonly dense: number;
  readonly sparse: number;
}

/** @returns feature after feature, a weight for each class; where a class starts stands last */
export function trainClasses(
  rows: readonly Row[],
  { classes, dense, sparse }: Size,
  strength: number,
  steps: number,
): Float64Array {
  const start = (dense + sparse) * classes;
  const sums = new Float64Array(classes);
  const errors = new Float64Array(classes);
  return minimise(
    (weights, slope) => {
      let height = 0;
      for (let index = 0; index < start; index++) {
        const weight = weights[index]!;
        height += 0.5 * weight * weight;
        slope[index] = weight;
      }
      for (const row of rows) {
        for (let at = 0; at < classes; at++) sums[at] = weights[start + at]!;
        for (let index = 0; index < dense; index++) {
          const value = row.dense[index]!;
          const place = index * classes;
          for (let at = 0; at < classes; at++) sums[at]! += value * weights[place + at]!;
        }
        for (let index = 0; index < row.keys.length; index++) {
          const value = row.values[index]!;
          const place = (dense + row.keys[index]!) * classes;
          for (let at = 0; at < classes; at++) sums[at]! += value * weights[place + at]!;
        }
        let most = sums[0]!;
        for (let at = 1; at < classes; at++) if (sums[at]! > most) most = sums[at]!;
        let all = 0;
        for (let at = 0; at < classes; at++) all += Math.exp(sums[at]! - most);
        const step = strength * row.weight;
        height += step * (Math.log(all) + most - sums[row.label]!);
        for (let at = 0; at < classes; at++) {
          errors[at] = (step * Math.exp(sums[at]! - most)) / all;
        }
        errors[row.label]! -= step;
        for (let index = 0; index < dense; index++) {
          const value = row.dense[index]!;
          const place = index * classes;
          for (let at = 0; at < classes; at++) slope[place + at]! += value * errors[at]!;
        }
        for (let index = 0; index < row.keys.length; index++) {
          const value = row.values[index]!;
          const place = (dense + row.keys[index]!) * classes;
          for (let at = 0; at < classes; at++) slope[place + at]! += value * errors[at]!;
        }
        for (let at = 0; at < classes; at++) slope[start + at]! += errors[at]!;
      }
      return height;
    },
    start + classes,
    steps,
  );
}
