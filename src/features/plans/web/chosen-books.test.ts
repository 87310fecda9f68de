import { expect, test } from "vitest";
import { Testament } from "#src/scripture/books.ts";
import {
  hasCategory,
  NOTHING_CHOSEN,
  namesOf,
  toggleBook,
  toggleCategory,
  toggleTestament,
} from "./chosen-books.ts";

test("a testament brings all its books, and takes them away again", () => {
  const old = toggleTestament(NOTHING_CHOSEN, Testament.Old);
  expect(namesOf(old)).toHaveLength(39);
  const both = toggleTestament(old, Testament.New);
  expect(namesOf(both)).toHaveLength(66);
  expect(namesOf(toggleTestament(both, Testament.Old))).toHaveLength(27);
  expect(namesOf(toggleTestament(toggleBook(old, 1), Testament.Old))).toEqual([]);
});

test("a category is all of its books, or none", () => {
  const none = { ...NOTHING_CHOSEN, testaments: new Set([Testament.New]) };
  const gospels = toggleCategory(none, "Gospels");
  expect(namesOf(gospels)).toEqual(["Matthew", "Mark", "Luke", "John"]);
  const three = toggleBook(gospels, 43);
  expect(hasCategory(three, "Gospels")).toBe(false);
  expect(namesOf(toggleCategory(three, "Gospels"))).toHaveLength(4);
  expect(namesOf(toggleCategory(gospels, "Gospels"))).toEqual([]);
});
