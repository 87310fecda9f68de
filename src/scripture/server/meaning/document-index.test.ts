import { expect, test } from "vitest";
import { buildDocumentIndex, openDocumentIndex } from "./document-index.ts";

const index = openDocumentIndex(
  buildDocumentIndex([
    [],
    ["lord", "shepherd", "want"],
    ["lord", "god", "lord"],
    ["shepherd", "sheep", "sheep", "fold", "hear", "voice"],
  ]),
);

const scoresFor = (...stems: string[]): number[] => {
  const scores = new Float32Array(index.size);
  index.score(stems, scores);
  return [...scores];
};

test("documents with a stem are listed", () => {
  expect([...index.documentsWith("shepherd")]).toEqual([1, 3]);
  expect([...index.documentsWith("wolf")]).toEqual([]);
});

test("rare stems tell more than common ones", () => {
  expect(index.rarity("want")).toBeGreaterThan(index.rarity("lord"));
  expect(index.rarity("wolf")).toBeGreaterThan(index.rarity("want"));
});

test("a shorter document with the stem scores higher, a document without it nothing", () => {
  const [empty, short, without, long] = scoresFor("shepherd");
  expect(empty).toBe(0);
  expect(without).toBe(0);
  expect(short).toBeGreaterThan(long as number);
  expect(long).toBeGreaterThan(0);
});

test("repetition counts, but less each time", () => {
  const once = scoresFor("god")[2] as number;
  const twice = scoresFor("lord")[2] as number;
  expect(twice / index.rarity("lord")).toBeGreaterThan(once / index.rarity("god"));
  expect(twice / index.rarity("lord")).toBeLessThan((2 * once) / index.rarity("god"));
});

test("scores are added to what is there", () => {
  const scores = Float32Array.of(1, 1, 1, 1);
  index.score(["want"], scores);
  expect(scores[1]).toBeGreaterThan(1);
  expect(scores[2]).toBe(1);
});
