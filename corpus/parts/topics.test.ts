import { expect, test } from "vitest";
import { readReference } from "../../src/scripture/references/read-reference.ts";
import { getTestCorpus } from "../../tests/support/test-app.ts";

const { topics } = getTestCorpus();
const named = new Map(topics.all.map((topic) => [topic.name, topic]));

const ordinalOf = (reference: string): number => {
  const reading = readReference(reference);
  if (reading.kind !== "reference") throw new Error(`There is no ${reference}`);
  return reading.ranges[0]!.start;
};

test("our themes come with grades, Nave's topics without", () => {
  const anxiety = named.get("Anxiety");
  expect(anxiety?.slug).toBe("anxiety");
  const at = anxiety?.ordinals.indexOf(ordinalOf("Philippians 4:6")) ?? -1;
  expect(anxiety?.grades[at]).toBe(3);
  const tabernacle = named.get("Tabernacle");
  expect(tabernacle?.slug).toBe("");
  expect(new Set(tabernacle?.grades)).toEqual(new Set([0]));
});

test.each(["Abraham", "Ephesus", "Abed-nego"])("%s is no theme", (name) => {
  expect(topics.all.filter((topic) => !topic.slug).map((topic) => topic.name)).not.toContain(name);
});

test.each(["Jesus, the Christ", "Mount of Olives"])("Nave's name is written %s", (name) => {
  const names = topics.all.filter((topic) => !topic.slug).map((topic) => topic.name.toLowerCase());
  expect(names).toContain(name.toLowerCase());
});

test("a verse's topics are those that have it", () => {
  const ordinal = ordinalOf("John 3:16");
  const own = [...topics.ofVerse(ordinal)].map((index) => topics.all[index]!);
  expect(own.length).toBeGreaterThan(3);
  for (const topic of own) expect([...topic.ordinals]).toContain(ordinal);
  const count = topics.all.filter((topic) => topic.ordinals.includes(ordinal)).length;
  expect(own.length).toBe(count);
});
