// What a topic is about: its family, its themes, and how near each passage of
// our store is to it. The person's words are read here and written nowhere.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { hasContent } from "#src/scripture/server/meaning/content-words.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { ThemeClaim } from "#src/scripture/server/meaning/themes.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import { type Care, findCare, isDanger } from "./find-care.ts";
import { findOccasion } from "./find-occasion.ts";
import { type OtherLanguage, readInEnglish, sayCare } from "./read-language.ts";
import { readTopic } from "./read-topic.ts";
import { hashText } from "./seeded-random.ts";
import {
  type CareKind,
  FAMILIES,
  type Family,
  familyOfTheme,
  getNotes,
  getRange,
  type Occasion,
  occasions,
  type PlacedNote,
} from "./store.ts";

export interface ScoredNote {
  readonly note: PlacedNote;
  readonly score: number;
  /** For the occasion. */
  readonly isNamed: boolean;
  /** How much this topic keeps to it, about 1. */
  readonly lean: number;
}

export interface Understanding {
  /** The topic in English; the words of the passage where one was asked for. */
  readonly words: string;
  readonly family: Family;
  /** Of the focus area or the context, where it is another. */
  readonly secondFamily: Family | undefined;
  /** All of our notes, the nearest first. */
  readonly notes: readonly ScoredNote[];
  readonly occasion: Occasion | undefined;
  /** Nothing but a passage was asked for. */
  readonly isPlace: boolean;
  /** A passage or a story was asked for: what its reader came with is not known. */
  readonly isScene: boolean;
  /** The passage that is plainly the one for the topic; we may have no note on it. */
  readonly wanted: OrdinalRange | undefined;
  /** How far we can answer for the topic: `nearest` names a theme, the last two are honest. */
  readonly fit: "theme" | "nearest" | "nothing" | "foreign";
  readonly themeName: string | undefined;
  /** Those the topic may be written in, where it is not English. */
  readonly languages: readonly OtherLanguage[];
  readonly care: Care | undefined;
}

const HITS = 300;
/** Themes at least this sure are what a topic is about. */
const SURE = 0.4;
/** Below it a theme is a guess. */
const GUESS = 0.3;
const FAMILY_WORTH = [0.4, 0.32, 0.26, 0.2] as const;
const SECOND_WORTH = 0.15;
const FOCUS_SHARE = 0.5;
/** Of the passages that we have named for an occasion. */
const OCCASION_WORTH = 1.2;
/** A note that is so near will do for a theme on whose own verses we have none. */
const WELL_WRITTEN = 1.1;
/** What we say of a passage holds for the verses around it. */
const VERSES_AROUND = 8;
const VERSES_OF_UNWRITTEN = 5;

export interface TopicWords {
  readonly topic: string;
  /** A focus area, or whom it is for. */
  readonly beside?: string | undefined;
}

