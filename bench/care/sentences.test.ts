import { expect, test } from "vitest";
import { DANGERS, isDanger, readCareSentences, SETS } from "./sentences.ts";

test.each(SETS)("the sentences of the %s set are told apart and none comes twice", (set) => {
  const sentences = readCareSentences(set);
  const texts = new Set(sentences.map(({ text, writer }) => `${writer}/${text}`));
  expect(texts.size).toBe(sentences.length);
  for (const sentence of sentences) {
    expect(sentence.who === "-", sentence.text).toBe(!isDanger(sentence));
  }
});

test("every kind of danger is there in both halves, and nearly as many near misses", () => {
  const sentences = readCareSentences("training");
  for (const half of ["tune", "held"] as const) {
    const some = sentences.filter((sentence) => sentence.half === half);
    for (const kind of DANGERS) {
      expect(some.filter((sentence) => sentence.kind === kind).length, kind).toBeGreaterThan(60);
    }
    const danger = some.filter(isDanger).length;
    expect(danger).toBeGreaterThan(1_250);
    expect(some.length - danger).toBeGreaterThan(1_250);
  }
});

test("no template has a sentence in each half, and no sentence of the sealed set is in training", () => {
  const sentences = readCareSentences("training");
  const halves = new Map<string, Set<string>>();
  for (const { writer, kind, template, half } of sentences) {
    const name = `${writer}/${kind}/${template}`;
    halves.set(name, (halves.get(name) ?? new Set()).add(half));
  }
  expect([...halves].filter(([, both]) => both.size > 1)).toEqual([]);
  const known = new Set(sentences.map(({ text }) => text.toLowerCase()));
  expect(readCareSentences("sealed").filter(({ text }) => known.has(text.toLowerCase()))).toEqual(
    [],
  );
});
