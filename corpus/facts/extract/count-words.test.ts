import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";

const { words, counts } = countWords([
  [
    { text: "The Lord comforts those whom he comforted; comfort!", weight: 1 },
    { text: "God's comforts", weight: 3 },
  ],
  [{ text: "God is a shepherd", weight: 1 }],
]);

const countsOf = (text: number): Record<string, number> =>
  Object.fromEntries([...(counts[text] ?? [])].map(([word, times]) => [words[word], times]));

test("forms of a word are counted together under the commonest, a heading by its weight", () => {
  expect(countsOf(0)).toEqual({ comforts: 6, god: 3, lord: 1 });
  expect(countsOf(1)).toEqual({ god: 1, shepherd: 1 });
});

test("stop words are left out and the word of the most texts comes first", () => {
  expect(words).toEqual(["god", "comforts", "lord", "shepherd"]);
});
