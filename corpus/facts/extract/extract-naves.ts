// Makes the table of Nave's topics: `node corpus/facts/extract/extract-naves.ts`.
// Needs Debian's `sword-dict-naves` (or SWORD_MODULES).
import { writeFileSync } from "node:fs";
import { packColumns, packNumbers, toSteps } from "../pack.ts";
import { buildTopics, readEntry } from "./nave-topics.ts";
import { findModule, readSwordDictionary } from "./sword-modules.ts";

const entries = readSwordDictionary(findModule("lexdict/zld/nave/nave")).map(({ key, body }) =>
  readEntry(key, body),
);
const { topics, lost } = buildTopics(entries);

const groups = topics.flatMap((topic) => topic.groups);
const references = groups.flatMap((group) => group.references);
const links = topics.flatMap((topic) => topic.see);
const steps = references.map(({ start }, index) => start - (references[index - 1]?.start ?? 0));
const wholeChapters = [...references.keys()].filter((index) => references[index]?.isWholeChapter);
const text = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join("\n"));

const packed = packColumns([
  text(topics.map((topic) => topic.name)),
  text(groups.map((group) => group.name)),
  packNumbers(topics.map((topic) => topic.groups.length)),
  packNumbers(groups.map((group) => group.depth)),
  packNumbers(groups.map((group) => group.references.length)),
  packNumbers(steps.map((step) => (step < 0 ? -2 * step - 1 : 2 * step))),
  packNumbers(references.map(({ start, end }) => end - start)),
  packNumbers(topics.map((topic) => topic.see.length)),
  packNumbers(links.map((link) => link.topic)),
  packNumbers(links.map((link) => (link.group === undefined ? 0 : link.group + 1))),
  packNumbers(toSteps(wholeChapters)),
]);
writeFileSync(new URL("../nave-topics.bin.br", import.meta.url), packed);

const verses = new Set(
  references.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, i) => start + i),
  ),
);
console.log(`nave-topics.bin.br: ${packed.length} bytes`);
console.log(
  `${topics.length} topics, ${groups.length} groups (${groups.filter((group) => group.name !== "").length} named), ` +
    `${references.length} references (${wholeChapters.length} of whole chapters), ${verses.size} verses, ` +
    `${links.length} links (${links.filter((link) => link.group !== undefined).length} to a group)`,
);
console.log(
  "dropped:",
  entries.flatMap(({ name, bad }) => bad.map((what) => `${name} ${what}`)).join("; "),
);
console.log("links to nowhere:", lost.length, lost.join("; "));
