import { expect, test } from "vitest";
import { buildWordIndex, spanEnd, spanStart } from "./build-word-index.ts";
import { openWordIndex } from "./open-word-index.ts";

const VERSES = ["", "Love — love thy neighbour.", "", "Thy neighbour’s well-beloved loveth thee."];
const data = buildWordIndex(VERSES);
const index = openWordIndex(data);

const numberOf = (word: string): number => {
  const number = index.numberOfWord.get(word);
  if (number === undefined) throw new Error(`no ${word}`);
  return number;
};

test("words are numbered in order", () => {
  expect(index.words).toEqual([
    "love",
    "loveth",
    "neighbour",
    "neighbour's",
    "thee",
    "thy",
    "well-beloved",
  ]);
});

test("a verse's tokens are its words in reading order, an omitted verse has none", () => {
  const wordsOf = (ordinal: number) =>
    [...data.tokens.slice(data.verseStarts[ordinal], data.verseStarts[ordinal + 1])].map(
      (token) => index.words[token],
    );
  expect(wordsOf(1)).toEqual(["love", "love", "thy", "neighbour"]);
  expect(wordsOf(2)).toEqual([]);
  expect(wordsOf(3)).toEqual(["thy", "neighbour's", "well-beloved", "loveth", "thee"]);
  expect(index.verseCount).toBe(2);
});

test("each word has its places and its verses with their counts", () => {
  const love = numberOf("love");
  const thy = numberOf("thy");
  const placesOf = (word: number) =>
    [...data.postings.slice(data.postingStarts[word], data.postingStarts[word + 1])].map(
      (posting) => [posting >> 8, posting & 255],
    );
  const rowOf = (word: number) =>
    [data.wordVerseStarts[word]!, data.wordVerseStarts[word + 1]!] as const;
  expect(placesOf(love)).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect([...data.verses.slice(...rowOf(love))]).toEqual([1]);
  expect([...data.frequencies.slice(...rowOf(love))]).toEqual([2]);
  expect([...data.verses.slice(...rowOf(thy))]).toEqual([1, 3]);
});

test("spans cut each word out of its verse", () => {
  for (const ordinal of [1, 3]) {
    const cut: string[] = [];
    for (let at = data.verseStarts[ordinal]!; at < data.verseStarts[ordinal + 1]!; at++) {
      const span = data.spans[at]!;
      cut.push(VERSES[ordinal]!.slice(spanStart(span), spanEnd(span)));
    }
    expect(cut.join(" ")).toBe(VERSES[ordinal]!.replace(/ —|\./g, ""));
  }
});

test("forms of a word share a stem", () => {
  const groups = index.numberOfStem.size;
  const all = Array.from({ length: groups }, (_, stem) =>
    [...data.stemWords.slice(data.stemStarts[stem], data.stemStarts[stem + 1])].map(
      (word) => index.words[word],
    ),
  );
  expect(all).toContainEqual(["love", "loveth"]);
  expect(all).toContainEqual(["neighbour", "neighbour's"]);
  expect(all.flat().sort()).toEqual([...index.words].sort());
});

test("a text of nothing is an empty index", () => {
  const empty = openWordIndex(buildWordIndex([""]));
  expect(empty.words).toEqual([]);
  expect(empty.verseCount).toBe(0);
});

test.each([
  ["too many words", "a ".repeat(256)],
  ["a word too far", `${".".repeat(1_024)}a`],
  ["a word too long", "a".repeat(64)],
])("%s", (_name, verse) => {
  expect(() => buildWordIndex(["", verse])).toThrow(RangeError);
});
