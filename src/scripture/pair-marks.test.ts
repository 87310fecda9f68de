import { expect, test } from "vitest";
import { moveStop, pairMarks } from "./pair-marks.ts";

test.each([
  ["pairs already", "He said, “Go.”", "He said, “Go.”"],
  ["opens a speech that goes on", "“Defend the weak.", "“Defend the weak.”"],
  [
    "opens one within another",
    "‘Yahweh bless you, and keep you.",
    "‘Yahweh bless you, and keep you.’",
  ],
  ["stands in two", "“You shall say, ‘Go up", "“You shall say, ‘Go up’”"],
  ["ends a speech", "You will honor me.”", "“You will honor me.”"],
  ["has a paragraph more", "“Go. “Come.”", "“Go. “Come.”"],
  ["has an apostrophe", "“Don’t go to Jesus’ house", "“Don’t go to Jesus’ house”"],
  ["begins with an elision", "’Tis good", "’Tis good"],
  ["ends with a comma", "“If I go east,", "“If I go east”"],
  ["has none", "Jesus wept.", "Jesus wept."],
])("a verse that %s", (_name, words, paired) => {
  expect(pairMarks(words)).toBe(paired);
});

test.each<[string, string, string, string, "" | "."]>([
  ["ends the sentence", "Jesus wept.", " Nobody spoke.", "Jesus wept", "."],
  ["ends the paragraph", "Jesus wept.", "", "Jesus wept", "."],
  ["asks", "Are you Joab?", " She makes him say it.", "Are you Joab?", "."],
  ["closes a speech of its own", "“Go.”", " He went.", "“Go.”", "."],
  ["stands within the sentence", "Jesus wept.", ", and they saw it.", "Jesus wept.", ""],
  ["goes on in small letters", "Jesus wept.", " and they saw it.", "Jesus wept.", ""],
  ["is a part of a sentence", "wept", " God knows why.", "wept", ""],
  ["stands in brackets", "Jesus wept.", ").", "Jesus wept.", ""],
])("where a quotation %s", (_name, quoted, next, words, stop) => {
  expect(moveStop(quoted, next)).toEqual({ words, stop });
});
