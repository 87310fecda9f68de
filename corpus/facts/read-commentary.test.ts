import { expect, test } from "vitest";
import { ordinalOf, VERSE_COUNT } from "../../src/scripture/versification.ts";
import { readCommentary } from "./read-commentary.ts";

const { sections, words, starts, sectionOf, counts } = readCommentary();

/** The words that set a verse's section apart most, by how few sections share them. */
function distinctWords(book: number, chapter: number, verse: number): string[] {
  const ordinal = ordinalOf({ book, chapter, verse });
  const section = sections.findIndex(({ ranges }) =>
    ranges.some(({ start, end }) => start <= ordinal && ordinal <= end),
  );
  return words
    .map((word, index) => {
      const first = starts[index] as number;
      const last = starts[index + 1] as number;
      const at = sectionOf.subarray(first, last).indexOf(section);
      const rarity = Math.log(sections.length / (last - first));
      return { word, weight: at < 0 ? 0 : (counts[first + at] as number) * rarity };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 10)
    .map(({ word }) => word);
}

test("totals are those counted in the source", () => {
  expect(sections.length).toBe(4047);
  expect(words.length).toBe(6005);
  expect(sectionOf.length).toBe(220_857);
  expect(counts.length).toBe(sectionOf.length);
  expect(starts.at(-1)).toBe(sectionOf.length);
});

test("sections exist, run forward and share no verse", () => {
  const covered = new Uint8Array(VERSE_COUNT + 1);
  for (const { ranges } of sections) {
    for (const { start, end } of ranges) {
      expect(start).toBeGreaterThan(0);
      expect(end).toBeGreaterThanOrEqual(start);
      for (let ordinal = start; ordinal <= end; ordinal++)
        covered[ordinal] = (covered[ordinal] ?? 0) + 1;
    }
  }
  expect(covered.filter((times) => times > 1).length).toBe(0);
  expect(covered.filter((times) => times === 1).length).toBe(31_032);
});

test("each word's sections rise and its counts are between 1 and 15", () => {
  for (let word = 0; word < words.length; word++) {
    const list = sectionOf.subarray(starts[word], starts[word + 1]);
    expect(list.length).toBeGreaterThan(0);
    expect(
      list.every((section, index) => index === 0 || section > (list[index - 1] as number)),
    ).toBe(true);
  }
  expect(counts.every((count) => count >= 1 && count <= 15)).toBe(true);
});

test.each([
  ["Genesis 1:3", [1, 1, 3], ["light", "darkness"]],
  ["Psalm 23:4", [19, 23, 4], ["shepherd", "valley"]],
  ["John 3:16, whose text stands under 3:1", [43, 3, 16], ["regeneration", "nicodemus"]],
  ["Matthew 13:40, the explanation of a parable", [40, 13, 40], ["tares", "parable"]],
] as const)("the section of %s is known by its words", (_, [book, chapter, verse], expected) => {
  expect(distinctWords(book, chapter, verse)).toEqual(expect.arrayContaining([...expected]));
});
