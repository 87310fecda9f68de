import { beforeAll, expect, test } from "vitest";
import { loadSentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { getTestCorpus } from "../tests/support/test-app.ts";
import { checkComposer } from "./check-composer.ts";
import { findSharedSequences, readSequences } from "./composer/shared-sequences.ts";
import { TOPICS } from "./composer/topics.ts";

const SAMPLE = 10;
let result: Awaited<ReturnType<typeof checkComposer>>;

beforeAll(async () => {
  result = await checkComposer(
    getTestCorpus(),
    await loadSentenceEncoder(),
    TOPICS.slice(0, SAMPLE),
  );
}, 120_000);

test("composed devotionals quote the stored text, keep to their length and differ", () => {
  expect(result.pieces).toBe(50);
  expect(result.findings).toEqual([]);
});

test("texts that share much are found", () => {
  const one = readSequences("a b c d e f g h i j");
  const { most, over } = findSharedSequences([one, readSequences("x a b c d e f g h i")], 0.4);
  expect(most).toBeCloseTo(2 / 3);
  expect(over).toHaveLength(1);
});

test("there are a hundred topics, each once", () => {
  expect(new Set(TOPICS).size).toBe(100);
});
