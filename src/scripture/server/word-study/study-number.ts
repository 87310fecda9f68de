// A Hebrew or Greek word by its Strong's number: the entry, every rendering, and
// the verses that have it, by page.
import type { Corpus } from "../corpus.ts";
import { countByBook, findNumber, type Matches } from "./find-matches.ts";
import { listRenderings, type Rendering, renderingAt } from "./find-originals.ts";
import { makeStudyVerse } from "./study-matches.ts";
import type { StudiedOriginal, StudyVerse } from "./word-study.ts";
import { describeOriginal } from "./write-originals.ts";
import { defineEntry } from "./write-sentences.ts";

export interface NumberStudyRequest {
  /** As people write it: `G26`, `h0157`. */
  readonly number: string;
  /** Only the places that are rendered so, letter case ignored. */
  readonly rendering?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface NumberStudy extends Omit<StudiedOriginal, "rendered"> {
  readonly language: "hebrew" | "greek";
  /** Strong's own list of what the KJV has for it. */
  readonly kjvUsage: string;
  readonly says: string;
  readonly renderings: readonly Rendering[];
  readonly byBook: readonly number[];
  readonly verseCount: number;
  readonly translation: "KJV";
  /** Present where only the places with this rendering are shown. */
  readonly rendering?: string;
  readonly verses: readonly StudyVerse[];
  /** Verses that the pages hold together. */
  readonly total: number;
}

/** `undefined` where the dictionaries have no such number. */
export function studyNumber(corpus: Corpus, request: NumberStudyRequest): NumberStudy | undefined {
  const entry = corpus.lexicon.find(request.number);
  if (!entry) return undefined;
  const text = corpus.texts.KJV;
  const matches = findNumber(corpus.taggings, entry.number);
  const occurrences = matches.ordinals.length;
  const renderings = listRenderings(text, matches);
  const wanted = request.rendering?.toLowerCase();
  const shown = wanted
    ? keepMatches(matches, (at) => renderingAt(text, matches, at).toLowerCase() === wanted)
    : matches;
  const { rendered: _, ...described } = describeOriginal({ entry, rendered: 0, occurrences });
  return {
    ...described,
    language: entry.number.startsWith("H") ? "hebrew" : "greek",
    kjvUsage: entry.kjvUsage,
    says: defineEntry(entry, occurrences, renderings),
    renderings,
    byBook: countByBook(matches),
    verseCount: matches.verses.length,
    translation: "KJV",
    ...(wanted ? { rendering: wanted } : {}),
    verses: shown.verses
      .slice(request.offset, request.offset + request.limit)
      .map((ordinal) => makeStudyVerse(text, { code: "KJV" }, shown, ordinal)),
    total: shown.verses.length,
  };
}

function keepMatches(matches: Matches, isKept: (at: number) => boolean): Matches {
  const kept = Array.from(matches.ordinals, (_, at) => at).filter(isKept);
  const ordinals = kept.map((at) => matches.ordinals[at]!);
  return {
    ordinals,
    firstWords: kept.map((at) => matches.firstWords[at]!),
    wordCounts: kept.map((at) => matches.wordCounts[at]!),
    verses: [...new Set(ordinals)],
  };
}
