// No theme is claimed that would wound, and none for a verse that was quoted.
import { beforeAll, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { loadSentenceEncoder, type SentenceEncoder } from "../meaning/sentence-encoder.ts";
import { findVersesByMeaning } from "./find-by-meaning.ts";

let encoder: SentenceEncoder;
beforeAll(async () => {
  encoder = await loadSentenceEncoder();
}, 60_000);

const read = async (query: string) => {
  const request = { query, offset: 0, limit: 5, defaultText: "WEB" } as const;
  const answer = await findVersesByMeaning(getTestCorpus(), encoder, request);
  if (!answer.ok) throw new Error(query);
  return {
    says: answer.reading.says,
    themes: answer.themes ?? [],
    first: answer.verses[0]?.reference,
  };
};

test.each([
  ["how do I forgive my wife", "forgiveness"],
  ["my wife left me", "broken-heart"],
  ["my husband left me", "broken-heart"],
])("“%s” is about %s, and about no sin or law", async (query, theme) => {
  expect((await read(query)).themes).toEqual([theme]);
});

test("a sin that somebody names themselves is still found", async () => {
  expect((await read("I committed adultery")).themes).toEqual(["adultery"]);
});

test.each([
  ["in the beginning was the word", "John 1:1"],
  ["for God so loved the world", "John 3:16"],
])("“%s” is read as words of %s and claims no theme", async (query, verse) => {
  const { says, themes, first } = await read(query);
  expect(says).toBe(`Read as words of ${verse}, then by meaning.`);
  expect(themes).toEqual([]);
  expect(first).toBe(verse);
});
