import { expect, test } from "vitest";
import { ordinalOf, VERSE_COUNT } from "../../src/scripture/versification.ts";
import { readTopics, type Topic } from "./read-topics.ts";

const topics = readTopics();
const groups = topics.flatMap((topic) => topic.groups);
const references = groups.flatMap((group) => group.references);

function topic(name: string): Topic {
  const found = topics.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`No topic ${name}`);
  return found;
}

const versesOf = ({ groups }: Topic): Set<number> =>
  new Set(groups.flatMap((group) => group.references.map((reference) => reference.start)));

test("totals are those counted in the source", () => {
  expect(topics.length).toBe(5320);
  expect(references.length).toBe(78_165);
  expect(references.filter((reference) => reference.isWholeChapter).length).toBe(2194);
  const verses = new Set<number>();
  for (const { start, end } of references) for (let v = start; v <= end; v++) verses.add(v);
  expect(verses.size).toBe(31_052);
});

test("every reference exists and runs forward", () => {
  expect(
    references.filter(({ start, end }) => start < 1 || end < start || end > VERSE_COUNT),
  ).toEqual([]);
});

test("every link leads to another topic, and to a group that it has", () => {
  const astray = topics.flatMap(({ name, see }, index) =>
    see
      .filter(
        (link) =>
          link.topic === index ||
          !topics[link.topic] ||
          (link.group !== undefined && !topics[link.topic]?.groups[link.group]?.name),
      )
      .map(() => name),
  );
  expect(astray).toEqual([]);
});

test("topics are named once each, in capitals", () => {
  expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
  expect(topics.filter(({ name }) => name !== name.toUpperCase() || name.trim() !== name)).toEqual(
    [],
  );
});

test("no heading is a sentence", () => {
  const wordy = groups.filter(({ name }) => name.split(" ").length > 6 || name.length > 60);
  expect(wordy).toEqual([]);
});

test.each([
  ["CARE", { book: 60, chapter: 5, verse: 7 }],
  ["FAITH", { book: 58, chapter: 11, verse: 8 }],
  ["BETROTHAL", { book: 1, chapter: 29, verse: 18 }],
  ["ANGEL (A SPIRIT)", { book: 65, chapter: 1, verse: 9 }],
])("%s names a verse that everyone expects there", (name, verse) => {
  expect(versesOf(topic(name))).toContain(ordinalOf(verse));
});

test("what is under another name is found by its link", () => {
  expect(topic("ANXIETY").see.map((link) => topics[link.topic]?.name)).toEqual(["CARE"]);
});

test("sub-topics keep their verses apart", () => {
  const remedy = topic("CARE").groups.find((group) => group.name === "REMEDY FOR");
  expect(remedy?.references.map(({ start }) => start)).toContain(
    ordinalOf({ book: 19, chapter: 55, verse: 22 }),
  );
});
