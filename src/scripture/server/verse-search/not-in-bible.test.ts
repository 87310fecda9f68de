import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { EMBEDDED_CODES } from "../../translations.ts";
import { findSaying, sayings } from "./not-in-bible.ts";

const corpus = getTestCorpus();

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z]+/g, " ")
    .trim();

/** Three words and fewer may be anywhere. */
const TELLING_WORDS = 4;

test("no saying, in any of its forms, is in a verse of the five texts", () => {
  const texts = EMBEDDED_CODES.map((code) => {
    const text = corpus.texts[code];
    return Array.from({ length: 31_102 }, (_, at) => plain(text.verse(at + 1))).join(" | ");
  });
  const found = sayings
    .flatMap(({ saying, others }) => [saying, ...others])
    .filter((line) => line.split(" ").length >= TELLING_WORDS)
    .filter((line) => texts.some((text) => text.includes(plain(line))));
  expect(found).toEqual([]);
});

describe("is told where it is asked for, also nearly", () => {
  test.each([
    ["God helps those who help themselves", "God helps those who help themselves"],
    [
      "where does it say god helps those who help themselves",
      "God helps those who help themselves",
    ],
    ["footprints in the sand", "Footprints in the sand"],
    [
      "god wont give you more than you can handle",
      "God will never give you more than you can handle",
    ],
    ["this too shall pass verse", "This too shall pass"],
    ["cleanliness is next to godliness", "Cleanliness is next to godliness"],
  ])("%s", (query, saying) => {
    expect(findSaying(query)?.saying).toBe(saying);
  });
});

/** Asked for as Scripture, and half of it is. */
const HALF_QUOTED: ReadonlySet<string> = new Set([
  "God will never give you more than you can handle",
  "The lion shall lie down with the lamb",
  "Pride comes before a fall",
  "Spare the rod, spoil the child",
]);

test("no other judged query is taken for a saying", () => {
  const taken = ["judged", "sealed-two"]
    .flatMap((name) => readFileSync(`bench/search/${name}.txt`, "utf8").split("\n"))
    .flatMap((row) => {
      const query = row.split("|")[2]?.trim();
      const saying = query && findSaying(query)?.saying;
      return saying && !HALF_QUOTED.has(saying) ? [`${query}: ${saying}`] : [];
    });
  expect(taken).toEqual([]);
});
