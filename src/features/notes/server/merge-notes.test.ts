import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_NOTE, type NoteFields } from "../rules.ts";
import { mergeContent, mergeNotes } from "./merge-notes.ts";

const lines = (...all: string[]) => all.join("\n");
const BASE = lines("# Cana", "", "Six jars", "", "Filled to the brim");

describe("the text of a note", () => {
  test.each<[string, string, string, string, string, boolean]>([
    ["edited here", BASE, `${BASE}\nMine`, BASE, `${BASE}\nMine`, false],
    ["edited there", BASE, BASE, `Theirs\n${BASE}`, `Theirs\n${BASE}`, false],
    ["the same edit", BASE, `${BASE}\nSame`, `${BASE}\nSame`, `${BASE}\nSame`, false],
    [
      "one at the start, one at the end",
      BASE,
      `${BASE}\nMine`,
      `Theirs\n${BASE}`,
      `Theirs\n${BASE}\nMine`,
      false,
    ],
    [
      "the same line",
      BASE,
      BASE.replace("Six jars", "Six stone jars"),
      BASE.replace("Six jars", "Six water jars"),
      BASE.replace("Six jars", "Six stone jars\nSix water jars"),
      true,
    ],
    [
      "one deletes what the other edits",
      BASE,
      BASE.replace("\nSix jars\n", "\n"),
      BASE.replace("Six jars", "Six stone jars"),
      BASE.replace("Six jars", "Six stone jars"),
      true,
    ],
    ["all of it anew, on both", "a", "b", "c", "b\nc", true],
    ["nothing was there", "", "mine", "theirs", "mine\ntheirs", true],
  ])("%s", (_, base, mine, theirs, text, meets) => {
    const merged = mergeContent(base, mine, theirs);
    expect(merged.meets).toBe(meets);
    for (const line of text.split("\n")) expect(merged.text.split("\n")).toContain(line);
    if (!meets) expect(merged.text).toBe(text);
  });

  /** Each line of its own, so that one cannot stand in for another. */
  const base = fc.uniqueArray(
    fc.integer({ min: 0, max: 999 }).map((n) => `line ${n}`),
    {
      maxLength: 12,
    },
  );
  const edit = (device: string) =>
    fc
      .array(fc.tuple(fc.nat(14), fc.constantFrom("insert", "delete", "change")), {
        maxLength: 6,
      })
      .map((edits) => (from: readonly string[]) => {
        const text = [...from];
        for (const [index, [at, kind]] of edits.entries()) {
          const place = at % (text.length + 1);
          if (kind === "insert") text.splice(place, 0, `${device} wrote ${index}`);
          else if (kind === "delete") text.splice(place, 1);
          else if (place < text.length) text[place] = `${device} changed ${index}`;
        }
        return text;
      });

  test("no line that either wrote is lost, and none goes that neither took out", () => {
    fc.assert(
      fc.property(base, edit("a"), edit("b"), (from, editMine, editTheirs) => {
        const [mine, theirs] = [editMine(from), editTheirs(from)];
        const merged = mergeContent(from.join("\n"), mine.join("\n"), theirs.join("\n"));
        const mergedLines = new Set(merged.text.split("\n"));
        for (const line of [...mine, ...theirs]) {
          const isNew = !from.includes(line);
          const isInBoth = mine.includes(line) && theirs.includes(line);
          if (isNew || isInBoth) expect(mergedLines).toContain(line);
        }
        for (const line of mergedLines) {
          expect(line === "" || [...from, ...mine, ...theirs].includes(line)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("whichever device is asked first, the same is left to choose", () => {
    fc.assert(
      fc.property(base, edit("a"), edit("b"), (from, editMine, editTheirs) => {
        const [one, other] = [editMine(from).join("\n"), editTheirs(from).join("\n")];
        const there = mergeContent(from.join("\n"), one, other);
        const back = mergeContent(from.join("\n"), other, one);
        expect(there.meets).toBe(back.meets);
        if (!there.meets) expect(there.text).toBe(back.text);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the other fields", () => {
  const base: NoteFields = {
    ...EMPTY_NOTE,
    title: "Cana",
    content: "Six jars",
    tags: ["signs", "wine"],
  };
  test.each<[string, Partial<NoteFields>, Partial<NoteFields>, Partial<NoteFields>, string[]]>([
    [
      "different fields",
      { title: "Mine" },
      { category: "Prayer" },
      { title: "Mine", category: "Prayer" },
      [],
    ],
    ["the same title", { title: "Same" }, { title: "Same" }, { title: "Same" }, []],
    ["two titles", { title: "Mine" }, { title: "Theirs" }, { title: "Mine / Theirs" }, ["title"]],
    [
      "two references",
      { reference: "John 2" },
      { reference: "Isaiah 25" },
      { reference: "John 2; Isaiah 25" },
      ["reference"],
    ],
    [
      "tags put in and taken out",
      { tags: ["wine", "mine"] },
      { tags: ["signs", "wine", "theirs"] },
      { tags: ["wine", "theirs", "mine"] },
      [],
    ],
    [
      "the same tag",
      { tags: ["signs", "wine", "Joy"] },
      { tags: ["signs", "wine", "joy"] },
      { tags: ["signs", "wine", "joy"] },
      [],
    ],
  ])("%s", (_, mine, theirs, both, conflicts) => {
    const merge = mergeNotes(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(merge.both).toEqual({ ...base, ...both });
    expect(merge.conflicts).toEqual(conflicts);
  });

  test("joined, it may be more than a note takes: then the person is asked", () => {
    const long = "x".repeat(60_000);
    const merge = mergeNotes(
      { ...base, content: "a\nb\nc" },
      { ...base, content: `${long}\nb\nc` },
      { ...base, content: `a\nb\n${long}` },
    );
    expect(merge.conflicts).toEqual(["content"]);
  });
});
