// Makes the table of what Matthew Henry's sections speak of:
// `node corpus/facts/extract/extract-henry.ts`. Needs Debian's `sword-comm-mhcc`
// (or SWORD_MODULES). Counts of words leave this script, no sentence does.
import { writeFileSync } from "node:fs";
import { packColumns, packNumbers, toSteps } from "../pack.ts";
import { countWords, STOP_WORDS } from "./count-words.ts";
import { readSections } from "./henry-sections.ts";
import { findModule, readSwordVerses } from "./sword-modules.ts";

/** A word of the heading says more of the section than one in its text. */
const HEADING_WEIGHT = 3;
const LARGEST_COUNT = 15;

const sections = readSections(readSwordVerses(findModule("comments/zcom/mhcc")));
const { words, counts } = countWords(
  sections.map(({ heading, text }) => [
    { text, weight: 1 },
    { text: heading, weight: HEADING_WEIGHT },
  ]),
);

const postings = words.map((_, word) =>
  counts.flatMap((count, section) => {
    const times = count.get(word);
    return times === undefined ? [] : [{ section, times: Math.min(times, LARGEST_COUNT) }];
  }),
);
const ranges = sections.flatMap((section) => section.ranges);
const packed = packColumns([
  packNumbers(sections.map((section) => section.ranges.length)),
  // From the end of the range before: a difference of 1 where the text goes on.
  packNumbers(ranges.map(({ start }, index) => zigzag(start - (ranges[index - 1]?.end ?? 0)))),
  packNumbers(ranges.map(({ start, end }) => end - start)),
  packNumbers(counts.map((count) => [...count.values()].reduce((sum, times) => sum + times, 0))),
  new TextEncoder().encode(words.join("\n")),
  packNumbers(postings.map((posting) => posting.length)),
  packNumbers(postings.flatMap((posting) => toSteps(posting.map(({ section }) => section)))),
  packNumbers(postings.flatMap((posting) => posting.map(({ times }) => times - 1))),
]);
writeFileSync(new URL("../henry-sections.bin.br", import.meta.url), packed);

function zigzag(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

const verses = ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
console.log(`henry-sections.bin.br: ${packed.length} bytes`);
console.log(
  `${sections.length} sections (${sections.filter(({ heading }) => heading !== "").length} with a heading), ${verses} verses, ` +
    `${words.length} words, ${postings.flat().length} word and section pairs, ${STOP_WORDS.size} stop words left out`,
);
