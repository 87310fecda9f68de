import { expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { readMarkedText, readNamedPassage, splitMarks } from "./quotations.ts";

const corpus = getTestCorpus();

test("a mark becomes the stored words, with their reference, text and place", () => {
  expect(readMarkedText("He wept: {{John 11:35 KJV}} So {{John 11:35 WEB|wept}}.", corpus)).toEqual(
    [
      { kind: "words", text: "He wept: " },
      {
        kind: "quotation",
        reference: "John 11:35",
        text: "Jesus wept.",
        translation: "KJV",
        href: "/bible/kjv/john/11#v35",
      },
      { kind: "words", text: " So " },
      {
        kind: "quotation",
        reference: "John 11:35",
        text: "wept",
        translation: "WEB",
        href: "/bible/web/john/11#v35",
      },
      { kind: "words", text: "." },
    ],
  );
});

test.each([
  ["a passage of several verses", "{{Psalm 23:1-2 KJV}}", "Psalm 23:1–2", /still waters\.$/],
  [
    "words over the end of a verse",
    "{{Psalm 23:1-2 KJV|I shall not want. He maketh me}}",
    "Psalm 23:1–2",
    /^I shall not want\. He maketh me$/,
  ],
  ["a numbered book", "{{1 John 4:8 KJV|God is love}}", "1 John 4:8", /^God is love$/],
])("%s", (_, text, reference, words) => {
  const [piece, ...more] = readMarkedText(text, corpus);
  expect(more).toEqual([]);
  expect(piece).toMatchObject({ kind: "quotation", reference });
  expect(piece?.text).toMatch(words);
});

test.each([
  ["a text that we do not carry", "{{John 3:16 NIV}}", /^quotes NIV, which is no text/],
  ["no text", "{{John 3:16}}", /names no text/],
  ["a verse that does not exist", "{{John 99:1 WEB}}", /^names John 99:1, which is no passage/],
  ["two passages", "{{John 1:1; 3:16 WEB}}", /which is no passage/],
  ["other words", "{{John 11:35 KJV|laughed}}", /^quotes “laughed”, but John 11:35 \(KJV\) says/],
  ["words in other letters", "{{John 11:35 KJV|jesus wept}}", /^quotes “jesus wept”/],
  ["a piece of a word", "{{John 11:35 KJV|we}}", /breaks a word of John 11:35/],
  ["a verse that its text omits", "{{Acts 8:37 WEB}}", /which the WEB omits/],
  ["a broken mark", "He {wept", /cannot be read in “He \{wept”/],
  ["an empty mark", "He {{}} wept", /cannot be read/],
])("%s is refused", (_, text, sentence) => {
  expect(() => readMarkedText(text, corpus)).toThrow(sentence);
});

test("a passage by its name", () => {
  expect(readNamedPassage("John 11:35 KJV", corpus).text).toBe("Jesus wept.");
  expect(() => readNamedPassage("John 11:35", corpus)).toThrow(/names no text/);
});

test("marks are split without being read", () => {
  expect(splitMarks("a {{John 3:16|x}} {b} {{?}}")).toEqual([
    "a ",
    { place: "John 3:16", words: "x" },
    " {b} ",
    { place: "?", words: undefined },
  ]);
});
