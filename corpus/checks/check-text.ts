// Holds each cleaned text to what was counted and read when its source was
// examined. A check that fails stops the build with a sentence.
import { createHash } from "node:crypto";
import { formatOrdinal } from "../../src/scripture/format-reference.ts";
import { visitWords } from "../../src/scripture/server/word-index/tokenize.ts";
import type { EmbeddedCode } from "../../src/scripture/translations.ts";
import { VERSE_COUNT } from "../../src/scripture/versification.ts";
import type { ParsedText, ParsedVerse, Span } from "../parse/parsed-text.ts";
import { EXPECTED, type Expectation } from "./expected.ts";

/** Throws an Error whose message is a sentence when the text is not as it was examined. */
export function checkText(code: EmbeddedCode, text: ParsedText): void {
  const expected = EXPECTED[code];
  checkVerses(code, text, expected);
  checkCounts(code, text, expected);
  checkWordCounts(code, text, expected);
  checkKnownVerses(code, text, expected);
  const digest = digestText(text);
  if (digest !== expected.digest) {
    throw new Error(
      `The ${code} is not the text that was examined: its digest is ${digest}. Read what has changed; if it is right, set the digest in corpus/checks/expected.ts.`,
    );
  }
}

function checkVerses(code: EmbeddedCode, text: ParsedText, { characters }: Expectation): void {
  if (text.length !== VERSE_COUNT + 1) {
    throw new Error(`The ${code} has ${text.length - 1} verses, not ${VERSE_COUNT}.`);
  }
  text.forEach((verse, ordinal) => {
    if (ordinal === 0) return;
    const at = `${code} ${formatOrdinal(ordinal)}`;
    const stray = verse.text.match(characters)?.[0];
    if (stray !== undefined) throw new Error(`${at} holds ${JSON.stringify(stray)}: ${verse.text}`);
    if (verse.text !== verse.text.trim() || verse.text.includes("  ")) {
      throw new Error(`${at} has a space too many: ${JSON.stringify(verse.text)}`);
    }
    if ((verse.text === "") !== (verse.omission !== undefined)) {
      throw new Error(`${at} must have either a text or a reason why not.`);
    }
    checkMarkup(at, verse);
  });
}

function checkMarkup(at: string, verse: ParsedVerse): void {
  const { length } = verse.text;
  const lists = [verse.supplied, verse.disputed, verse.wordsOfJesus];
  for (const spans of lists) {
    let last = 0;
    for (const [start, end] of spans) {
      if (start < last || end <= start || end > length) {
        throw new Error(`${at} has markup from ${start} to ${end} of ${length} characters.`);
      }
      last = end;
    }
  }
  let last = -1;
  for (const [offset] of verse.breaks) {
    if (offset <= last || offset >= Math.max(1, length)) {
      throw new Error(`${at} has a break at ${offset} of ${length} characters.`);
    }
    last = offset;
  }
}

function checkCounts(code: EmbeddedCode, text: ParsedText, expected: Expectation): void {
  const omitted = text.flatMap((verse, ordinal) => (verse.omission ? formatOrdinal(ordinal) : []));
  expectSame(`The verses that the ${code} omits`, omitted.join("; "), expected.omitted);
  const renumbered = text.flatMap((verse, ordinal) =>
    verse.ownNumber ? `${formatOrdinal(ordinal)} = ${verse.ownNumber}` : [],
  );
  expectSame(
    `The verses that the ${code} numbers itself`,
    renumbered.join("; "),
    expected.renumbered,
  );
  const count = (spansOf: (verse: ParsedVerse) => readonly unknown[]) =>
    text.reduce((sum, verse) => sum + spansOf(verse).length, 0);
  const titles = text.filter((verse) => verse.title).length;
  expectSame(`The headings of the ${code}`, titles, expected.titles);
  const supplied = count((verse) => verse.supplied);
  expectSame(`The runs of supplied words in the ${code}`, supplied, expected.supplied);
  const disputed = count((verse) => verse.disputed);
  expectSame(`The disputed passages of the ${code}`, disputed, expected.disputed);
  const wordsOfJesus = count((verse) => verse.wordsOfJesus);
  expectSame(`The spans of words of Jesus in the ${code}`, wordsOfJesus, expected.wordsOfJesus);
  expectSame(
    `The breaks of the ${code}`,
    count((verse) => verse.breaks),
    expected.breaks,
  );
}

/** How often words occur, and in how many verses, as printed concordances count them. */
function checkWordCounts(code: EmbeddedCode, text: ParsedText, { words = {} }: Expectation): void {
  const tallies = new Map(Object.keys(words).map((word) => [word, { total: 0, verses: 0 }]));
  for (const verse of text) {
    const seen = new Set<string>();
    visitWords(verse.text, (word) => {
      const tally = tallies.get(word);
      if (!tally) return;
      tally.total++;
      if (!seen.has(word)) tally.verses++;
      seen.add(word);
    });
  }
  for (const [word, [total, verses]] of Object.entries(words)) {
    const tally = tallies.get(word);
    expectSame(`“${word}” in the ${code}`, tally?.total, total);
    expectSame(`The verses of the ${code} with “${word}”`, tally?.verses, verses);
  }
}

function checkKnownVerses(code: EmbeddedCode, text: ParsedText, { known }: Expectation): void {
  const references = text.map((_, ordinal) => (ordinal === 0 ? "" : formatOrdinal(ordinal)));
  for (const [reference, digest] of Object.entries(known)) {
    const verse = text[references.indexOf(reference)];
    if (!verse) throw new Error(`There is no ${reference} to check.`);
    if (digestVerse(verse) !== digest) {
      throw new Error(
        `${code} ${reference} is not as it was read: ${JSON.stringify(verse.text)} has the digest ${digestVerse(verse)}.`,
      );
    }
  }
}

function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) {
    throw new Error(`${what}: found ${actual || "none"}, expected ${expected || "none"}.`);
  }
}

const DIGEST_LENGTH = 12;
const digest = (content: string): string =>
  createHash("sha256").update(content).digest("hex").slice(0, DIGEST_LENGTH);

/** Of a verse's words alone. */
const digestVerse = (verse: ParsedVerse): string => digest(verse.text);

/** Of the words and the markup of all verses. */
function digestText(text: ParsedText): string {
  const spans = (list: readonly Span[]): string => list.join(";");
  return digest(
    text
      .map((verse) =>
        [
          verse.text,
          spans(verse.supplied),
          spans(verse.disputed),
          spans(verse.wordsOfJesus),
          verse.breaks.join(";"),
          verse.title ? `${verse.title.text}|${spans(verse.title.supplied)}` : "",
          verse.omission,
          verse.ownNumber,
        ].join("\t"),
      )
      .join("\n"),
  );
}
