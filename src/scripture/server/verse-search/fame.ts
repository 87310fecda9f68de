// How well known each verse is: what the corpus holds of it, and what people quote.
import type { Corpus } from "../corpus.ts";
import { wellKnownLines } from "./well-known-lines.ts";

/** What a verse gains for the most cross references, and for a line that people quote. */
const REFERENCES_GAIN = 0.3;
const LINE_GAIN = 0.6;

const weights = new WeakMap<Corpus, Float32Array>();

/** Of a verse that is quoted in the very words of the query. */
const SAME_LINE_WEIGHT = 3;

/** By ordinal, from 1 for a verse that nothing points to; more for one whose line the query is. */
export function fameFor(corpus: Corpus, query: string): Float32Array {
  const fame = fameOf(corpus);
  const same = wellKnownLines.find(query).filter(({ isSame }) => isSame);
  if (same.length === 0) return fame;
  const own = fame.slice();
  for (const { key } of same) own[key]! *= SAME_LINE_WEIGHT;
  return own;
}

/** By ordinal, from 1 for a verse that nothing points to. */
export function fameOf(corpus: Corpus): Float32Array {
  const known = weights.get(corpus);
  if (known) return known;
  const { inDegrees } = corpus.crossReferences;
  const most = Math.log1p(inDegrees.reduce((best, degree) => Math.max(best, degree), 1));
  const fame = Float32Array.from(
    inDegrees,
    (degree, ordinal) =>
      1 +
      (REFERENCES_GAIN * Math.log1p(degree)) / most +
      (wellKnownLines.has(ordinal) ? LINE_GAIN : 0),
  );
  weights.set(corpus, fame);
  return fame;
}
