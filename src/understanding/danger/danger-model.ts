// The trained half of hearing danger: how likely a text is of each kind, by its
// words and by its vector. `npm run train:danger` writes what is read here.
import { DANGERS, GENTLE_KINDS } from "../contract.ts";
import { readRandomFeatures } from "./random-features.ts";

/** The order of the weights. */
export const CLASSES = [...DANGERS, ...GENTLE_KINDS, "none"] as const;

/** Kinds of features of words, each with weights of its own. */
export const GROUPS = ["words", "pieces", "phrases"] as const;
export type Group = (typeof GROUPS)[number];
export type WordFeatures = Readonly<Record<Group, ReadonlySet<string>>>;

/** How much the vector itself, its likeness to others, and a phrase weigh. */
const VECTOR_SCALE = 2;
const RANDOM_SCALE = 2;
const PHRASE_VALUE = 0.7;

/** Scores from which a box, or a quiet line, is shown. */
export interface Thresholds {
  readonly danger: number;
  /** Where a phrase of danger was heard as well. */
  readonly said: number;
  readonly perhaps: number;
}

export interface DangerModel {
  readonly dense: number;
  /** Class after class. */
  readonly denseWeights: Int8Array;
  readonly denseScales: readonly number[];
  readonly starts: readonly number[];
  readonly groups: Readonly<
    Record<
      Group,
      {
        /** Hashes of the features, in rising order. */
        readonly keys: Uint32Array;
        /** Feature after feature, one weight a class. */
        readonly weights: Int8Array;
        readonly scales: readonly number[];
      }
    >
  >;
  readonly thresholds: Thresholds;
}

/** FNV-1a. */
export function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

export function readDenseFeatures(vector: Float32Array): Float32Array {
  const random = readRandomFeatures(vector);
  const features = new Float32Array(vector.length + random.length);
  for (let at = 0; at < vector.length; at++) features[at] = vector[at]! * VECTOR_SCALE;
  for (let at = 0; at < random.length; at++)
    features[vector.length + at] = random[at]! * RANDOM_SCALE;
  return features;
}

/** What each of the known features of a group counts: many features share one voice. */
export const voiceOf = (group: Group, known: number): number =>
  group === "phrases" ? PHRASE_VALUE : 1 / Math.sqrt(Math.max(1, known));

/** Shares of the classes, together 1. */
export function weighClasses(
  model: DangerModel,
  features: WordFeatures,
  vector: Float32Array,
): Float64Array {
  const sums = Float64Array.from(model.starts);
  const dense = readDenseFeatures(vector);
  for (let at = 0; at < sums.length; at++) {
    let sum = 0;
    const start = at * model.dense;
    for (let index = 0; index < model.dense; index++)
      sum += model.denseWeights[start + index]! * dense[index]!;
    sums[at]! += sum * model.denseScales[at]!;
  }
  for (const group of GROUPS) {
    const { keys, weights, scales } = model.groups[group];
    const places = [...features[group]]
      .map((feature) => findPlace(keys, hashFeature(feature)))
      .filter((place) => place >= 0);
    const value = voiceOf(group, places.length);
    for (const place of places) {
      for (let at = 0; at < sums.length; at++)
        sums[at]! += value * weights[place * sums.length + at]! * scales[at]!;
    }
  }
  const most = Math.max(...sums);
  let all = 0;
  for (let at = 0; at < sums.length; at++) all += sums[at] = Math.exp(sums[at]! - most);
  return sums.map((share) => share / all);
}

/** The logarithm of the odds that a text tells of a danger. */
export function dangerScore(shares: Float64Array): number {
  let danger = 0;
  for (let at = 0; at < DANGERS.length; at++) danger += shares[at]!;
  const certain = Math.min(Math.max(danger, 1e-6), 1 - 1e-6);
  return Math.log(certain / (1 - certain));
}

function findPlace(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle]!;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

interface Head {
  readonly dense: number;
  readonly denseScales: readonly number[];
  readonly starts: readonly number[];
  readonly groups: Readonly<Record<Group, { count: number; scales: readonly number[] }>>;
  readonly thresholds: Thresholds;
}

/** Length of the head, the head as JSON, then the numbers in the order of the model. */
export function writeModel(model: DangerModel): Buffer {
  const head: Head = {
    dense: model.dense,
    denseScales: model.denseScales,
    starts: model.starts,
    groups: {
      words: headOf(model, "words"),
      pieces: headOf(model, "pieces"),
      phrases: headOf(model, "phrases"),
    },
    thresholds: model.thresholds,
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([
    length,
    json,
    bytesOf(model.denseWeights),
    ...GROUPS.flatMap((group) => [
      bytesOf(model.groups[group].keys),
      bytesOf(model.groups[group].weights),
    ]),
  ]);
}

const headOf = (model: DangerModel, group: Group) => ({
  count: model.groups[group].keys.length,
  scales: model.groups[group].scales,
});
const bytesOf = (numbers: Int8Array | Uint32Array): Buffer =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

export function readModel(file: Uint8Array): DangerModel {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 4 + view.getUint32(0, true);
  const { groups, ...head } = JSON.parse(new TextDecoder().decode(file.subarray(4, at))) as Head;
  const take = (bytes: number): ArrayBuffer => {
    // A copy: a Buffer's own `slice` would look into the same memory, and unaligned.
    const some = Uint8Array.from(file.subarray(at, at + bytes));
    at += bytes;
    return some.buffer;
  };
  const denseWeights = new Int8Array(take(head.dense * CLASSES.length));
  const readGroup = (group: Group) => {
    const { count, scales } = groups[group];
    const keys = new Uint32Array(take(count * 4));
    return { keys, weights: new Int8Array(take(count * CLASSES.length)), scales };
  };
  const [words, pieces, phrases] = [readGroup("words"), readGroup("pieces"), readGroup("phrases")];
  return { ...head, denseWeights, groups: { words, pieces, phrases } };
}
