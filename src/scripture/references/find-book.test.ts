import { expect, test } from "vitest";
import { BOOKS } from "../books.ts";
import { OTHER_NAMES, OTHER_NUMBERED_NAMES, OUTSIDE_BOOKS } from "./book-names.ts";
import { findBookByName, findOutsideBook, splitNumberedName } from "./find-book.ts";

test("every book is found by its name, its reference name, its codes and its slug", () => {
  for (const book of BOOKS) {
    for (const name of [book.name, book.referenceName, book.osis, book.code, book.slug]) {
      expect(findBookByName(name), name).toBe(book);
    }
  }
});

test.each([
  ["1 Jn", "1 John"],
  ["I John", "1 John"],
  ["iitim", "2 Timothy"],
  ["Song of Songs", "Song of Solomon"],
  ["song-of-songs", "Song of Solomon"],
  ["Ps.", "Psalms"],
  ["Isa", "Isaiah"],
  ["isam", "1 Samuel"],
  ["jud", "Jude"],
  ["Philem", "Philemon"],
])("%s is %s", (name, book) => {
  expect(findBookByName(name)?.name).toBe(book);
});

test.each(["", "Hezekiah", "Corinthians", "constructor", "4 John", "x".repeat(10_000)])(
  "%s is no book",
  (name) => {
    expect(findBookByName(name)).toBeUndefined();
  },
);

// A name listed under two books would silently belong to the later one.
test("every listed name leads to the book it is listed under", () => {
  for (const [osis, names] of Object.entries(OTHER_NAMES)) {
    for (const name of names.split(" ")) expect(findBookByName(name)?.osis, name).toBe(osis);
  }
  for (const book of BOOKS) {
    const [number, stem] = splitNumberedName(book.name);
    if (number === 0) continue;
    for (const name of OTHER_NUMBERED_NAMES[stem]?.split(" ") ?? []) {
      expect(findBookByName(`${number} ${name}`), name).toBe(book);
    }
  }
});

test("names of books outside the sixty-six are not names of these", () => {
  for (const names of Object.values(OUTSIDE_BOOKS)) {
    for (const name of names.split(" ")) {
      expect(findBookByName(name), name).toBeUndefined();
      expect(findOutsideBook(name), name).toBeDefined();
    }
  }
});