export async function understandTopic(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  { topic, beside }: TopicWords,
): Promise<Understanding> {
  const meaning = corpus.meaning();
  const { words, passage, isForeign, languages } = readTopic(corpus, topic);
  const query = await meaning.understand(words, encoder);
  const claims = meaning.themes.match(query);
  const [first] = claims;
  const strength = first?.strength ?? 0;
  const theme = strength >= SURE ? first?.theme.slug : undefined;
  const found = findOccasion(passage ? topic : words, passage ? undefined : theme);
  // A theme says little of the care that is needed where the words name another occasion.
  const isElsewhere = found !== undefined && !found.themes?.includes(theme ?? "");
  const said = [topic, words, beside && readInEnglish(corpus, beside)].filter(Boolean).join(". ");
  const care = sayCare(
    findCare(passage ? topic : said, passage || isElsewhere ? undefined : theme),
    languages,
  );
  const occasion = isDanger(care) ? undefined : (ofCare(care) ?? found);
  const isKnown = hasContent(words) && meaning.knows(query.stems);
  const fit =
    passage || occasion || care || strength >= SURE || (isKnown && strength >= GUESS)
      ? "theme"
      : isForeign
        ? "foreign"
        : strength >= GUESS && isKnown
          ? "nearest"
          : "nothing";

  const near = readHits(meaning.find(query, HITS));
  const focus = beside
    ? await meaning.understand(readInEnglish(corpus, beside), encoder)
    : undefined;
  const focusNear = focus ? readHits(meaning.find(focus, HITS)) : undefined;
  const focusTheme = focus && meaning.themes.match(focus)[0];
  const family =
    isDanger(care) && care
      ? care.family
      : (occasion?.family ??
        ofPassage(passage) ??
        (care?.kind === "grief" ? care.family : chooseFamily(words, claims, fit)));
  const other = focusTheme && focusTheme.strength >= GUESS ? familyOf(focusTheme) : undefined;
  const secondFamily = other === family || isDanger(care) ? undefined : other;
  const named = new Set(occasion?.passages);
  const isGuess = fit === "nothing" || fit === "foreign";
  const scored = getNotes()
    .filter((note) => isFitting(note, care) && !occasion?.spares?.includes(note.reference))
    .filter((note) => isForAnyone(note, family) || (passage && overlaps(passage, note.range)))
    .filter(
      ({ narrow, reference, range }) =>
        !narrow ||
        named.has(reference) ||
        themeWorth(claims, range) > 0 ||
        (passage && overlaps(passage, range)),
    )
    .map((note) => ({
      note,
      isNamed: named.has(note.reference),
      lean: 1,
      score:
        (isGuess ? 0 : nearestIn(near, note.range)) +
        (focusNear ? FOCUS_SHARE * nearestIn(focusNear, note.range) : 0) +
        themeWorth(claims, note.range) +
        familyWorth(note, family, secondFamily) +
        (named.has(note.reference) ? OCCASION_WORTH : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const told = occasion?.isStory ? occasion.passages[0] : undefined;
  const unwritten =
    fit === "theme" && !care && !occasion ? findUnwritten(claims, scored) : undefined;
  const wanted = told ? getRange(told) : (passage ?? unwritten);
  const isRich = named.size >= RICH;
  const notes = scored
    .map((one) => {
      const lean = leaning(topic, one.note);
      return { ...one, lean, score: one.score * lean };
    })
    // Two in five of them belong to its neighbours, save where few may be read at all.
    .filter(
      ({ lean, isNamed, note }) =>
        isDanger(care) ||
        lean > (isNamed && isRich ? LEANING.keptOfMany : LEANING.kept) ||
        (wanted && overlaps(wanted, note.range)),
    )
    .sort((a, b) => b.score - a.score);
  return {
    words,
    family,
    secondFamily,
    notes,
    occasion,
    wanted,
    isPlace: passage !== undefined,
    isScene: !isDanger(care) && (passage !== undefined || occasion?.isStory === true),
    fit,
    themeName: first?.theme.name,
    languages,
    care,
  };
}

/** Where others are in danger, the words that name it would lead to the wrong reader. */
const OCCASION_OF_CARE: Readonly<Partial<Record<CareKind, string>>> = {
  violence: "violent",
  concern: "friend-in-danger",
};

const ofCare = (care: Care | undefined): Occasion | undefined =>
  care && occasions.find(({ id }) => id === OCCASION_OF_CARE[care.kind]);

/** Somebody in danger reads only what was written for people in danger, and not all of that. */
const isFitting = ({ families, unfit }: PlacedNote, care: Care | undefined): boolean =>
  !care || (!unfit?.includes(care.kind) && (!isDanger(care) || families.includes(care.family)));

/** What was written for those who are being hurt alone would startle whoever is only lonely. */
const isForAnyone = ({ families }: PlacedNote, family: Family): boolean =>
  family === "harm" || families.some((one) => one !== "harm");

const LEANING = { least: 0.7, range: 0.6, kept: 0.95, keptOfMany: 1.03 };
/** Of so many named passages topics of one occasion can each do with fewer. */
const RICH = 16;

/**
 * Topics next to each other would all lead to the same few passages. Each leans
 * towards some of them, by chance but always the same.
 */
const leaning = (topic: string, { reference }: PlacedNote): number =>
  LEANING.least + LEANING.range * (hashText(`${reference} for ${topic.toLowerCase()}`) / 2 ** 32);

/** Nearness of verses to the query, 1 for the nearest. */
function readHits(hits: readonly { ordinal: number; score: number }[]): Map<number, number> {
  const most = hits[0]?.score || 1;
  return new Map(hits.map(({ ordinal, score }) => [ordinal, score / most]));
}

function nearestIn(near: ReadonlyMap<number, number>, { start, end }: OrdinalRange): number {
  let most = 0;
  for (let ordinal = start; ordinal <= end; ordinal++) {
    most = Math.max(most, near.get(ordinal) ?? 0);
  }
  return most;
}

const overlaps = (a: OrdinalRange, b: OrdinalRange): boolean =>
  a.start <= b.end && b.start <= a.end;

/** Our themes name the verses that people look for; those count whatever their words. */
function themeWorth(claims: readonly ThemeClaim[], range: OrdinalRange): number {
  return claims.slice(0, 2).reduce((sum, { theme, strength }) => {
    const held = theme.verses.find((verse) => overlaps(verse, range));
    return sum + (held ? (strength * held.grade) / 6 : 0);
  }, 0);
}

function familyWorth(note: PlacedNote, family: Family, second: Family | undefined): number {
  const place = note.families.indexOf(family);
  const worth = place < 0 ? 0 : (FAMILY_WORTH[place] ?? 0.15);
  return worth + (second && note.families.includes(second) ? SECOND_WORTH : 0);
}

const ofPassage = (passage: OrdinalRange | undefined): Family | undefined =>
  passage && getNotes().find(({ range }) => overlaps(range, passage))?.families[0];

/** Whoever writes of their child asks as a parent, whatever else the words touch. */
const OF_A_CHILD =
  /\b(?:my|our) (?:\w+ )?(?:teen(?:ager)?s?|sons?|daughters?|kids?|child(?:ren)?|toddler)\b/i;

function chooseFamily(
  topic: string,
  [first]: readonly ThemeClaim[],
  fit: Understanding["fit"],
): Family {
  if (OF_A_CHILD.test(topic)) return "home";
  if (fit === "nothing" || fit === "foreign" || !first) return "worship";
  return familyOf(first) ?? "way";
}

/** As settled, else as most of the notes on its verses are. */
function familyOf({ theme }: ThemeClaim): Family | undefined {
  const settled = familyOfTheme.get(theme.slug);
  if (settled) return settled;
  const votes = new Map<Family, number>();
  for (const verse of theme.verses) {
    for (const note of getNotes()) {
      if (!overlaps(verse, note.range)) continue;
      note.families.forEach((family, place) => {
        votes.set(family, (votes.get(family) ?? 0) + verse.grade / (place + 1));
      });
    }
  }
  return FAMILIES.filter((family) => votes.has(family)).sort(
    (a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0),
  )[0];
}

const widen = ({ start, end }: OrdinalRange): OrdinalRange => ({
  start: start - VERSES_AROUND,
  end: end + VERSES_AROUND,
});

/** The first passage of the theme, where none of our notes is on one of its chief verses. */
function findUnwritten(
  claims: readonly ThemeClaim[],
  notes: readonly ScoredNote[],
): OrdinalRange | undefined {
  const [first] = claims;
  if (!first || first.strength < SURE) return undefined;
  const chief = first.theme.verses.filter(({ grade }) => grade === 3);
  const isWritten = notes.some(
    ({ note, score }) =>
      score >= WELL_WRITTEN || chief.some((verse) => overlaps(widen(verse), note.range)),
  );
  const [passage] = chief;
  if (isWritten || !passage) return undefined;
  const { start } = passage;
  return { start, end: Math.min(passage.end, start + VERSES_OF_UNWRITTEN - 1) };
}
