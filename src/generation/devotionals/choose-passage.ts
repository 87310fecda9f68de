// The passage that is read where no arc fits: the one that was named, else the
// nearest by meaning among those that do not hurt somebody who comes in such a
// tone.
import { formatRange } from "#src/scripture/format-reference.ts";
import { findReferences } from "#src/scripture/references/find-references.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { bookOfOrdinal, bookRange, type OrdinalRange } from "#src/scripture/versification.ts";
import type { Tone } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type { LectioPassage } from "./lectio-store.ts";

export interface NamedPassage {
  readonly range: OrdinalRange;
  readonly label: string;
  /** A book and no place in it. */
  readonly isBook: boolean;
}

/** Books whose names people type for what they also mean. */
const WORDS: ReadonlySet<string> = new Set(["job", "numbers", "acts", "judges", "mark"]);

/** The passage that a request names, in its topic before its focus area. */
export function findNamedPassage(texts: readonly string[]): NamedPassage | undefined {
  for (const text of texts) {
    const reading = readReference(text);
    if (reading.kind === "reference" && !WORDS.has(text.trim().toLowerCase())) {
      const [range] = reading.ranges;
      if (range) return { range, label: formatRange(range), isBook: reading.wholeBook };
    }
    const inProse = findReferences(text).find(({ passage }) => passage)?.passage;
    const [range] = inProse?.ranges ?? [];
    if (range) return { range, label: formatRange(range), isBook: false };
  }
  return undefined;
}

/** Tones that a passage must be right for, each of them. */
export function listTones({ tone, concern }: UnderstoodRequest): Tone[] {
  if (concern?.level === "danger") return ["danger"];
  const needed = new Set<Tone>(tone ? [tone] : []);
  if (concern?.level === "perhaps") needed.add("danger");
  if (concern?.kind === "grief") needed.add("grief");
  if (concern?.kind === "illness" || concern?.kind === "mind") needed.add("fear");
  // Where nothing is sure, nothing is read that is meant for the glad or the guilty alone.
  return needed.size > 0 ? [...needed] : ["petition"];
}

/** Those that are right for all of the tones; for the first where none is right for all. */
export function filterByTones(
  passages: readonly LectioPassage[],
  tones: readonly Tone[],
): LectioPassage[] {
  const fitting = passages.filter((one) => tones.every((tone) => one.tones.includes(tone)));
  if (fitting.length > 0) return fitting;
  const gravest = tones.includes("danger") ? "danger" : tones[0];
  return passages.filter((one) => gravest && one.tones.includes(gravest));
}

/** Words of lament, enemies, guilt and death: too heavy where nothing heavy was said. */
const HEAVY =
  /\b(?:enem(?:y|ies)|adversar\w+|foes?|persecut\w+|sheol|the pit|death|dead|die|grave|iniquit\w+|transgressions?|wicked|evildoers?|destroy\w*|wrath|mock\w*|reproach|despis\w+|forsak\w+|groaning|sighing|weeping|slain|blood|sword|the depths|overwhelmed|the dust)\b/iu;

/** Where somebody speaks for themselves, and who reads speaks with them. */
const SUNG = /^(?:Psalm|Job|Lamentations|Habakkuk|Jonah 2|Jeremiah)/u;

/** Without them, unless none were left. */
export function leaveOutHeavy(
  { texts }: Pick<Corpus, "texts">,
  passages: readonly LectioPassage[],
): LectioPassage[] {
  const light = passages.filter(({ range, label, asked }) => {
    if (asked || !SUNG.test(label)) return true;
    for (let at = range.start; at <= range.end; at += 1) {
      if (HEAVY.test(texts.WEB.verse(at) ?? "")) return false;
    }
    return true;
  });
  return light.length > 0 ? light : [...passages];
}

export const filterByBook = (
  passages: readonly LectioPassage[],
  { start }: OrdinalRange,
): LectioPassage[] =>
  passages.filter(({ range }) => bookOfOrdinal(range.start) === bookOfOrdinal(start));

/** The first paragraphs of a book, for a book of which no passage was read through. */
export function firstParagraphs(corpus: Corpus, book: number, versesMax: number): OrdinalRange {
  const { start, end } = bookRange(book);
  return cutAtParagraph(corpus, { start, end: Math.min(end, start + versesMax - 1) }, end);
}

/** Ends with a paragraph, where one ends inside; `whole` is where the passage itself ends. */
export function cutAtParagraph(corpus: Corpus, range: OrdinalRange, whole: number): OrdinalRange {
  if (range.end >= whole) return range;
  for (let last = range.end; last > range.start; last -= 1) {
    if (corpus.texts.WEB.startsParagraph(last + 1)) return { start: range.start, end: last };
  }
  return range;
}

/** How well search by meaning finds each passage: that of its best verse, 0 to 1. */
export function scoreByHits(
  passages: readonly LectioPassage[],
  hits: readonly { readonly ordinal: number; readonly score: number }[],
): ReadonlyMap<string, number> {
  const most = hits[0]?.score || 1;
  const byOrdinal = new Map(hits.map(({ ordinal, score }) => [ordinal, score / most]));
  return new Map(
    passages.map(({ label, range }) => {
      let best = 0;
      for (let at = range.start; at <= range.end; at += 1) {
        best = Math.max(best, byOrdinal.get(at) ?? 0);
      }
      return [label, best];
    }),
  );
}
