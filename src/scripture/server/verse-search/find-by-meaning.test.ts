// The whole search by meaning, with the real encoder: what a person who asks
// would be glad, or hurt, to see first. bench/meaning measures it at large.
import { beforeAll, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { loadSentenceEncoder, type SentenceEncoder } from "../meaning/sentence-encoder.ts";
import { findVersesByMeaning } from "./find-by-meaning.ts";

let encoder: SentenceEncoder;
beforeAll(async () => {
  encoder = await loadSentenceEncoder();
});

async function find(query: string, translation?: string, chosenTheme?: string) {
  const request = { query, translation, defaultText: "WEB", offset: 0, limit: 10 } as const;
  const answer = await findVersesByMeaning(getTestCorpus(), encoder, request, chosenTheme);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer;
}

const expected: [query: string, reference: string, within: number][] = [
  ["anxiety", "Philippians 4:6", 3],
  ["bullying", "Isaiah 41:10", 3],
  ["what does the bible say about losing a child", "Psalm 34:18", 10],
  ["I feel like God has abandoned me", "Psalm 22:1", 3],
  ["cope with losing someone I love", "Psalm 34:18", 3],
  ["does life begin before birth?", "Jeremiah 1:5", 3],
  ["how do I forgive someone who is not sorry", "Ephesians 4:32", 10],
  ["the verse about wings like eagles", "Isaiah 40:31", 3],
  ["in the beginning", "Genesis 1:1", 3],
  ["the lord is my shepherd", "Psalm 23:1", 1],
  ["all things work together for good", "Romans 8:28", 1],
];

test.each(expected)("%s: %s among the first %i", async (query, reference, within) => {
  const { searchType, verses } = await find(query);
  expect(searchType).toBe("ai");
  expect(verses.slice(0, within).map((verse) => verse.reference)).toContain(reference);
});

test("a quotation in another translation's words is found, and shown in the one asked for", async () => {
  const { verses } = await find("the LORD is my shepherd I shall not want", "WEB");
  const { texts } = getTestCorpus();
  expect(verses[0]).toMatchObject({
    reference: "Psalm 23:1",
    translation: "WEB",
    text: texts.WEB.verse(14_237),
    explanation: "The KJV has these words here.",
  });
});

/** With the theme that whoever hears the danger chooses; none where the theme itself is asked for. */
const inDanger: [query: string, chosenTheme: string | undefined][] = [
  ["i want to die", "suicide"],
  ["suicide", undefined],
  ["I do not want to live anymore", "suicide"],
  ["my husband hits me", "abuse"],
  ["he hits me when he drinks", "abuse"],
  ["everyone would be better off without me", "suicide"],
  ["I have no reason to live", "suicide"],
];

test.each(inDanger)("%s: comfort first, and no theme is named", async (query, theme) => {
  const { reading, verses } = await find(query, "KJV", theme);
  if (theme) expect(reading.says).toBe("Read by meaning.");
  const references = verses.map((verse) => verse.reference);
  expect(references.slice(0, 5)).toContain("Psalm 34:18");
  expect(references).not.toContain("Hebrews 9:27");
});

test("who speaks of ending it is not shown a verse for having their words", async () => {
  const { verses } = await find("I don't want to live", "WEB", "suicide");
  expect(verses.map((verse) => verse.reference)).not.toContain("Job 7:16");
});

const told: [query: string, reference: string, explanation: RegExp][] = [
  ["the tax man up in a sycamore", "Luke 19:4", /^Part of the story of “Zacchaeus”/],
  ["who was the father of David", "1 Samuel 17:12", /^Speaks of Jesse, father of David\.$/],
  ["wherever you go I will go", "Ruth 1:16", /^The WEB has “you go I will go” here\.$/],
];

test.each(told)("%s: %s", async (query, reference, explanation) => {
  const [first] = (await find(query)).verses;
  expect(first?.reference).toBe(reference);
  expect(first?.explanation).toMatch(explanation);
});

test("one misspelt word of several does not lose the verse", async () => {
  const { verses, reading } = await find("the lord is my shephard");
  expect(verses[0]?.reference).toBe("Psalm 23:1");
  expect(reading.says).toContain("Spelled “the lord is my shepherd”.");
});

test.each(["grief", "who was the mother of Jesus", "he leads me beside still waters"])(
  "%s: relevance falls, and every verse has its reason",
  async (query) => {
    const { verses } = await find(query);
    const scores = verses.map((verse) => verse.relevanceScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { explanation } of verses) expect(explanation).toMatch(/^[A-Z].{10,}\.$/);
  },
);

const byWords: [string, string][] = [
  ["a reference", "John 3:16"],
  ["quotation marks", '"loved the world"'],
  ["an expression", "love AND NOT world"],
  ["a word that nobody has", "asdfgh"],
];

test.each(byWords)("%s is not searched by meaning", async (_case, query) => {
  expect((await find(query)).searchType).toBe("basic");
});

test("without the encoder the words are searched", async () => {
  const request = { query: "anxiety", defaultText: "WEB", offset: 0, limit: 10 } as const;
  const answer = await findVersesByMeaning(getTestCorpus(), undefined, request);
  expect(answer.searchType).toBe("basic");
});

test("a list that was cut off says so", async () => {
  const request = { query: "love", defaultText: "WEB", offset: 0, limit: 200 } as const;
  const answer = await findVersesByMeaning(getTestCorpus(), encoder, request);
  if (!answer.ok) throw new Error(answer.sentence);
  expect(answer.total).toBe(answer.verses.length);
  expect(answer.reading.says.includes(`The nearest ${answer.total} are kept.`)).toBe(
    answer.total >= 100,
  );
});

test("a second page goes on where the first ended", async () => {
  const request = { query: "love", defaultText: "WEB", limit: 5 } as const;
  const first = await findVersesByMeaning(getTestCorpus(), encoder, { ...request, offset: 0 });
  const second = await findVersesByMeaning(getTestCorpus(), encoder, { ...request, offset: 5 });
  if (!first.ok || !second.ok) throw new Error("neither may fail");
  const both = [...first.verses, ...second.verses].map((verse) => verse.reference);
  expect(new Set(both).size).toBe(10);
  expect(first.total).toBe(second.total);
});
