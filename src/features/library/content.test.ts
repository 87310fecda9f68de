// Holds the library as it is written: all of it there, its quotations and
// references true, its pieces of the length that they are meant to have.
import { expect, test } from "vitest";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { getTestCorpus, getTestLibrary } from "../../../tests/support/test-app.ts";
import { findTypedScripture } from "../../../tests/support/typed-scripture.ts";
import type { Paragraph } from "./contract.ts";
import { KINDS, TYPES } from "./rules.ts";

const corpus = getTestCorpus();
const library = getTestLibrary();

interface Piece {
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  readonly type: string;
  readonly title: string;
  /** All that is read of it, in order. */
  readonly paragraphs: readonly Paragraph[];
  /** Passages that it shows whole. */
  readonly passages: readonly {
    reference: string;
    translation: "YLT" | "KJV" | "WEB" | "ASV" | "DARBY";
    text?: string | undefined;
  }[];
}

const pieces: readonly Piece[] = [
  ...library.devotionals.flatMap(({ type, items }) =>
    items.map((item) => ({
      name: `devotionals/${type}/${item.id}`,
      kind: "devotionals" as const,
      type,
      title: item.title,
      paragraphs: [...item.introduction, ...item.reflection, ...item.application, ...item.prayer],
      passages: [item.verse],
    })),
  ),
  ...library.prayers.flatMap(({ type, items }) =>
    items.map((item) => ({
      name: `prayers/${type}/${item.id}`,
      kind: "prayers" as const,
      type,
      title: item.title,
      paragraphs: item.content,
      passages: [item.bibleVerse],
    })),
  ),
  ...library.studies.flatMap(({ type, items }) =>
    items.map((item) => ({
      name: `studies/${type}/${item.id}`,
      kind: "studies" as const,
      type,
      title: item.title,
      paragraphs: [
        ...item.content,
        ...item.steps,
        ...item.tips,
        ...item.examples.flatMap(({ text }) => text),
        ...item.worksheet.map((text) => [{ kind: "words" as const, text }]),
      ],
      passages: item.examples.map(({ passage }) => passage),
    })),
  ),
];
const heads = KINDS.flatMap((kind) =>
  library[kind].map(({ type, title, description, introduction }) => ({
    name: `${kind}/${type}`,
    title,
    description,
    introduction,
  })),
);

const COUNTS: Readonly<Record<string, number>> = { daily: 31, morning: 7, evening: 7 };

test.each(KINDS)("all types of %s are there, with as many pieces as they should have", (kind) => {
  const usual = kind === "studies" ? 3 : 5;
  const expected = TYPES[kind].map((type) => [type, COUNTS[type] ?? usual]);
  const found = library[kind].map(({ type, items }) => [type, items.length]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test("every quotation and passage is the stored text of its translation", () => {
  let count = 0;
  const quoted = [
    ...heads.flatMap(({ introduction }) => introduction.flat()),
    ...pieces.flatMap(({ paragraphs }) => paragraphs.flat()),
  ].filter((piece) => piece.kind === "quotation");
  for (const { reference, translation, text } of [
    ...quoted,
    ...pieces.flatMap(({ passages }) => passages),
  ]) {
    const reading = readReference(reference);
    if (reading.kind !== "reference") throw new Error(reference);
    const stored = readPassage(corpus.texts[translation], reading.ranges[0]!).text;
    expect(stored).not.toBe("");
    expect(stored).toContain(text ?? "");
    count++;
  }
  expect(count).toBeGreaterThan(400);
});

const wordsOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map((pieces) => pieces.map((piece) => (piece.kind === "words" ? piece.text : " ")).join(""))
    .join("\n");

/** A book with chapter and verse, in the midst of prose. */
const MENTION = /(?:[1-3] )?[A-Z][a-z]+(?: of [A-Z][a-z]+)? \d+:\d+(?:[–-]\d+(?::\d+)?)?/g;

test("every reference that is mentioned exists", () => {
  const mentions = pieces.flatMap(({ name, paragraphs }) =>
    [...wordsOf(paragraphs).matchAll(MENTION)].map(([mention]) => ({ name, mention })),
  );
  expect(mentions.length).toBeGreaterThan(50);
  expect(mentions.filter(({ mention }) => readReference(mention).kind !== "reference")).toEqual([]);
});

test("no Scripture is typed by hand: eight words of ours never stand in a verse", () => {
  const prose = pieces.flatMap(({ name, paragraphs }) =>
    paragraphs.flat().flatMap(({ kind, text }) => (kind === "words" ? [{ name, text }] : [])),
  );
  const { runCount, found } = findTypedScripture(corpus, prose, 8);
  expect(runCount).toBeGreaterThan(30_000);
  expect(found).toEqual([]);
});

const countWords = (paragraphs: readonly Paragraph[]): number =>
  paragraphs
    .flat()
    .reduce(
      (sum, { text }) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0),
      0,
    );

const lengthOf = ({ kind, type }: Piece): readonly [number, number] => {
  if (kind === "prayers") return type === "bedtime" || type === "children" ? [40, 160] : [80, 160];
  if (kind === "studies") return [250, 1400];
  return type === "short" ? [100, 160] : [300, 450];
};

test("each piece is of the length that it is meant to have", () => {
  const outside = pieces.flatMap((piece) => {
    const [least, most] = lengthOf(piece);
    const count = countWords(piece.paragraphs);
    return count < least || count > most ? [`${piece.name}: ${count}`] : [];
  });
  expect(outside).toEqual([]);
});

test("no two pieces have one title, no two pages one title or description", () => {
  for (const texts of [
    pieces.map(({ title }) => title),
    heads.map(({ title }) => title),
    heads.map(({ description }) => description),
  ]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
