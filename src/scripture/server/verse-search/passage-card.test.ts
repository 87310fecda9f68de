// What is asked for as a whole is one answer: by its place, by its name, or retold.
import { beforeAll, describe, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { loadSentenceEncoder, type SentenceEncoder } from "../meaning/sentence-encoder.ts";
import { findVersesByMeaning } from "./find-by-meaning.ts";

const corpus = getTestCorpus();
let encoder: SentenceEncoder;
beforeAll(async () => {
  encoder = await loadSentenceEncoder();
});

async function find(query: string) {
  const request = { query, defaultText: "WEB", offset: 0, limit: 5 } as const;
  const answer = await findVersesByMeaning(corpus, encoder, request);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer;
}

describe("a passage", () => {
  test.each([
    ["prodigal son", "Luke 15:11–32"],
    ["The story of the Prodigal Son", "Luke 15:11–32"],
    ["good samaritan", "Luke 10:25–37"],
    ["armour of God", "Ephesians 6:10–20"],
    ["sermon on the mount", "Matthew 5–7"],
    ["the lords prayer", "Matthew 6:9–13"],
    ["who killed Goliath?", "1 Samuel 17"],
    // Words that the texts do not have are not spelled as others that they do.
    ["King Xerxes", "Esther 1"],
    ["unauthorised fire", "Leviticus 10"],
    // A phrase of many verses is a name, not a quotation of one.
    ["Sodom and Gomorrah", "Genesis 19:1–29"],
    ["the Garden of Eden", "Genesis 2:4–25"],
    ["James 1", "James 1"],
    ["psalm twenty three", "Psalm 23"],
    ["Jonah", "Jonah"],
    ["Luke 15:11-32", "Luke 15:11–32"],
  ])("%j is %s, whole", async (query, reference) => {
    expect((await find(query)).passage?.reference).toBe(reference);
  });

  test.each([
    "John 3:16",
    "John 3:16-18",
    "love",
    "fruit of the spirit",
    "be still",
    "god is love",
    "for God so loved the world",
    "I want to die",
    "Philippians 4:6; 1 Peter 5:7",
  ])("%j is shown verse by verse", async (query) => {
    expect((await find(query)).passage).toBeUndefined();
  });
});

test("a card has all verses of its passage as they are stored, its names and its parts", async () => {
  const { passage, reading } = await find("James 1");
  expect(passage).toMatchObject({ verseCount: 27, href: "/bible/web/james/1" });
  expect(passage?.verses.map(({ text }) => text)).toEqual(
    passage?.verses.map((_, at) => corpus.texts.WEB.verse(30_268 + at)),
  );
  expect(passage?.parts.length).toBeGreaterThan(2);
  expect(reading.says).toBe("Read as the passage James 1.");
});

test("of a passage of more than ninety verses the first are shown", async () => {
  const { passage } = await find("sermon on the mount");
  expect(passage?.verseCount).toBe(111);
  expect(passage?.verses).toHaveLength(3);
});

test.each([
  ["Psalm 23", ["the Lord is my shepherd", "shepherd psalm"]],
  // Isaiah is not named in the passage; "here am I send me" is its heading.
  ["Isaiah's vision", ["call of Isaiah", "Isaiah’s vision"]],
  // The other spelling, and a name inside a name, tell nothing new.
  ["judgement of Solomon", ["judgment of Solomon", "two mothers and a baby"]],
  // Questions find the passage and are not names.
  ["who killed Goliath?", ["five smooth stones", "the battle is the Lord’s"]],
])("%s is also called %j", async (query, names) => {
  expect((await find(query)).passage?.names).toEqual(names);
});
