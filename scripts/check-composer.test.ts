import { beforeAll, expect, test } from "vitest";
import { loadSentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { getTestCorpus } from "../tests/support/test-app.ts";
import { checkComposer } from "./check-composer.ts";
import { findSharedSequences, readSequences } from "./composer/shared-sequences.ts";
import { TOPICS } from "./composer/topics.ts";

/** Those that lie so near to each other that they are answered with the same passages. */
const NEIGHBOURS = [
  "my mother died",
  "grief",
  "miscarriage",
  "widowhood",
  "broken heart",
  "abuse in the family",
];
const SAMPLES: readonly (readonly [name: string, topics: readonly string[], run: string])[] = [
  ["a fair sample", TOPICS.slice(0, 10), ""],
  ["neighbours, drawn once", NEIGHBOURS, "d"],
  ["neighbours, drawn again", NEIGHBOURS, "j"],
];
const PIECES_EACH = 5;
const results: Awaited<ReturnType<typeof checkComposer>>[] = [];

beforeAll(async () => {
  const encoder = await loadSentenceEncoder();
  for (const [, topics, run] of SAMPLES) {
    results.push(await checkComposer(getTestCorpus(), encoder, topics, run));
  }
}, 240_000);

test.each(SAMPLES.map(([name, topics], at) => [name, topics.length, at] as const))(
  "%s: composed devotionals quote the stored text, have the right length and differ",
  (_name, topics, at) => {
    expect(results[at]?.pieces).toBe(topics * PIECES_EACH);
    expect(results[at]?.findings).toEqual([]);
  },
);

test("texts that share much are found", () => {
  const one = readSequences("a b c d e f g h i j");
  const { most, over } = findSharedSequences([one, readSequences("x a b c d e f g h i")], 0.4);
  expect(most).toBeCloseTo(2 / 3);
  expect(over).toHaveLength(1);
});

test("there are a hundred topics, each once", () => {
  expect(new Set(TOPICS).size).toBe(100);
});
