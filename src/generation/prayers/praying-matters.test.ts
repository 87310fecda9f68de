import { expect, test } from "vitest";
import { splitMarkers } from "../markers.ts";
import { getScriptureForms } from "./pray-scripture.ts";
import { findMatters, getMatters } from "./praying-matters.ts";

const ids = (title: string, intent: Parameters<typeof findMatters>[1], isInDoubt = false) =>
  findMatters({ title, more: "" }, intent, isInDoubt).map(({ id }) => id);

test("each is named once, says sentences of ours in our manner, and quotes nothing", () => {
  const all = getMatters();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, ask, thank, confess } of all) {
    for (const says of [ask, thank, confess]) {
      if (!says) continue;
      expect(says, id).toMatch(/^\p{Lu}.*[.]$/u);
      expect(says, id).not.toMatch(/[“”{}[\]!]/);
      expect(splitMarkers(says)).toEqual([says]);
      // True of one and of many, and of whoever it may be.
      expect(says, id).not.toMatch(/\b(?:he|she|him)\b/i);
    }
    if (ask) expect(ask, id).not.toMatch(/\b(?:thank you|rejoice|praise)\b/i);
  }
});

test("a psalm names no matter that is not there", () => {
  const known = new Set(getMatters().map(({ id }) => id));
  const named = getScriptureForms().psalms.flatMap(({ matters = [] }) => matters);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test("what a request speaks of is said, at most two things", () => {
  expect(ids("Let it not rain on our picnic", "wish")).toEqual(["weather", "food"]);
  expect(ids("The cat is missing again", "wish")).toEqual(["missing-animal"]);
  expect(ids("Thank you for the bus driver who waited", "thank")).toEqual(["road", "kindness"]);
  expect(ids("rain, cake, the choir, my dog and the bus", "wish")).toHaveLength(2);
});

test("a stray word changes nothing where something is lamented or may be dangerous", () => {
  expect(ids("the cake at the funeral", "lament")).toEqual([]);
  expect(ids("the cake and the bus", "ask", true)).toEqual([]);
  expect(ids("alone in the hospital", "lament")).toEqual(["hospital"]);
});
