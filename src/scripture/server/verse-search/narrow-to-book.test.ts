import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { narrowToBook } from "./narrow-to-book.ts";

describe("a query that names the book in which to look", () => {
  test.each([
    ["psalm about fear", "fear", "Psalms"],
    ["a psalm for anxiety", "anxiety", "Psalms"],
    ["psalms about God's protection", "God's protection", "Psalms"],
    ["proverbs about money", "money", "Proverbs"],
    ["verses in Romans about hope", "hope", "Romans"],
    ["Bible verses about hope in Romans", "hope", "Romans"],
    ["scriptures from Isaiah on comfort", "comfort", "Isaiah"],
    ["verses in 1 John about love", "love", "1 John"],
    ["what does James say about the tongue?", "the tongue", "James"],
    ["what does the book of Proverbs say about work", "work", "Proverbs"],
    ["Romans about hope", "hope", "Romans"],
    ["verses in the gospels about money", "money", "the Gospels"],
    ["verses about marriage in the new testament", "marriage", "the New Testament"],
    ["old testament verses about mercy", undefined, undefined],
  ])("%s", (query, rest, label) => {
    const found = narrowToBook(query);
    expect(found?.rest).toBe(rest);
    expect(found?.label).toBe(label);
  });
});

test("no judged query that names no book is narrowed", () => {
  const narrowed = ["judged", "sealed-two"]
    .flatMap((name) => readFileSync(`bench/search/${name}.txt`, "utf8").split("\n"))
    .flatMap((row) => {
      const query = row.split("|")[2]?.trim();
      const found = query && narrowToBook(query);
      return found ? [`${query} in ${found.label}`] : [];
    });
  expect(narrowed).toEqual([]);
});
