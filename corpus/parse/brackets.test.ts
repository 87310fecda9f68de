import { expect, test } from "vitest";
import { readBrackets } from "./brackets.ts";

interface Case {
  readonly raw: string;
  readonly text: string;
  readonly supplied?: readonly string[];
  readonly disputed?: readonly string[];
  readonly isNewTestament?: boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  "a word": { raw: "darkness [is] on the face", text: "darkness is on the face", supplied: ["is"] },
  "several words": {
    raw: "as  [men in\n general]",
    text: "as men in general",
    supplied: ["men in general"],
  },
  "a space inside the bracket": {
    raw: "refuge [in thee ]From",
    text: "refuge in thee From",
    supplied: ["in thee"],
  },
  "part of a word": { raw: "I [can]not", text: "I cannot", supplied: ["can"] },
  "a stop alone": { raw: "to enter[.]", text: "to enter.", supplied: [] },
  "one within another": {
    raw: "and [cutting [it] short in righteousness; because] a",
    text: "and cutting it short in righteousness; because a",
    supplied: ["it"],
    disputed: ["cutting it short in righteousness; because"],
    isNewTestament: true,
  },
  "a long passage of the New Testament": {
    raw: "[where their worm dies not, and] the",
    text: "where their worm dies not, and the",
    disputed: ["where their worm dies not, and"],
    isNewTestament: true,
  },
  "a long passage of the Old": {
    raw: "[of the breadth of the house]",
    text: "of the breadth of the house",
    supplied: ["of the breadth of the house"],
  },
};

test.each(Object.entries(CASES))("%s", (_, { raw, isNewTestament = false, ...expected }) => {
  const { text, supplied, disputed } = readBrackets(raw, { isNewTestament });
  const words = (spans: typeof supplied) => spans.map(([start, end]) => text.slice(start, end));
  expect(text).toBe(expected.text);
  expect(words(supplied)).toEqual(expected.supplied ?? []);
  expect(words(disputed)).toEqual(expected.disputed ?? []);
});

test("a passage over two verses is disputed in both", () => {
  const first = readBrackets("withered, [awaiting the water.", { isNewTestament: true });
  expect(first).toMatchObject({ isLeftOpen: true, disputed: [[10, 29]], supplied: [] });
  const second = readBrackets("For an angel.] And", { isNewTestament: true, isOpen: true });
  expect(second).toMatchObject({
    isLeftOpen: false,
    disputed: [[0, 13]],
    text: "For an angel. And",
  });
});

test("a bracket that nobody opened is an error", () => {
  expect(() => readBrackets("now] then", { isNewTestament: false })).toThrow("never opened");
});
