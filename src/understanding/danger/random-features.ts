// A kernel of sentences, approximated: cosines of random directions, so that
// sentences near to a training sentence are judged like it. The directions come
// from a fixed seed and need not be stored.
import { SENTENCE_SIZE } from "#src/scripture/server/meaning/sentence-encoder.ts";

export const RANDOM_FEATURES = 512;
/** How quickly likeness falls with distance between unit vectors. */
const GAMMA = 2;

/** Mulberry32: the same numbers on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function makeDirections(): { directions: Float32Array; phases: Float32Array } {
  const random = seededRandom(1_517);
  const directions = new Float32Array(RANDOM_FEATURES * SENTENCE_SIZE);
  const spread = Math.sqrt(2 * GAMMA);
  for (let at = 0; at < directions.length; at += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - random())) * spread;
    const angle = 2 * Math.PI * random();
    directions[at] = radius * Math.cos(angle);
    directions[at + 1] = radius * Math.sin(angle);
  }
  const phases = Float32Array.from({ length: RANDOM_FEATURES }, () => 2 * Math.PI * random());
  return { directions, phases };
}

let made: ReturnType<typeof makeDirections> | undefined;

/** @param vector of unit length */
export function readRandomFeatures(vector: Float32Array): Float32Array {
  made ??= makeDirections();
  const { directions, phases } = made;
  const features = new Float32Array(RANDOM_FEATURES);
  const scale = Math.sqrt(2 / RANDOM_FEATURES);
  for (let row = 0; row < RANDOM_FEATURES; row++) {
    let sum = phases[row]!;
    const start = row * SENTENCE_SIZE;
    for (let at = 0; at < SENTENCE_SIZE; at++) sum += directions[start + at]! * vector[at]!;
    features[row] = Math.cos(sum) * scale;
  }
  return features;
}
