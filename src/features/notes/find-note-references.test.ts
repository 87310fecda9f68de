import { describe, expect, test } from "vitest";
import { findNoteReferences } from "./find-note-references.ts";

const read = (text: string) =>
  findNoteReferences(text).map(({ start, end }) => text.slice(start, end));

describe("a number that counts something makes no reference of the name before it", () => {
  test.each([
    "Mark 5 minutes for prayer",
    "Mark 5 minute break",
    "mark 5 minutes",
    "Mark 5-minute breaks",
    "Mark 3-5 times",
    "Ruth 2 times said",
    "Mark 2 hours later",
    "James 2 weeks ago",
    "John 3 days later",
    "Luke 10 years old",
    "Samuel 3 weeks",
    "Matt 5 minutes",
    "Numbers 5 percent",
    "Numbers 5% up",
    "Judges 4 people",
    "John 3 of us",
    "Peter 5 pm",
    "Peter 5 a.m.",
    "Daniel 2 more",
    "Job 10 dollars",
  ])("%s", (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe("a reference stays one", () => {
  test.each([
    ["Mark 5", "Mark 5"],
    ["Mark 5.", "Mark 5"],
    ["Mark 5 and minutes", "Mark 5"],
    ["Mark 5:1 minutes", "Mark 5:1"],
    ["Mark 5:1-3 times", "Mark 5:1-3"],
    ["Mark 5 verses", "Mark 5"],
    ["Mark 5 verses 1-3", "Mark 5"],
    ["Mark 4 parables", "Mark 4"],
    ["Joel 2 day of the Lord", "Joel 2"],
    ["Mark 5 second half", "Mark 5"],
    ["John 3 am I born again", "John 3"],
    ["Genesis 1 days of creation", "Genesis 1"],
    ["Romans 8 times of trouble", "Romans 8"],
    ["1 John 3 times", "1 John 3"],
    ["Psalm 90 years", "Psalm 90"],
    ["Exodus 20 commandments", "Exodus 20"],
    ["Mark 5 minuted", "Mark 5"],
  ])("%s", (text, reference) => {
    expect(read(text)).toEqual([reference]);
  });
});
