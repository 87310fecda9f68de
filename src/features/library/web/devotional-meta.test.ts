import { expect, test } from "vitest";
import type { Paragraph } from "../contract.ts";
import { tellBeginning } from "./devotional-meta.ts";

const say = (...sentences: string[]): Paragraph[] =>
  sentences.map((text) => [{ kind: "words", text }]);

test.each<[string, string[], string[], string]>([
  [
    "a long introduction stands by itself",
    ["a".repeat(119).concat(".")],
    ["More."],
    "a".repeat(119).concat("."),
  ],
  [
    "a short one is followed by what fits",
    ["One."],
    ["Two. Three?", "Four."],
    "One. Two. Three? Four.",
  ],
  [
    "by whole sentences only",
    ["One."],
    [`${"b".repeat(60)}. ${"c".repeat(120)}. Four.`],
    `One. ${"b".repeat(60)}.`,
  ],
  [
    "a closing quotation mark stays with its sentence",
    ["One."],
    ["“Come.” Go."],
    "One. “Come.” Go.",
  ],
])("%s", (_, introduction, reflection, told) => {
  expect(
    tellBeginning({ introduction: say(...introduction), reflection: say(...reflection) }),
  ).toBe(told);
});
