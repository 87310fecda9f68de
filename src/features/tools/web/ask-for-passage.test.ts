import { expect, test } from "vitest";
import { BOOKS } from "#src/scripture/books.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { askForPassage } from "./ask-for-passage.ts";

test.each(BOOKS.map(({ name }) => name))("%s alone is the book", (name) => {
  expect(readReference(askForPassage(name))).toMatchObject({ kind: "reference", label: name });
});

test.each([
  ["ruth", "book of ruth"],
  [" song  of solomon ", "book of song of solomon"],
])("in whatever letters: %s", (typed, asked) => {
  expect(askForPassage(typed)).toBe(asked);
});

test.each(["John 3:16", "Mark 5", "Ruth; Jonah", "living water"])(
  "anything else goes as it was typed: %s",
  (typed) => {
    expect(askForPassage(typed)).toBe(typed);
  },
);
