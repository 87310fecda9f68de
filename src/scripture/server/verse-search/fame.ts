// How well known each verse is: what the corpus holds of it, and what people quote.
import type { Corpus } from "../corpus.ts";
import { favourLine, weighFame } from "./weigh-fame.ts";
import { wellKnownLines } from "./well-known-lines.ts";

const weights = new WeakMap<Corpus, Float32Array>();

/** By ordinal, from 1 for a verse that nothing points to; more for one whose line the query is. */
export const fameFor = (corpus: Corpus, query: string): Float32Array =>
  favourLine(fameOf(corpus), wellKnownLines, query);

/** By ordinal, from 1 for a verse that nothing points to. */
export function fameOf(corpus: Corpus): Float32Array {
  const known = weights.get(corpus);
  if (known) return known;
  const fame = weighFame(corpus.crossReferences.inDegrees, wellKnownLines);
  weights.set(corpus, fame);
  return fame;
}
