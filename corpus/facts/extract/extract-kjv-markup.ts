// Makes the tables of facts about the KJV's words: `node corpus/facts/extract/extract-kjv-markup.ts`.
// Needs Debian's `sword-text-kjv` (or SWORD_MODULES) and an ordinary `npm install`.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BOOKS } from "../../../src/scripture/books.ts";
import { VERSE_COUNT, verseAt } from "../../../src/scripture/versification.ts";
import { packColumns, packNumbers, toSteps } from "../pack.ts";
import { digestWords, isHebrew, type PsalmTitleWords, TaggingRole } from "../read-kjv-markup.ts";
import { splitWords } from "../split-words.ts";
import { alignMarkup, type MarkedWords, readOsis, SpanKind } from "./align-kjv.ts";
import { readKjv } from "./kjv-source.ts";
import {
  findGreekParts,
  findHebrewParts,
  LoneRenderings,
  type Rendering,
} from "./mark-split-renderings.ts";
import { findModule, readSwordVerses } from "./sword-modules.ts";

/** `index.js` of `morphhb`: book, chapter, verse, word; a word is [text, lemma, morphology]. */
type HebrewBible = Record<string, readonly (readonly (readonly (readonly string[])[])[])[]>;
const hebrewBible = createRequire(import.meta.url)("morphhb") as HebrewBible;

/** How often each Strong's number stands in the Hebrew of a verse. */
function countHebrew(ordinal: number): Map<number, number> {
  const { book, chapter, verse } = verseAt(ordinal);
  const name = (BOOKS[book - 1] as (typeof BOOKS)[number]).name
    .replace(/^1 /, "I ")
    .replace(/^2 /, "II ");
  const words = hebrewBible[name]?.[chapter - 1]?.[verse - 1];
  if (!words) throw new Error(`The Hebrew lacks ${name} ${chapter}:${verse}`);
  const counts = new Map<number, number>();
  for (const [, lemma] of words) {
    const number = Number(lemma?.match(/\d+/)?.[0] ?? 0);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

const kjv = readKjv();
const osis = readSwordVerses(findModule("texts/ztext/engKJV2006eb"));

const markup: MarkedWords[][] = [[]];
const renderings: Rendering[][] = [[]];
const paragraphs: number[] = [];
const titles: PsalmTitleWords[] = [];
for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
  const marked = readOsis(osis[ordinal] as string);
  const verse = kjv[ordinal] as string;
  const words = splitWords(verse).map((word) => word.text.toLowerCase());
  const runs = alignMarkup(marked, verse);
  markup.push(runs);
  renderings.push(
    runs
      .filter((run) => run.kind === SpanKind.Tagging)
      .map(({ number, first, count }) => ({
        number,
        first,
        count,
        words: words.slice(first, first + count),
      })),
  );
  if (marked.opensParagraph) paragraphs.push(ordinal);
  if (marked.title !== undefined) {
    const title = readOsis(marked.title);
    const supplied = alignMarkup(title, title.text)
      .filter((run) => run.kind === SpanKind.Supplied)
      .map(({ first, count }) => [first, count] as const);
    if (supplied.length > 0) titles.push({ psalm: verseAt(ordinal).chapter, supplied });
  }
}

const hebrewLone = new LoneRenderings(renderings.filter((_, ordinal) => isHebrew(ordinal)));
const greekLone = new LoneRenderings(renderings.filter((_, ordinal) => !isHebrew(ordinal)));
const parts: number[] = [];
const particles: number[] = [];
let tagging = 0;
renderings.forEach((verse, ordinal) => {
  const found =
    ordinal > 0 && isHebrew(ordinal)
      ? findHebrewParts(verse, countHebrew(ordinal), hebrewLone)
      : findGreekParts(verse, greekLone);
  for (const rendering of verse) {
    const role = found.get(rendering);
    if (role !== undefined) (role === TaggingRole.Part ? parts : particles).push(tagging);
    tagging++;
  }
});

function write(name: string, columns: readonly Uint8Array[]): void {
  const packed = packColumns(columns);
  writeFileSync(new URL(`../${name}`, import.meta.url), packed);
  console.log(`${name}: ${packed.length} bytes`);
}

const digest = packNumbers(digestWords(kjv));
const runsOf = (kind: SpanKind): MarkedWords[][] =>
  markup.map((runs) => runs.filter((run) => run.kind === kind));

/** How many runs each verse has, where each begins after the one before it, how long each is. */
function rangeColumns(verses: readonly (readonly MarkedWords[])[]): Uint8Array[] {
  const starts = verses.flatMap((runs) =>
    runs.map(({ first }, index) => first - (runs[index - 1]?.first ?? 0)),
  );
  return [
    packNumbers(verses.slice(1).map((runs) => runs.length)),
    packNumbers(starts),
    packNumbers(verses.flat().map((run) => run.count)),
  ];
}

write("kjv-supplied.bin.br", [digest, ...rangeColumns(runsOf(SpanKind.Supplied))]);
write("kjv-jesus.bin.br", [digest, ...rangeColumns(runsOf(SpanKind.Jesus))]);
write("kjv-paragraphs.bin.br", [packNumbers(toSteps(paragraphs))]);
const taggings = runsOf(SpanKind.Tagging);
const numbers = Uint16Array.from(taggings.flat(), (run) => run.number);
write("kjv-strongs.bin.br", [
  digest,
  ...rangeColumns(taggings),
  new Uint8Array(numbers.buffer),
  packNumbers(toSteps(parts)),
  packNumbers(toSteps(particles)),
]);
const rows = titles.map((title) => `  ${JSON.stringify(title)}`);
writeFileSync(
  new URL("../kjv-psalm-title-words.json", import.meta.url),
  `[\n${rows.join(",\n")}\n]\n`,
);

const all = markup.flat();
const inexact = all.filter((run) => run.kind === SpanKind.Tagging && !run.isExact).length;
console.log(
  `${numbers.length} taggings (${inexact} not letter for letter), ${parts.length} of them parts and ${particles.length} particles of a split rendering`,
);
console.log(`${titles.length} titles, ${paragraphs.length} paragraphs`);
