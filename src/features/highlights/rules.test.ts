import { expect, test } from "vitest";
import type { Highlight, HighlightPlace } from "./contract.ts";
import { applyChanges, planChanges, planUndo } from "./rules.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const words = (start: number, end: number): HighlightPlace => ({
  reference: "John 1:1",
  words: { translation: "KJV", start, end },
});
const show = (highlights: readonly Highlight[]) =>
  highlights
    .map(({ reference, words: part, color }) =>
      part ? `${reference} ${part.start}-${part.end} ${color}` : `${reference} ${color}`,
    )
    .sort();

const first = applyChanges(
  [],
  planChanges(
    [],
    [{ reference: "John 1:1" }, { reference: "John 1:2" }, words(0, 9)],
    "blue",
    at(1),
  ),
);

test("whole verses and words of them are marked beside each other", () => {
  expect(show(first)).toEqual(["John 1:1 0-9 blue", "John 1:1 blue", "John 1:2 blue"]);
});

const cases: [string, HighlightPlace[], Highlight["color"] | null, string[]][] = [
  [
    "a verse takes another color",
    [{ reference: "John 1:2" }],
    "pink",
    ["John 1:1 0-9 blue", "John 1:1 blue", "John 1:2 pink"],
  ],
  [
    "a verse is unmarked, its words stay marked",
    [{ reference: "John 1:1" }],
    null,
    ["John 1:1 0-9 blue", "John 1:2 blue"],
  ],
  [
    "words replace those that they overlap",
    [words(5, 12)],
    "green",
    ["John 1:1 5-12 green", "John 1:1 blue", "John 1:2 blue"],
  ],
  [
    "words beside others leave them alone",
    [words(9, 12)],
    "green",
    ["John 1:1 0-9 blue", "John 1:1 9-12 green", "John 1:1 blue", "John 1:2 blue"],
  ],
];
test.each(cases)("%s, and undone it is as before", (_case, places, color, after) => {
  const changes = planChanges(first, places, color, at(2));
  const changed = applyChanges(first, changes);
  expect(show(changed)).toEqual(after);
  expect(show(applyChanges(changed, planUndo(first, changes, at(3))))).toEqual(show(first));
});

test("an older change from elsewhere undoes nothing newer", () => {
  const [change] = planChanges(first, [{ reference: "John 1:2" }], null, at(0));
  expect(show(applyChanges(first, change ? [change] : []))).toEqual(show(first));
});
