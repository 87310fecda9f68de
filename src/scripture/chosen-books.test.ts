import { expect, test } from "vitest";
import { Testament } from "./books.ts";
import {
  hasCategory,
  NOTHING_CHOSEN,
  namesOf,
  SHORTCUTS,
  toggleBook,
  toggleCategory,
  toggleScope,
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

test("the categories of the specification", () => {
  expect(SHORTCUTS).toEqual({
    ot: ["Pentateuch", "Wisdom", "Major Prophets"],
    nt: ["Gospels", "Paul's Letters", "General Letters", "Prophecy"],
  });
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

test("where nothing named means all, a testament takes its books away and brings none", () => {
  const all = { testaments: new Set([Testament.Old, Testament.New]), books: new Set([1, 43]) };
  const onlyNew = toggleScope(all, Testament.Old);
  expect([...onlyNew.testaments]).toEqual([Testament.New]);
  expect(namesOf(onlyNew)).toEqual(["John"]);
  expect(namesOf(toggleScope(onlyNew, Testament.Old))).toEqual(["John"]);
});
