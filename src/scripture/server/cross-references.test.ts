import { expect, test } from "vitest";
import { openCrossReferences } from "./cross-references.ts";

// Verse 1 points to 7 and to 3–4, verse 2 to nothing, verse 3 to 1.
const references = openCrossReferences({
  starts: Uint32Array.of(0, 0, 2, 2, 3),
  ranges: Uint16Array.of(7, 7, 3, 4, 1, 1),
  inDegrees: Uint16Array.of(0, 1, 0, 1, 1),
});

test.each([
  [
    1,
    [
      { start: 7, end: 7 },
      { start: 3, end: 4 },
    ],
  ],
  [2, []],
  [3, [{ start: 1, end: 1 }]],
  [0, []],
  [99_999, []],
])("verse %i points to its ranges in their order", (ordinal, ranges) => {
  expect(references.of(ordinal)).toEqual(ranges);
});
