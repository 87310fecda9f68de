import { expect, test } from "vitest";
import { pairMarks } from "./pair-marks.ts";

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
