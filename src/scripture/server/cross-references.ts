// Which passages speak to a verse, strongest first, and how many verses point
// to it. The corpus ranks them when it is built.
import type { OrdinalRange } from "../versification.ts";

export interface CrossReferenceData {
  /** The ranges of verse `i` lie between `starts[i]` and `starts[i + 1]`. */
  readonly starts: Uint32Array;
  /** First and last ordinal of each range, alternating. */
  readonly ranges: Uint16Array;
  readonly inDegrees: Uint16Array;
}

export interface CrossReferences {
  /** Passages that a verse points to, strongest first; none for most verses of a list of names. */
  of(ordinal: number): readonly OrdinalRange[];
  /** How many verses point to each, by ordinal. */
  readonly inDegrees: Uint16Array;
}

export function openCrossReferences(data: CrossReferenceData): CrossReferences {
  const { starts, ranges, inDegrees } = data;
  return {
    inDegrees,
    of: (ordinal) => {
      const from = starts[ordinal] ?? 0;
      const to = starts[ordinal + 1] ?? from;
      return Array.from({ length: to - from }, (_, index) => ({
        start: ranges[2 * (from + index)]!,
        end: ranges[2 * (from + index) + 1]!,
      }));
    },
  };
}
