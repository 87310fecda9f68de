import { describe, expect, test } from "vitest";
import type { FoundVerse } from "#src/features/search/contract.ts";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { type AnsweredText, alignVerses, joinTexts } from "./align-verses.ts";

const verse = (reference: string, translation: string, more: Partial<FoundVerse> = {}) => ({
  reference,
  translation,
  text: `${reference} in ${translation}`,
  relevanceScore: 100,
  explanation: "",
  href: "",
  ...more,
});

function answered(
  asked: TranslationCode,
  references: readonly string[],
  { code = asked as string, notice }: { code?: string; notice?: string } = {},
): AnsweredText {
  return {
    asked,
    answer: {
      results: references.map((reference) => verse(reference, code)),
      total: references.length,
      reading: {
        kind: "reference",
        says: "",
        query: "",
        translation: code,
        alternatives: [],
        suggestions: [],
        ...(notice ? { notice } : {}),
      },
    },
  };
}

describe("texts", () => {
  test("two that fall back to the same text show it once, with both notices", () => {
    const texts = joinTexts([
      answered("NIV", ["John 3:16"], { code: "WEB", notice: "The NIV is not here." }),
      answered("KJV", ["John 3:16"]),
      answered("NLT", ["John 3:16"], { code: "WEB", notice: "The NLT is not here." }),
    ]);
    expect(texts.map(({ code, asked, notices }) => ({ code, asked, notices }))).toEqual([
      {
        code: "WEB",
        asked: ["NIV", "NLT"],
        notices: ["The NIV is not here.", "The NLT is not here."],
      },
      { code: "KJV", asked: ["KJV"], notices: [] },
    ]);
  });

  test("a text asked for by its own name and as a stand-in is one", () => {
    const texts = joinTexts([
      answered("WEB", ["John 3:16"]),
      answered("NIV", ["John 3:16"], { code: "WEB", notice: "The NIV is not here." }),
    ]);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.notices).toEqual(["The NIV is not here."]);
  });
});

const ids = (...columns: string[][]) =>
  alignVerses(
    joinTexts(
      columns.map((references, at) =>
        answered((["KJV", "WEB", "YLT"] as const)[at] as TranslationCode, references),
      ),
    ),
  ).map(({ id, cells }) => `${id}: ${cells.map((cell) => (cell ? "x" : "-")).join("")}`);

test.each([
  [
    "the same verses",
    [
      ["A", "B"],
      ["A", "B"],
    ],
    ["A: xx", "B: xx"],
  ],
  [
    "one that a text lacks in the middle",
    [
      ["A", "C"],
      ["A", "B", "C"],
    ],
    ["A: xx", "B: -x", "C: xx"],
  ],
  ["one that a text lacks at the start", [["B"], ["A", "B"]], ["A: -x", "B: xx"]],
  ["one that a text has more at the end", [["A"], ["A", "B"]], ["A: xx", "B: -x"]],
  [
    "a verse asked for twice",
    [
      ["A", "A"],
      ["A", "A"],
    ],
    ["A: xx", "A (2): xx"],
  ],
  ["a text that has none", [["A"], []], ["A: x-"]],
  ["no texts", [], []],
])("verses stand beside each other: %s", (_case, columns, rows) => {
  expect(ids(...columns)).toEqual(rows);
});
