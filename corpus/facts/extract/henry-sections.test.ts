import { expect, test } from "vitest";
import { chapterRange, VERSE_COUNT } from "../../../src/scripture/versification.ts";
import { readSections } from "./henry-sections.ts";

const title = (chapter: number): string => `<title type="x-s2">Chapter ${chapter}</title>`;
const verses = (which: string): string => `<hi type="bold">Verses ${which}</hi>`;
const row = (heading: string, which: string): string =>
  `<table> <row><cell>${heading}</cell><cell>${which}</cell></row> </table>`;

/** A commentary on Genesis alone: markup by chapter, verse and the verse it reaches to. */
function sectionsOf(...entries: (readonly [number, number, number, string])[]) {
  const markup = new Array<string>(VERSE_COUNT + 1).fill("");
  for (const [chapter, first, last, text] of entries) {
    const { start } = chapterRange(1, chapter);
    markup.fill(text, start + first - 1, start + last);
  }
  return readSections(markup).map(({ ranges, heading, text }) => ({
    ranges: ranges.map(({ start, end }) => [start, end]),
    heading,
    text,
  }));
}

test("the book's introduction and the chapter's outline are no part of the first section", () => {
  const first = `<title>Genesis</title> An introduction. ${title(1)} ${row("God creates.", "(1,2)")} ${row("Light.", "(3-5)")} ${verses("1,2")} The first <reference osisRef="Ps.1">Ps 1</reference> verse.`;
  expect(sectionsOf([1, 1, 2, first], [1, 3, 5, `${verses("3-5")} God said.`])).toEqual([
    { ranges: [[1, 2]], heading: "God creates.", text: "The first verse." },
    { ranges: [[3, 5]], heading: "Light.", text: "God said." },
  ]);
});

test("a chapter without outline is one section to its end", () => {
  const { start, end } = chapterRange(1, 36);
  expect(
    sectionsOf([36, 1, 1, `${title(36)} Esau and his descendants. --The registers in it.`]),
  ).toEqual([
    { ranges: [[start, end]], heading: "Esau and his descendants.", text: "The registers in it." },
  ]);
});

test("verses that the outline counts to a section and that have no text are the section's", () => {
  const outline = `${row("A discourse.", "(1-21)")} ${row("A parable.", "(24-26; 29,30)")}`;
  expect(
    sectionsOf(
      [1, 1, 8, `${title(1)} ${outline} ${verses("1-8")} He came by night.`],
      [1, 22, 23, `${verses("22,23")} Between.`],
      [1, 24, 26, `${verses("24-26")} Tares.`],
      [1, 27, 28, `${verses("27,28")} Leaven.`],
    ).map(({ ranges, heading }) => [ranges, heading]),
  ).toEqual([
    [[[1, 21]], "A discourse."],
    [[[22, 23]], ""],
    [
      [
        [24, 26],
        [29, 29],
        [30, 30],
      ],
      "A parable.",
    ],
    [[[27, 28]], ""],
  ]);
});
