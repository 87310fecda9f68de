// A linear model over a sentence's vectors and named features, as its file has
// it: how many bytes the header takes (four bytes), the header (JSON), then the
// weights as signed bytes, each row with a scale of its own.

import type { Thresholds } from "./decide.ts";

export interface ModelHeader {
  /** What the model tells apart; `heads` says which belong together. */
  readonly classes: readonly string[];
  /** Consecutive classes whose shares add up to one. */
  readonly heads: readonly { readonly size: number; readonly temperature: number }[];
  /** Components of the vectors, end to end. */
  readonly components: number;
  readonly features: readonly string[];
  readonly bias: readonly number[];
  /** The largest weight of each class on the vectors. */
  readonly componentScales: readonly number[];
  /** The largest weight of each feature. */
  readonly featureScales: readonly number[];
  /** Shares from which something is said to be so. */
  readonly thresholds: Thresholds;
}

export interface LinearModel {
  readonly header: ModelHeader;
  knows(feature: string): boolean;
  /** For each head the shares of its classes. */
  weigh(components: Float32Array, features: Iterable<string>): Float64Array[];
}

const STEPS = 127;

export function writeModel(
  header: Omit<ModelHeader, "componentScales" | "featureScales">,
  /** Class after class. */
  componentWeights: Float32Array,
  /** Feature after feature. */
  featureWeights: Float32Array,
): Uint8Array {
  const [components, componentScales] = quantise(componentWeights, header.components);
  const [features, featureScales] = quantise(featureWeights, header.classes.length);
  const full: ModelHeader = { ...header, componentScales, featureScales };
  const text = Buffer.from(JSON.stringify(full));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([
    length,
    text,
    Buffer.from(components.buffer),
    Buffer.from(features.buffer),
  ]);
}

function quantise(weights: Float32Array, rowSize: number): [Int8Array, number[]] {
  const scales: number[] = [];
  const bytes = new Int8Array(weights.length);
  for (let start = 0; start < weights.length; start += rowSize) {
    const row = weights.subarray(start, start + rowSize);
    const most = row.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0) || 1;
    const scale = Number(most.toPrecision(4));
    scales.push(scale);
    row.forEach((weight, at) => {
      bytes[start + at] = Math.max(-STEPS, Math.min(STEPS, Math.round((weight / scale) * STEPS)));
    });
  }
  return [bytes, scales];
}

export function readModel(file: Uint8Array): LinearModel {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const headerSize = view.readUInt32LE(0);
  const header = JSON.parse(view.toString("utf8", 4, 4 + headerSize)) as ModelHeader;
  const { classes, heads, components, features, bias, componentScales, featureScales } = header;
  const bytes = new Int8Array(view.buffer, view.byteOffset + 4 + headerSize);
  const featuresFrom = classes.length * components;
  const rowOf = new Map(features.map((name, row) => [name, row]));
  return {
    header,
    knows: (feature) => rowOf.has(feature),
    weigh: (vector, names) => {
      const scores = Float64Array.from(bias);
      for (let at = 0; at < classes.length; at++) {
        let sum = 0;
        const start = at * components;
        for (let i = 0; i < components; i++) sum += vector[i]! * bytes[start + i]!;
        scores[at]! += (sum * componentScales[at]!) / STEPS;
      }
      const rows = [...names].flatMap((name) => rowOf.get(name) ?? []);
      const values = valuesOf(rows, (row) => isSign(features[row]!));
      rows.forEach((row, index) => {
        const start = featuresFrom + row * classes.length;
        const by = (featureScales[row]! * values[index]!) / STEPS;
        for (let at = 0; at < classes.length; at++) scores[at]! += bytes[start + at]! * by;
      });
      let start = 0;
      return heads.map(({ size, temperature }) => {
        const shares = toShares(scores.subarray(start, start + size), temperature);
        start += size;
        return shares;
      });
    },
  };
}

export const isSign = (feature: string): boolean => feature.startsWith("! ");

/** Each counts for less where there are many: a long text is not surer than a short one. */
export function valuesOf(rows: readonly number[], isSignRow: (row: number) => boolean): number[] {
  const signs = rows.filter(isSignRow).length;
  const word = 1 / Math.sqrt(Math.max(4, rows.length - signs));
  const sign = Math.max(1, signs) ** -0.3;
  return rows.map((row) => (isSignRow(row) ? sign : word));
}

/** Softmax; a temperature above 1 makes it less sure. */
export function toShares(scores: ArrayLike<number>, temperature: number): Float64Array {
  const scaled = Float64Array.from(scores, (score) => score / temperature);
  const most = Math.max(...scaled);
  const shares = scaled.map((score) => Math.exp(score - most));
  const sum = shares.reduce((so, share) => so + share, 0);
  return shares.map((share) => share / sum);
}

/** Of the title, and of all that was written: half and half. */
export const joinVectors = (title: Float32Array, whole: Float32Array): Float32Array =>
  title.map((component, at) => (component + whole[at]!) / 2);
