import { expect, test } from "vitest";
import type { Highlight } from "../contract.ts";
import type { HighlightColor } from "../rules.ts";
import { cutIntoCalls, listEntries, matchesWords, sortEntries } from "./highlight-entries.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const mark = (
  reference: string,
  color: HighlightColor,
  second = 0,
  words?: Highlight["words"],
): Highlight => ({ reference, color, changedAt: at(second), ...(words ? { words } : {}) });
const words = { translation: "WEB" as const, start: 4, end: 9 };

const ROWS: [string, Highlight[], string[]][] = [
  [
    "verses in a row of one color are one entry, in the Bible's order",
    [mark("John 3:17", "blue"), mark("Psalm 23:1", "pink"), mark("John 3:16", "blue")],
    ["Psalm 23:1 pink", "John 3:16–17 blue"],
  ],
  [
    "another color, a gap and a new chapter begin an entry",
    [
      mark("John 3:16", "blue"),
      mark("John 3:17", "green"),
      mark("John 3:19", "green"),
      mark("John 3:36", "blue"),
      mark("John 4:1", "blue"),
    ],
    ["John 3:16 blue", "John 3:17 green", "John 3:19 green", "John 3:36 blue", "John 4:1 blue"],
  ],
  [
    "highlighted words stand for themselves and break no row",
    [mark("John 3:16", "blue"), mark("John 3:16", "pink", 0, words), mark("John 3:17", "blue")],
    ["John 3:16–17 blue", "John 3:16 pink"],
  ],
  [
    "what is no verse is left out",
    [mark("John 99:1", "blue"), mark("hello", "blue"), mark("Jude 1:3", "blue")],
    ["Jude 1:3 blue"],
  ],
];
test.each(ROWS)("%s", (_case, highlights, entries) => {
  expect(listEntries(highlights).map(({ reference, color }) => `${reference} ${color}`)).toEqual(
    entries,
  );
});

test("the latest first, by the latest verse of a row", () => {
  const entries = listEntries([
    mark("Genesis 1:1", "blue", 5),
    mark("John 3:16", "blue", 1),
    mark("John 3:17", "blue", 9),
  ]);
  expect(sortEntries(entries, "latest").map(({ reference }) => reference)).toEqual([
    "John 3:16–17",
    "Genesis 1:1",
  ]);
});

test.each([
  ["loved world", true],
  ["JOHN 3:16", true],
  ["3:16-18", true],
  ["world war", false],
] as const)("“%s” is found: %s", (typed, isFound) => {
  const text = "For God so loved the world";
  expect(matchesWords(typed, { reference: "John 3:16–18" }, text)).toBe(isFound);
});

test("calls stay within what one may name and quote", () => {
  const long = Array.from({ length: 176 }, (_, index) => mark(`Psalm 119:${index + 1}`, "blue"));
  const many = Array.from({ length: 31 }, (_, index) => mark(`Proverbs ${index + 1}:5`, "pink"));
  const calls = cutIntoCalls(listEntries([...long, ...many]));
  expect(calls.flat()).toHaveLength(32);
  for (const call of calls) {
    expect(call.reduce((sum, { places }) => sum + places.length, 0)).toBeLessThanOrEqual(200);
    expect(call.map(({ reference }) => reference).join("; ").length).toBeLessThanOrEqual(1000);
  }
});
