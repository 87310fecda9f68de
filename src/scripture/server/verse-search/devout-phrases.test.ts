// No short devout phrase may be read as a theme of sin: neither what the psalms
// pray nor what people quote. The phrases are taken from the texts, not thought up.
import { beforeAll, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { loadSentenceEncoder, type SentenceEncoder } from "../meaning/sentence-encoder.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { findVersesByMeaning } from "./find-by-meaning.ts";
import { isAskedFor, SIN_THEMES } from "./themes-of-sin.ts";
import { wellKnownLines } from "./well-known-lines.ts";

const corpus = getTestCorpus();
let encoder: SentenceEncoder;
beforeAll(async () => {
  encoder = await loadSentenceEncoder();
});

const themes = corpus.meaning().themes.list;

const [FIRST_PSALM, LAST_PSALM] = [13_941, 16_401];
const SHORT = 4;

/** Of whom a psalm tells: no prayer. */
const TOLD = /^(?:i|he|they|it|my|our|who|which)\b/;

/** What begins a clause of a psalm and ends with the one who prays: "hear me", "lead me". */
function* listPrayers(): Generator<string> {
  for (const text of [corpus.texts.WEB, corpus.texts.KJV]) {
    for (let ordinal = FIRST_PSALM; ordinal <= LAST_PSALM; ordinal++) {
      for (const clause of text.verse(ordinal).split(/[.,;:!?]/)) {
        const words: string[] = [];
        visitWords(clause, (word) => words.push(word));
        const end = words.indexOf("me");
        const phrase = words.slice(0, end + 1).join(" ");
        if (end > 0 && end < SHORT && !TOLD.test(phrase)) yield phrase;
      }
    }
  }
}

const phrases = [
  ...new Set([
    ...listPrayers(),
    ...wellKnownLines.all.map(({ line }) => line).filter((line) => line.split(" ").length <= SHORT),
  ]),
];

test("every theme of sin is a theme", () => {
  const slugs = new Set(themes.map(({ slug }) => slug));
  expect([...SIN_THEMES].filter((slug) => !slugs.has(slug))).toEqual([]);
});

test("no short devout phrase of the texts is read as a theme of sin", async () => {
  expect(phrases.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (const query of phrases) {
    const request = { query, defaultText: "WEB", offset: 0, limit: 1 } as const;
    const answer = await findVersesByMeaning(corpus, encoder, request);
    if (!answer.ok) continue;
    for (const theme of themes) {
      if (!SIN_THEMES.has(theme.slug) || !answer.reading.says.includes(`“${theme.name}”`)) continue;
      if (!isAskedFor(theme, query)) wrong.push(`${query}: ${theme.name}`);
    }
  }
  expect(wrong).toEqual([]);
}, 180_000);
