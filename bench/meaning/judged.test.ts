import { describe, expect, test } from "vitest";
import { listPhrases } from "../../corpus/make-meaning-sections.ts";
import {
  expandReference,
  gradeVerses,
  type JudgedQuery,
  readJudged,
  readStrangersQueries,
} from "./judged.ts";

const judged = readJudged();
const ofKind = (kind: JudgedQuery["kind"]) => judged.filter((query) => query.kind === kind);

describe("references", () => {
  test.each([
    ["John 3:16", ["John 3:16"]],
    ["Psalm 23:1", ["Psalm 23:1"]],
    ["Philippians 4:6–8", ["Philippians 4:6", "Philippians 4:7", "Philippians 4:8"]],
  ])("%s", (reference, verses) => {
    expect(expandReference(reference)).toEqual(verses);
  });

  test.each([
    ["Hezekiah 3:16"],
    ["Psalms 23:1"],
    ["John 3:37"],
    ["John 22:1"],
    ["John 3:16–37"],
    ["John 3:16–15"],
    ["John 3:16–16"],
    ["John 3:16-17"],
    ["John 3"],
  ])("%s is refused", (reference) => {
    expect(() => expandReference(reference)).toThrow(RangeError);
  });

  test("a verse graded twice is refused", () => {
    const query = { ...judged[0]!, verses: { "John 3:16–17": 3, "John 3:17": 2 } as const };
    expect(() => gradeVerses(query)).toThrow("twice");
  });
});

describe("the judged queries", () => {
  test("are enough, of every kind", () => {
    expect(ofKind("word").length).toBeGreaterThanOrEqual(80);
    expect(ofKind("question").length).toBeGreaterThanOrEqual(70);
    expect(ofKind("quotation").length).toBeGreaterThanOrEqual(50);
  });

  test("have ids and words of their own", () => {
    const words = judged.map(({ query }) => query.toLowerCase().replaceAll(/\W+/g, " ").trim());
    expect(new Set(judged.map(({ id }) => id)).size).toBe(judged.length);
    expect(new Set(words).size).toBe(judged.length);
  });

  test("carry the letter of their kind", () => {
    const letters = { word: "w", question: "q", quotation: "r" };
    expect(judged.filter(({ id, kind }) => id[0] !== letters[kind])).toEqual([]);
  });

  test.each(judged.map((query) => [query.query, query] as const))("%s", (_name, query) => {
    const grades = [...gradeVerses(query).values()];
    const ranges = Object.keys(query.verses).map((reference) => expandReference(reference).length);
    expect(Math.max(...ranges)).toBeLessThanOrEqual(5);
    expect(grades).toContain(3);
    if (query.kind === "quotation") {
      expect(grades.filter((grade) => grade === 3).length).toBeLessThanOrEqual(3);
      expect(grades.length).toBeLessThanOrEqual(8);
    } else {
      expect(grades.length).toBeGreaterThanOrEqual(8);
      // No more than recall at 20 could find.
      expect(grades.length).toBeLessThanOrEqual(20);
      expect(new Set(grades)).toEqual(new Set([3, 2, 1]));
    }
  });
});

describe("the halves", () => {
  test.each(["word", "question", "quotation"] as const)("are as good as even: %s", (kind) => {
    const tuned = ofKind(kind).filter(({ half }) => half === "tune").length;
    expect(Math.abs(2 * tuned - ofKind(kind).length)).toBeLessThanOrEqual(2);
  });

  test("share no theme", () => {
    const halves = Map.groupBy(judged, ({ theme }) => theme);
    const torn = [...halves].filter(([, all]) => new Set(all.map(({ half }) => half)).size > 1);
    expect(torn.map(([theme]) => theme)).toEqual([]);
  });

  test("hold no two topics that the same verses answer", () => {
    const topics = judged
      .filter(({ kind }) => kind !== "quotation")
      .map((query) => ({ query, grades: gradeVerses(query) }));
    const alike = topics.flatMap((one, index) =>
      topics
        .slice(index + 1)
        .filter((other) => other.query.half !== one.query.half)
        .filter((other) => compareGrades(one.grades, other.grades) > 0.5)
        .map((other) => `${one.query.query} / ${other.query.query}`),
    );
    expect(alike).toEqual([]);
  });
});

describe("the stranger's queries", () => {
  const asked = readStrangersQueries();
  const wordsOf = (query: string) => query.toLowerCase().replaceAll(/\W+/g, " ").trim();

  test.each(asked.map((query) => [query.query, query] as const))("%s", (_name, query) => {
    expect([...gradeVerses(query).values()]).toContain(3);
  });

  test("are enough, and none is one that weights are tuned on", () => {
    const known = new Set(judged.map(({ query }) => wordsOf(query)));
    expect(asked.length).toBeGreaterThanOrEqual(80);
    expect(asked.filter(({ query }) => known.has(wordsOf(query)))).toEqual([]);
  });

  test("are not copied into what answers them", () => {
    const phrases = new Set(listPhrases().map(wordsOf));
    const copied = asked
      .filter(({ kind }) => kind === "feeling" || kind === "story" || kind === "person")
      .filter(({ query }) => phrases.has(wordsOf(query)));
    expect(copied.map(({ query }) => query)).toEqual([]);
  });
});

/** The cosine between two queries' gains: 1 when the same verses carry the same weight. */
function compareGrades(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) {
  const gain = (grade: number) => 2 ** grade - 1;
  const size = (grades: ReadonlyMap<string, number>) =>
    Math.hypot(...[...grades.values()].map(gain));
  let shared = 0;
  for (const [verse, grade] of one) shared += gain(grade) * gain(other.get(verse) ?? 0);
  return shared / (size(one) * size(other));
}
