// How well known each verse is, worked out from how often others point to it and
// from the lines that people quote. Runs on the server and on a device.
import type { LineIndex } from "./line-index.ts";

/** What a verse gains for the most cross references, and for a line that people quote. */
const REFERENCES_GAIN = 0.3;
const LINE_GAIN = 0.6;

/** Of a verse that is quoted in the very words of the query. */
const SAME_LINE_WEIGHT = 3;

/** By ordinal, from 1 for a verse that nothing points to. */
export function weighFame(inDegrees: Uint16Array, lines: LineIndex): Float32Array {
  const most = Math.log1p(inDegrees.reduce((best, degree) => Math.max(best, degree), 1));
  return Float32Array.from(
    inDegrees,
    (degree, ordinal) =>
      1 + (REFERENCES_GAIN * Math.log1p(degree)) / most + (lines.has(ordinal) ? LINE_GAIN : 0),
  );
}

/** The same, and more for a verse whose line the query is. */
export function favourLine(fame: Float32Array, lines: LineIndex, query: string): Float32Array {
  const same = lines.find(query).filter(({ isSame }) => isSame);
  if (same.length === 0) return fame;
  const own = fame.slice();
  for (const { key } of same) own[key]! *= SAME_LINE_WEIGHT;
  return own;
}
