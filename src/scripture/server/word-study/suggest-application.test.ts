import { expect, test } from "vitest";
import applications from "#content/word-applications.json" with { type: "json" };
import { readReference } from "../../references/read-reference.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { suggestApplication } from "./suggest-application.ts";

const REFERENCE = /(?!In )(?:[123] )?[A-Z][a-z]+(?: of [A-Z][a-z]+)? \d+(?::\d+(?:[–-]\d+)?)?/g;

test.each(applications.map(({ words, text }) => [words[0] ?? "", text] as const))(
  "what we say of %s names passages that exist",
  (_, text) => {
    for (const [reference] of text.matchAll(REFERENCE)) {
      expect(readReference(reference).kind, reference).toBe("reference");
    }
  },
);

test("no two entries speak of one word", () => {
  const owners = new Map<string, string>();
  for (const { words, text } of applications) {
    for (const word of words) {
      const stem = stemOf(word);
      expect(owners.get(stem) ?? text, word).toBe(text);
      owners.set(stem, text);
    }
  }
});

const place = (counts: Readonly<Record<number, number>>) => ({
  keyVerse: "Ruth 1:16",
  byBook: Array.from({ length: 66 }, (_, index) => counts[index + 1] ?? 0),
});

const cases: [name: string, word: string, where: ReturnType<typeof place>, says: string][] = [
  ["a word we wrote of", "loved", place({ 8: 1 }), "Leviticus 19:18"],
  ["a word that stands once", "zzqx", place({ 8: 1 }), "stands here alone"],
  ["a rare word", "zzqx", place({ 8: 4, 9: 3 }), "all 7 places"],
  ["a word of one book", "zzqx", place({ 8: 20, 9: 10 }), "20 of the 30 places are in Ruth"],
  ["a word of many books", "zzqx", place({ 1: 10, 2: 10, 3: 10, 4: 10 }), "Read Ruth 1:16"],
];

test.each(cases)("%s", (_, word, where, says) => {
  expect(suggestApplication(word, where)).toContain(says);
});

test("of a word that stands nowhere there is nothing to say", () => {
  expect(suggestApplication("love", { ...place({}), keyVerse: undefined })).toBe("");
});
