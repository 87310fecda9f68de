import { expect, test } from "vitest";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";
import { VERSE_COUNT } from "#src/scripture/versification.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { leaveOutScripture } from "./quoted-scripture.ts";

const corpus = getTestCorpus();

test.each<[text: string, left: RegExp]>([
  ["The LORD is my shepherd; I shall not want.", /^\W*$/],
  ["the lord is my shepherd i shall not want", /^\W*$/],
  [
    "so that my soul chooseth strangling and death rather than my life, and now I hold the rope",
    /now I hold the rope$/,
  ],
  ["I have the rope and I want to die tonight", /^I have the rope and I want to die tonight$/],
  ["thank you", /^thank you$/],
])("what is quoted is left out: %s", (text, left) => {
  expect(leaveOutScripture(text, corpus)).toMatch(left);
});

test("of every verse of six words or more nothing is left", { timeout: 60_000 }, () => {
  const left: string[] = [];
  for (const code of EMBEDDED_CODES) {
    for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
      const verse = corpus.texts[code].verse(ordinal);
      const words = verse.match(/[\p{L}\p{N}’']+/gu) ?? [];
      if (words.length < 6) continue;
      const text = ordinal % 2 === 0 ? verse : words.join(" ").toLowerCase();
      if (/\p{L}/u.test(leaveOutScripture(text, corpus))) left.push(`${code} ${verse}`);
    }
  }
  expect(left).toEqual([]);
});
