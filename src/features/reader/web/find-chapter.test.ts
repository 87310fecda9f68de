import { expect, test } from "vitest";
import { findChapter } from "./find-chapter.ts";

test.each([
  ["ps 23", "Psalms", 23, undefined],
  ["1cor13", "1 Corinthians", 13, undefined],
  ["1 cor 13", "1 Corinthians", 13, undefined],
  ["John 3:16", "John", 3, 16],
  ["song 2.4", "Song of Solomon", 2, 4],
  ["solomon", "Song of Solomon", undefined, undefined],
  ["jude", "Jude", undefined, undefined],
  ["gen 51", "Genesis", undefined, undefined],
  ["john 3:99", "John", 3, undefined],
  ["  EXODUS  ", "Exodus", undefined, undefined],
] as const)("%s", (typed, name, chapter, verse) => {
  const found = findChapter(typed);
  expect([found.books[0]?.name, found.chapter, found.verse]).toEqual([name, chapter, verse]);
});

test.each([
  ["nothing typed shows all", "", 66],
  ["a letter", "j", 12],
  ["what no book is called", "xyz", 0],
  ["a bare number is no book yet", "9", 0],
] as const)("%s", (_name, typed, count) => {
  expect(findChapter(typed).books).toHaveLength(count);
});
