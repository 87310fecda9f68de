// From examples to the weights that the product reads: features that come often
// enough, weighted by how much they tell danger from the rest, in one byte each.
import { SENTENCE_SIZE } from "../../src/scripture/server/meaning/sentence-encoder.ts";
import { DANGERS } from "../../src/understanding/contract.ts";
import {
  CLASSES,
  type DangerModel,
  GROUPS,
  type Group,
  hashFeature,
  readDenseFeatures,
  voiceOf,
  type WordFeatures,
} from "../../src/understanding/danger/danger-model.ts";
import { RANDOM_FEATURES } from "../../src/understanding/danger/random-features.ts";
import { type Row, trainClasses } from "./train-classes.ts";

export interface Example {
  readonly features: WordFeatures;
  readonly vector: Float32Array;
  /** An index of `CLASSES`. */
  readonly label: number;
  readonly weight: number;
}

/** Rarer features are left out. */
const LEAST: Readonly<Record<Group, number>> = { words: 3, pieces: 4, phrases: 2 };
const STRENGTH = 3;
const STEPS = 40;
const DENSE = SENTENCE_SIZE + RANDOM_FEATURES;

export function trainModel(examples: readonly Example[]): DangerModel {
  const tables = new Map(GROUPS.map((group) => [group, countFeatures(examples, group)]));
  const offsets = new Map<Group, number>();
  let sparse = 0;
  for (const group of GROUPS) {
    offsets.set(group, sparse);
    sparse += tables.get(group)!.keys.length;
  }
  const rows = examples.map((example): Row => {
    const keys: number[] = [];
    const values: number[] = [];
    for (const group of GROUPS) {
      const { places, tells } = tables.get(group)!;
      const known = [...new Set([...example.features[group]].map(hashFeature))].flatMap(
        (hash) => places.get(hash) ?? [],
      );
      const value = voiceOf(group, known.length);
      for (const place of known) {
        keys.push(offsets.get(group)! + place);
        values.push(value * tells[place]!);
      }
    }
    return {
      dense: readDenseFeatures(example.vector),
      keys: Uint32Array.from(keys),
      values: Float32Array.from(values),
      label: example.label,
      weight: example.weight,
    };
  });
  const size = { classes: CLASSES.length, dense: DENSE, sparse };
  const weights = trainClasses(rows, size, STRENGTH, STEPS);
  const columnOf = (at: number, first: number, count: number): Float64Array =>
    Float64Array.from(
      { length: count },
      (_, index) => weights[(first + index) * CLASSES.length + at]!,
    );
  const dense = CLASSES.map((_, at) => toBytes(columnOf(at, 0, DENSE)));
  const groups = Object.fromEntries(
    GROUPS.map((group) => {
      const { keys, tells } = tables.get(group)!;
      const first = DENSE + offsets.get(group)!;
      const columns = CLASSES.map((_, at) =>
        toBytes(columnOf(at, first, keys.length).map((weight, place) => weight * tells[place]!)),
      );
      const bytes = new Int8Array(keys.length * CLASSES.length);
      columns.forEach((column, at) => {
        column.bytes.forEach((byte, place) => {
          bytes[place * CLASSES.length + at] = byte;
        });
      });
      return [group, { keys, weights: bytes, scales: columns.map(({ scale }) => scale) }];
    }),
  ) as unknown as DangerModel["groups"];
  const denseWeights = new Int8Array(CLASSES.length * DENSE);
  dense.forEach(({ bytes }, at) => {
    denseWeights.set(bytes, at * DENSE);
  });
  return {
    dense: DENSE,
    denseWeights,
    denseScales: dense.map(({ scale }) => scale),
    starts: [...weights.subarray(-CLASSES.length)],
    groups,
    thresholds: { danger: 0, said: 0, perhaps: 0 },
  };
}

/** Known features of a group in order of their hash, with how much each tells of danger. */
function countFeatures(examples: readonly Example[], group: Group) {
  const counts = new Map<number, { danger: number; other: number }>();
  for (const { features, label } of examples) {
    for (const hash of new Set([...features[group]].map(hashFeature))) {
      const count = counts.get(hash) ?? { danger: 0, other: 0 };
      if (label < DANGERS.length) count.danger++;
      else count.other++;
      counts.set(hash, count);
    }
  }
  const kept = [...counts]
    .filter(([, { danger, other }]) => danger + other >= LEAST[group])
    .sort(([one], [other]) => one - other);
  const danger = kept.reduce((sum, [, count]) => sum + count.danger + 1, 0);
  const other = kept.reduce((sum, [, count]) => sum + count.other + 1, 0);
  return {
    keys: Uint32Array.from(kept, ([hash]) => hash),
    places: new Map(kept.map(([hash], place) => [hash, place] as const)),
    tells: kept.map(([, count]) =>
      group === "phrases"
        ? 1
        : Math.abs(Math.log((count.danger + 1) / danger / ((count.other + 1) / other))) + 0.1,
    ),
  };
}

function toBytes(weights: Float64Array): { bytes: Int8Array; scale: number } {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = most / 127 || 1;
  return { bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}
