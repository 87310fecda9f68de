import { expect, test } from "vitest";
import { findNearestChapter } from "./find-nearest-chapter.ts";

test.each([
  ["nope", "john", "3", "There is no such translation here", "/bible/web/john/3"],
  ["kjv", "john", "99", "John has 21 chapters", "/bible/kjv/john/21"],
  ["kjv", "jude", "2", "Jude has 1 chapter", "/bible/kjv/jude/1"],
  ["kjv", "john", "0", "John has 21 chapters", "/bible/kjv/john/1"],
  ["kjv", "john", "x", "John has 21 chapters", "/bible/kjv/john/1"],
])("/bible/%s/%s/%s", (translation, book, chapter, title, href) => {
  const found = findNearestChapter({ translation, book, chapter });
  expect(found).toMatchObject({ title, nearest: { href } });
});

test("a book that is not there has nothing near it", () => {
  expect(findNearestChapter({ translation: "kjv", book: "nowhere", chapter: "1" })).toBeUndefined();
});
