import { expect, test } from "vitest";
import { extendRenderings } from "./extend-renderings.ts";
import type { ParsedText } from "./parse/parsed-text.ts";

const CASES: [verse: string, numbered: number, supplied: [number, number][], rendering: string][] =
  [
    ["him an help meet for him", 3, [], "help meet"],
    ["that thou stir up the gift of God", 3, [], "stir up"],
    ["and brought forth", 2, [], "brought forth"],
    // A number of its own, a stop, and words that were supplied end the rendering.
    ["every living thing", 2, [], "living thing"],
    ["and he went, away", 3, [], "away"],
    ["and the creeping thing", 3, [[8, 16]], "thing"],
    // Other words bear their number alone.
    ["In the beginning", 2, [], "beginning"],
  ];

test.each(CASES)("“%s”: the number on word %i", (text, word, supplied, rendering) => {
  const verse = { text, supplied } as unknown as ParsedText[number];
  const extended = extendRenderings(
    {
      ordinals: Uint16Array.of(1),
      firstWords: Uint8Array.of(word),
      wordCounts: Uint8Array.of(1),
      numbers: Uint16Array.of(1),
      roles: Uint8Array.of(0),
    },
    [verse, verse],
  );
  const first = extended.firstWords[0]!;
  const words = text.split(" ").slice(first, first + extended.wordCounts[0]!);
  expect(words.join(" ").replace(/[,.]/g, "")).toBe(rendering);
});
