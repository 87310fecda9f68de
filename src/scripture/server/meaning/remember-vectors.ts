// A request is heard for danger, understood and searched for one after the other,
// and much of it is encoded each time: what was encoded just now is remembered.
import { LRUCache } from "lru-cache";
import type { SentenceEncoder } from "./sentence-encoder.ts";

/** Of two kilobytes each. */
const VECTORS_KEPT = 512;
/** Longer texts are hardly asked for twice. */
const LONGEST_KEY = 1_500;

/** The same encoder, which encodes a text once while it is remembered. */
export function rememberVectors(encoder: SentenceEncoder): SentenceEncoder {
  const known = new LRUCache<string, Float32Array>({ max: VECTORS_KEPT });
  return {
    encode: async (texts) => {
      const found = texts.map((text) => known.get(text));
      const missing = texts.filter((_, at) => !found[at]);
      if (missing.length === 0) return found as Float32Array[];
      const vectors = await encoder.encode(missing);
      // It cannot answer at the moment.
      if (vectors.length < missing.length) return [];
      let next = 0;
      return texts.map((text, at) => {
        const vector = found[at] ?? vectors[next++]!;
        if (text.length <= LONGEST_KEY) known.set(text, vector);
        return vector;
      });
    },
  };
}
