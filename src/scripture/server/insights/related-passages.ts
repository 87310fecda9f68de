// Passages that stand outside a list and speak to it: those to which its cross
// references lead, and where they lead nowhere, the first of its themes.
import { formatRange } from "../../format-reference.ts";
import { type OrdinalRange, verseAt } from "../../versification.ts";
import type { Corpus } from "../corpus.ts";
import { type KeyTheme, PLACE_STEP } from "./key-themes.ts";

export interface RelatedPassage {
  readonly range: OrdinalRange;
  /** Places, in the list that was given, of the passages that point to it. */
  readonly from: readonly number[];
  /** A key theme that it shares. */
  readonly theme: string | undefined;
}

/** References of a verse beyond these are its weakest. */
const REFERENCES_READ = 12;
/** Longer ones cannot be shown in full. */
const VERSES_SHOWN = 4;
const SAME_CHAPTER = 2;
/** Whoever opens a passage sees the verses beside it anyhow. */
const NEARBY = 3;
const SHARED_THEME_GAIN = 2;
const CANDIDATES_JOINED = 200;

/** Best first. */
export function findRelatedPassages(
  corpus: Corpus,
  passages: readonly OrdinalRange[],
  themes: readonly KeyTheme[],
  limit: number,
): RelatedPassage[] {
  const taken: RelatedPassage[] = [];
  const chapters = new Map<string, number>();
  const take = (one: RelatedPassage): void => {
    const { book, chapter } = verseAt(one.range.start);
    const key = `${book}/${chapter}`;
    const count = chapters.get(key) ?? 0;
    const isKnown =
      taken.some(({ range }) => overlaps(range, one.range)) ||
      passages.some(({ start, end }) =>
        overlaps({ start: start - NEARBY, end: end + NEARBY }, one.range),
      );
    if (taken.length >= limit || count >= SAME_CHAPTER || isKnown) return;
    chapters.set(key, count + 1);
    taken.push(one);
  };
  for (const { range, from } of followReferences(corpus, passages, themes)) {
    take({ range, from: [...from].sort((a, b) => a - b), theme: findShared(themes, range) });
  }
  for (const { topic } of themes) {
    for (const range of firstVerses(topic)) take({ range, from: [], theme: topic.name });
  }
  return taken;
}

interface Candidate {
  readonly range: OrdinalRange;
  readonly from: Set<number>;
  score: number;
}

function followReferences(
  { crossReferences }: Corpus,
  passages: readonly OrdinalRange[],
  themes: readonly KeyTheme[],
): Candidate[] {
  const found = new Map<string, Candidate>();
  passages.forEach(({ start, end }, place) => {
    const weight = 1 / (1 + PLACE_STEP * place) / Math.sqrt(end - start + 1);
    for (let ordinal = start; ordinal <= end; ordinal++) {
      const ranges = crossReferences.of(ordinal).slice(0, REFERENCES_READ);
      ranges.forEach((range, rank) => {
        if (range.end - range.start >= VERSES_SHOWN) return;
        const key = `${range.start}-${range.end}`;
        const known = found.get(key) ?? { range, from: new Set<number>(), score: 0 };
        known.from.add(place);
        known.score += weight / (rank + 2);
        found.set(key, known);
      });
    }
  });
  const best = sortByScore([...found.values()]).slice(0, CANDIDATES_JOINED);
  return sortByScore(joinOverlapping(best).map((one) => favourShared(one, themes)));
}

/** The same words are pointed to as 4:7 and as 4:7–8; the stronger name stands for both. */
function joinOverlapping(candidates: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  for (const one of candidates) {
    const same = joined.find(({ range }) => overlaps(range, one.range));
    if (!same) {
      joined.push(one);
      continue;
    }
    same.score += one.score;
    for (const place of one.from) same.from.add(place);
  }
  return joined;
}

function favourShared(candidate: Candidate, themes: readonly KeyTheme[]): Candidate {
  const gain = findShared(themes, candidate.range) ? SHARED_THEME_GAIN : 1;
  return { ...candidate, score: candidate.score * gain };
}

const sortByScore = (candidates: Candidate[]): Candidate[] =>
  candidates.sort((a, b) => b.score - a.score || a.range.start - b.range.start);

const overlaps = (a: OrdinalRange, b: OrdinalRange): boolean =>
  a.start <= b.end && b.start <= a.end;

function findShared(themes: readonly KeyTheme[], { start, end }: OrdinalRange) {
  return themes.find(({ topic }) => topic.ordinals.some((one) => start <= one && one <= end))?.topic
    .name;
}

/** Verses that one of our themes names first, as unbroken runs. */
function firstVerses({ ordinals, grades }: KeyTheme["topic"]): OrdinalRange[] {
  const runs: { start: number; end: number }[] = [];
  ordinals.forEach((ordinal, index) => {
    if (grades[index] !== 3) return;
    const last = runs.at(-1);
    if (last?.end === ordinal - 1) last.end = ordinal;
    else runs.push({ start: ordinal, end: ordinal });
  });
  return runs.filter(({ start, end }) => end - start < VERSES_SHOWN);
}

const NAMED = 2;

/** Why a passage is related, as one or two sentences. */
export function explainRelation(
  { from, theme }: RelatedPassage,
  passages: readonly OrdinalRange[],
): string {
  const names = from.slice(0, NAMED).map((place) => formatRange(passages[place]!));
  if (names.length === 0) return `Among the first verses we name on the theme “${theme}”.`;
  const shared = theme ? ` It shares the theme “${theme}”.` : "";
  if (from.length <= NAMED) {
    return `Cross references of ${names.join(" and ")} lead here.${shared}`;
  }
  return `Cross references of ${from.length} of these passages lead here, ${names.join(" and ")} among them.${shared}`;
}
