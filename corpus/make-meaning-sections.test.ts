import { expect, test } from "vitest";
import { ordinalOf } from "../src/scripture/versification.ts";
import { readVerseVectors, VECTOR_SIZE } from "./facts/read-vectors.ts";
import { findPhrasesWithoutVector } from "./make-meaning-sections.ts";
import { readThemes, resolveVerses } from "./read-themes.ts";

test("every phrase of a theme or a story has its vector (node corpus/facts/extract/embed-meaning.ts)", () => {
  expect(findPhrasesWithoutVector()).toEqual([]);
});

test("the verses' vectors point the same way for verses that say the same", () => {
  const { rows } = readVerseVectors();
  const row = (book: number, chapter: number, verse: number): Int8Array => {
    const at = ordinalOf({ book, chapter, verse }) * VECTOR_SIZE;
    return rows.subarray(at, at + VECTOR_SIZE);
  };
  const nearness = (a: Int8Array, b: Int8Array): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] as number), 0) / 254 ** 2;
  // Psalm 14:1 and 53:1 are one poem; Leviticus 11:17 lists birds.
  expect(nearness(row(19, 14, 1), row(19, 53, 1))).toBeGreaterThan(0.8);
  expect(nearness(row(19, 14, 1), row(3, 11, 17))).toBeLessThan(0.4);
});

test("every theme names passages that exist, each once, and themes that exist", () => {
  const themes = readThemes();
  const slugs = new Set(themes.map((theme) => theme.slug));
  const unknown = new Set<string>();
  for (const theme of themes) {
    const verses = resolveVerses(theme);
    expect(verses.length, theme.slug).toBeGreaterThanOrEqual(5);
    expect(new Set(verses.map(([start, end]) => `${start}-${end}`)).size, theme.slug).toBe(
      verses.length,
    );
    for (const slug of theme.related) if (!slugs.has(slug)) unknown.add(slug);
  }
  expect(themes.length).toBeGreaterThan(400);
  expect([...unknown]).toEqual([]);
});
