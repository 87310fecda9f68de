import { expect, test } from "vitest";
import acts from "#content/composer/acts.json" with { type: "json" };
import general from "#content/composer/general.json" with { type: "json" };
import joints from "#content/composer/joints.json" with { type: "json" };
import openings from "#content/composer/openings.json" with { type: "json" };
import turns from "#content/composer/turns.json" with { type: "json" };
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { checkText } from "../check/check-text.ts";
import { findPassageWords } from "../stored-words.ts";
import { FAMILIES, getNotes, occasions } from "./store.ts";

const corpus = getTestCorpus();
const references = new Set(getNotes().map(({ reference }) => reference));

test("each note is on a passage that can be quoted, and passes the check beside it", () => {
  const faults = getNotes().flatMap((note) => {
    const texts = [note.scene, ...note.see, note.word?.text ?? "", note.ask, note.act, note.point];
    const removed = [...texts, note.pray].flatMap(
      (text) => checkText(corpus, text, "WEB", true).removed,
    );
    const isStored = findPassageWords(corpus, "KJV", note.range) !== undefined;
    return removed.length > 0 || !isStored ? [[note.reference, removed]] : [];
  });
  expect(faults).toEqual([]);
});

test.each(occasions.map((occasion) => [occasion.id, occasion] as const))(
  "%s names passages that have notes, and words in small letters",
  (_id, { family, words, passages, spares = [], ...forms }) => {
    expect(FAMILIES).toContain(family);
    expect([...passages, ...spares].filter((one) => !references.has(one))).toEqual([]);
    expect(passages.filter((one) => spares.includes(one))).toEqual([]);
    expect(new Set(passages).size).toBe(passages.length);
    expect(
      words.filter((word) => word !== word.toLowerCase().trim() || word.includes("’")),
    ).toEqual([]);
    const { openings = [], turns = [], closings = [], acts = {} } = forms;
    const texts = [...openings, ...turns, ...closings, ...Object.values(acts).flat()];
    expect(texts.flatMap((text) => checkText(corpus, text, "WEB").removed)).toEqual([]);
  },
);

test("no two occasions go by the same word", () => {
  const words = occasions.flatMap((occasion) => occasion.words);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

const listSentences = (store: unknown): string[] =>
  typeof store === "string"
    ? // What is filled in first is checked in the pieces that draw it.
      [store].filter((text) => !text.includes("{"))
    : typeof store === "object" && store !== null
      ? Object.values(store).flatMap(listSentences)
      : [];

test.each(Object.entries({ acts, general, joints, openings, turns }))(
  "every sentence of %s passes the check, whichever pieces draw it",
  (_name, store) => {
    const sentences = listSentences(store);
    expect(sentences.length).toBeGreaterThan(10);
    const removed = sentences.flatMap((text) => checkText(corpus, text, "WEB").removed);
    expect(removed).toEqual([]);
  },
);
