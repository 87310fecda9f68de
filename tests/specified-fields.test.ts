// The names and kinds of fields as the specification writes them, held against
// what really comes over the wire. The features' own tests read answers by their
// contracts, so a field that is renamed in both would pass there.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { makePremium } from "./support/premium.ts";
import { openTestPeople, type TestPeople, type TestPerson } from "./support/test-people.ts";

let people: TestPeople;
let member: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  people.clock.set("2026-11-21T12:00:00Z");
  member = await people.signUp("phoebe");
  await makePremium(people, member);
});
afterAll(() => people.close());

const text = expect.stringMatching(/\S/);
const number = expect.any(Number);
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
/** A list of at least one, its first being so. */
const listOf = (first: unknown) => ({
  asymmetricMatch: (value: unknown) =>
    Array.isArray(value) && value.length > 0 && isLike(value[0], first),
  toString: () => "listOf",
  toAsymmetricMatcher: () => `a list of ${JSON.stringify(first)}`,
});
function isLike(value: unknown, wanted: unknown): boolean {
  try {
    expect([value]).toMatchObject([wanted]);
    return true;
  } catch {
    return false;
  }
}
const texts = listOf(text);

const verse = {
  reference: text,
  text,
  translation: text,
  relevanceScore: number,
  explanation: text,
};
const configured = {
  title: text,
  description: text,
  keywords: texts,
  category: text,
  searchVolume: number,
};
const original = listOf({
  word: text,
  strongsNumber: expect.stringMatching(/^[HG]\d+$/),
  definition: text,
});
const post = {
  id: number,
  title: text,
  slug: "why-god-seems-silent",
  excerpt: text,
  content: expect.stringMatching(/<p>/),
  category: "devotionals",
  tags: texts,
  metaTitle: text,
  metaDescription: text,
  metaKeywords: texts,
  featuredImage: "/social-cards/blog/why-god-seems-silent.png",
  isPublished: true,
  publishedAt: instant,
  readingTimeMinutes: number,
  viewCount: 0,
  createdAt: instant,
  updatedAt: instant,
};

const calls: [method: "GET" | "POST", path: string, body: unknown, answer: unknown][] = [
  [
    "POST",
    "/api/bible/search",
    { query: "love", useAI: true },
    { verses: listOf(verse), searchType: expect.stringMatching(/^(?:ai|basic)$/) },
  ],
  [
    "POST",
    "/api/bible/search",
    { query: "John 3:16", useAI: false },
    { verses: [verse], searchType: "basic" },
  ],
  [
    "POST",
    "/api/bible/insights",
    { verses: [{ reference: "John 3:16", text: "For God so loved the world" }] },
    {
      keyThemes: texts,
      practicalApplication: text,
      crossReferences: listOf({ reference: text, relevance: text }),
      historicalContext: text,
    },
  ],
  [
    "POST",
    "/api/bible/enhanced-concordance",
    { word: "love" },
    {
      word: "love",
      occurrences: 310,
      biblicalDefinition: text,
      keyVerses: listOf({ reference: text, text, significance: text }),
      majorThemes: texts,
      practicalApplication: text,
      originalLanguage: { hebrew: original, greek: original },
      verses: listOf({ reference: text, context: text }),
    },
  ],
  [
    "POST",
    "/api/devotional/generate",
    { topic: "waiting", scriptureReference: "Psalm 27:13-14", context: "A long illness" },
    {
      title: text,
      mainScripture: { reference: "Psalm 27:13–14", text, explanation: text },
      introduction: text,
      scriptureStudy: listOf({
        pointTitle: text,
        explanation: text,
        supportingVerses: texts,
        application: text,
      }),
      reflectionQuestions: texts,
      practicalApplication: {
        personalDisciplines: texts,
        relationshipActions: texts,
        dailyLifeApplications: texts,
        sharingOpportunities: texts,
      },
      closingPrayer: text,
    },
  ],
  [
    "GET",
    "/api/bible/advanced-search?query=love&type=any&translation=YLT&books=Genesis,John&testament=ot,nt",
    undefined,
    { results: listOf({ reference: text, translation: "YLT", text }) },
  ],
  [
    "GET",
    "/api/bible/search?query=John+3:16&translation=KJV",
    undefined,
    { results: [{ reference: "John 3:16", text: expect.stringMatching(/^For God so loved/) }] },
  ],
  ["GET", "/api/bible/topics", undefined, listOf(configured)],
  ["GET", "/api/library/devotionals", undefined, { types: listOf(configured) }],
  ["GET", "/api/library/prayers", undefined, { types: listOf(configured) }],
  ["GET", "/api/library/studies", undefined, { types: listOf(configured) }],
  [
    "GET",
    "/api/library/devotionals/morning?date=2026-11-21",
    undefined,
    {
      devotional: {
        id: text,
        title: text,
        date: "2026-11-21",
        readingTime: 3,
        category: text,
        theme: text,
        verse: expect.any(Object),
        introduction: expect.any(Array),
        reflection: expect.any(Array),
        application: expect.any(Array),
        prayer: expect.any(Array),
      },
    },
  ],
  [
    "GET",
    "/api/library/prayers/healing",
    undefined,
    {
      prayers: listOf({
        id: text,
        title: text,
        content: expect.any(Array),
        category: text,
        situation: text,
        bibleVerse: expect.any(Object),
        tags: texts,
      }),
    },
  ],
  [
    "GET",
    "/api/library/studies/inductive",
    undefined,
    {
      resources: listOf({
        id: text,
        title: text,
        content: expect.any(Array),
        steps: expect.any(Array),
        tips: expect.any(Array),
        examples: expect.any(Array),
        difficulty: expect.stringMatching(/^(?:beginner|intermediate|advanced)$/),
        duration: text,
        category: text,
      }),
    },
  ],
  ["GET", "/api/blog/posts?category=devotionals&search=silent", undefined, listOf(post)],
  ["GET", "/api/blog/posts/why-god-seems-silent", undefined, post],
  [
    "GET",
    "/api/daily-verse",
    undefined,
    {
      id: number,
      date: "2026-11-21",
      reference: text,
      text,
      translation: "YLT",
      theme: text,
      reflection: text,
      createdAt: instant,
    },
  ],
  [
    "POST",
    "/api/study-notes",
    {
      title: "Cana",
      reference: "John 2:1-11",
      content: "Six jars",
      tags: ["signs"],
      category: "Question",
    },
    {
      id: number,
      userId: number,
      title: "Cana",
      reference: "John 2:1-11",
      content: "Six jars",
      tags: ["signs"],
      category: "Question",
      createdAt: instant,
      updatedAt: instant,
    },
  ],
];

test.each(calls)("%s %s %j", async (method, path, body, answer) => {
  const { status, body: answered } = await call(member, method, path, body);
  expect([200, 201]).toContain(status);
  expect([answered]).toMatchObject([answer]);
});
