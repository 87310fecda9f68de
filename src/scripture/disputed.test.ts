import { expect, test } from "vitest";
import { type DisputedSpan, findBracketEnds, placeBrackets, printBrackets } from "./disputed.ts";

test.each<[string, string, DisputedSpan[], string]>([
  ["nothing disputed", "in the beginning", [], "in the beginning"],
  ["a whole verse", "for an angel", [[0, 12]], "[for an angel]"],
  ["the end of a verse", "withered; waiting.", [[10, 18]], "withered; [waiting.]"],
  ["the middle of a verse", "he that hath, the Son", [[3, 12]], "he [that hath], the Son"],
  [
    "two places",
    "a b c",
    [
      [0, 1],
      [4, 5],
    ],
    "[a] b [c]",
  ],
])("%s", (_name, text, disputed, expected) => {
  expect(printBrackets(text, disputed)).toBe(expected);
});

test("a bracket that runs over verses is opened and closed once", () => {
  const verses = [
    { text: "withered; waiting.", disputed: [[10, 18]] },
    { text: "for an angel", disputed: [[0, 12]] },
    { text: "and a certain man" },
  ] as const;
  const ends = findBracketEnds(verses);
  expect(
    verses.map(({ text, ...rest }, at) =>
      printBrackets(text, "disputed" in rest ? rest.disputed : undefined, ends[at]),
    ),
  ).toEqual(["withered; [waiting.", "for an angel]", "and a certain man"]);
});

test("verses apart from each other have brackets of their own", () => {
  const verses = [
    { text: "one", disputed: [[0, 3]] },
    { text: "two" },
    { text: "six", disputed: [[0, 3]] },
  ] as const;
  expect(findBracketEnds(verses)).toEqual(verses.map(() => ({ before: false, after: false })));
  expect(placeBrackets(3, [[0, 3]])).toEqual([
    { at: 0, mark: "[" },
    { at: 3, mark: "]" },
  ]);
});
