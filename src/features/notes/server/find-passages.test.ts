import { describe, expect, test } from "vitest";
import { findPassages, writePassage } from "./find-passages.ts";

const read = (reference: string, content = "") =>
  findPassages({ reference, content }).then((rows) => rows.map(writePassage));

describe("the passages that a note speaks of", () => {
  test.each<[string, string, string[]]>([
    ["a verse", "John 3:16", ["John 3:16"]],
    ["a shortened name", "1 cor 13", ["1 Corinthians 13"]],
    ["several", "Rom 8:1-4, 28; 12:1-2", ["Romans 8:1–4", "Romans 8:28", "Romans 12:1–2"]],
    ["a book", "Ruth", ["Ruth"]],
    ["across books", "Ruth 4:22-1 Samuel 1:2", ["Ruth 4:22", "1 Samuel 1:1–2"]],
    ["with a translation", "Psalm 23 KJV", ["Psalm 23"]],
    ["words around it", "Sunday: Mark 4:35-41, the storm", ["Mark 4:35–41"]],
    ["none", "Sunday evening", []],
    ["a passage that is none", "John 99:1", []],
    ["nothing", "", []],
  ])("of its reference: %s", async (_, reference, expected) => {
    expect((await read(reference)).map((passage) => passage.reference)).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ["in a sentence", "Compare Psalm 23:5 and Isa 25:6.", ["Psalm 23:5", "Isaiah 25:6"]],
    ["in Markdown", "**Gen 1:1** _(see John 1:1-3)_", ["Genesis 1:1", "John 1:1–3"]],
    ["in small letters", "see john 3:16", ["John 3:16"]],
    ["each once", "John 2:1. John 2:1 again.", ["John 2:1"]],
    ["words that are also names", "the room is 40 feet, so 3 of us am 5 he 3", []],
    ["a time of day", "no 10:30 service, it is 9:30", []],
    ["such a name written like one", "Is 40:31", ["Isaiah 40:31"]],
    ["a person and what is counted", "Mark 5 minutes for prayer; James 2 weeks ago", []],
    ["a chapter of the same name", "Mark 5, and Mark 4 parables", ["Mark 5", "Mark 4"]],
    ["that do not exist", "John 99:1 and Psalm 151", []],
  ])("of its content: %s", async (_, content, expected) => {
    expect((await read("", content)).map((passage) => passage.reference)).toEqual(expected);
  });

  test("what the reference names comes first, and once", async () => {
    expect(await read("John 2:11", "See Psalm 23:5 and John 2:11")).toEqual([
      {
        reference: "John 2:11",
        bookSlug: "john",
        from: { chapter: 2, verse: 11 },
        to: { chapter: 2, verse: 11 },
        isNamed: true,
      },
      expect.objectContaining({ reference: "Psalm 23:5", isNamed: false }),
    ]);
  });

  test.each([
    [
      "a list of all psalms",
      Array.from({ length: 150 }, (_, at) => `Psalm ${at + 1}:1`).join("; "),
      150,
    ],
    ["one long word", "a".repeat(100_000), 0],
    ["numbers without end", `John ${"1,".repeat(40_000)}`, 0],
    ["many beginnings", "1 John ".repeat(14_000), 0],
  ])("a text of any kind is read: %s", async (_, content, atLeast) => {
    expect((await read("", content)).length).toBeGreaterThanOrEqual(atLeast);
  });
});
