// Verse search by meaning, in the shape of every other verse search: the verses
// with why each was found, and the readings of the words beside them.
import { chooseText } from "../../choose-text.ts";
import { formatOrdinal, formatRange } from "../../format-reference.ts";
import { splitTranslation } from "../../references/read-reference.ts";
import type { OrdinalRange } from "../../versification.ts";
import type { Corpus } from "../corpus.ts";
import { hasContent } from "../meaning/content-words.ts";
import type { KinAnswer } from "../meaning/kinship.ts";
import type { SentenceEncoder } from "../meaning/sentence-encoder.ts";
import type { ThemeClaim } from "../meaning/themes.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { suggestQuery } from "../word-index/suggest-words.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { chooseClaims, DANGER_THEMES, type DangerTheme, findQuotedVerse } from "./choose-claims.ts";
import { explain, highlightStems } from "./explain-meaning.ts";
import { findPrayed } from "./find-prayed.ts";
import { findQuotation, type Quotation } from "./find-quotations.ts";
import { findVerses, type VerseSearchAnswer } from "./find-verses.ts";
import type { FoundLine } from "./line-index.ts";
import { narrowToBook } from "./narrow-to-book.ts";
import { findNearlyQuoted } from "./nearly-quoted.ts";
import { findSaying } from "./not-in-bible.ts";
import {
  fromKin,
  fromMeaning,
  inOneList,
  NEARLY_QUOTED,
  NEARLY_QUOTED_RELEVANCE,
  nearSaying,
  orderQuoted,
} from "./order-found.ts";
import { listWordReadings } from "./other-readings.ts";
import { findCalledPassage, makePassageCard } from "./passage-card.ts";
import { readQuery } from "./read-query.ts";
import type { VerseSearchRequest } from "./search-request.ts";
import { makeVerseCard } from "./verse-card.ts";
import { wellKnownLines } from "./well-known-lines.ts";

/** Below this a verse is more likely noise than help. */
const LEAST_RELEVANCE = 10;
const MOST_VERSES = 100;
/** Themes at least this sure are named; a second one must be nearly as sure as can be. */
const NAMED_THEME = 0.4;
const SECOND_THEME = 0.75;
/** A query of words that neither Scripture nor a theme has is understood only by a theme this sure. */
const SURE_THEME = 0.35;

export type MeaningSearchAnswer = VerseSearchAnswer & {
  readonly searchType: "ai" | "basic";
  /** Slug of a theme whose readers may be in danger, where the query is about it. */
  readonly dangerTheme?: DangerTheme;
  /** Whether the query has the words of a verse, or names or retells a passage. */
  readonly isOfScripture?: boolean;
  /** Slugs of the themes that the query was taken for, surest first. */
  readonly themes?: readonly string[];
};

/**
 * Searches by meaning where the query is one to be understood. References,
 * quotations in quotation marks, expressions and chosen types are searched as
 * they stand, and so is everything while there is no encoder yet.
 *
 * @param chosenTheme slug of the theme whose verses alone are shown, whatever the
 * words are: somebody in danger is shown what was chosen for them, and not
 * whatever has a word like theirs
 */
export async function findVersesByMeaning(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  request: VerseSearchRequest,
  chosenTheme?: string,
): Promise<MeaningSearchAnswer> {
  const { rest, translation } = splitTranslation(request.query);
  const reading = readQuery(rest, request.type);
  const isPlain = reading.kind === "words" && !isExplicit(reading.types);
  const chosen = chooseText(translation ?? request.translation, request.defaultText, "show");
  if (!encoder || !isPlain || !chosen || request.type || request.forms) {
    return { ...findVerses(corpus, request), searchType: "basic" };
  }
  const meaning = corpus.meaning();
  const text = corpus.texts[chosen.code];
  const narrowed = findCalledPassage(rest) ? undefined : narrowToBook(rest);
  const wanted = narrowed?.rest ?? rest;
  const spelled = respell(corpus, wanted);
  const asked = await meaning.understand(spelled, encoder);
  const kin = narrowed ? undefined : meaning.kinships.find(spelled);
  const heard = {
    lines: narrowed || kin ? [] : wellKnownLines.find(spelled),
    quotation: narrowed || kin ? undefined : findQuotation(corpus, text, spelled),
  };
  const quotedVerse = findQuotedVerse(heard);
  const askedThemes = chooseClaims(meaning.themes.match(asked), spelled, quotedVerse !== undefined);
  const dangerTheme = DANGER_THEMES.find((slug) => slug === askedThemes[0]?.theme.slug);
  const slugChosen = chosenTheme ?? dangerTheme;
  const chosenFor = slugChosen
    ? meaning.themes.list.find(({ slug }) => slug === slugChosen)
    : undefined;
  const query =
    chosenFor && askedThemes[0]?.theme !== chosenFor
      ? await meaning.understand(chosenFor.name, encoder)
      : asked;
  const themes = query === asked ? askedThemes : meaning.themes.match(query);
  const isUnderstood =
    hasContent(spelled) && (meaning.knows(query.stems) || (themes[0]?.strength ?? 0) >= SURE_THEME);
  const nearest =
    isUnderstood || chosenFor ? meaning.find(query, MOST_VERSES, themes, narrowed?.ranges) : [];
  // Verses of a theme, or about something in one book, are neither quoted nor named.
  const isByTheme = chosenFor !== undefined || narrowed !== undefined;
  const saying = isByTheme || kin ? undefined : findSaying(wanted);
  const lines = isByTheme ? [] : heard.lines;
  const quotation = isByTheme ? undefined : heard.quotation;
  const prayed = isByTheme || kin || saying ? [] : findPrayed(corpus, spelled);
  const named = isByTheme ? undefined : (findCalledPassage(rest) ?? findCalledPassage(spelled));
  const isNamed = named !== undefined && !isOneVerseOf(named, lines, quotation);
  const nearly =
    isByTheme || kin || quotation || isNamed || lines.length > 0
      ? undefined
      : findNearlyQuoted(
          Object.values(corpus.texts),
          spelled,
          nearest.map(({ ordinal }) => ordinal),
        );
  const told =
    isByTheme || kin || saying || quotation || lines.length > 0
      ? undefined
      : findToldPassage(themes, nearly);
  const called = isNamed ? named : told;
  const found = inOneList([
    kin ? fromKin(kin) : [],
    saying ? saying.near.map(nearSaying) : [],
    ...orderQuoted(lines, quotation, prayed),
    nearly ? [{ ordinal: nearly, relevance: NEARLY_QUOTED_RELEVANCE, because: NEARLY_QUOTED }] : [],
    nearest
      .filter(({ evidence }) => !chosenFor || evidence.theme?.name === chosenFor.name)
      .map(fromMeaning)
      .filter(({ relevance }) => relevance >= LEAST_RELEVANCE),
  ]);
  if (found.length === 0 && !called) return { ...findVerses(corpus, request), searchType: "basic" };

  const { offset, limit } = request;
  const verses = found.slice(offset, offset + limit).map((match) => {
    const { ordinal, relevance, because, evidence } = match;
    const card = { ordinal, relevanceScore: relevance };
    // Somebody in danger is shown no verse for a word of theirs, and told no theme.
    if (chosenTheme) return makeVerseCard(text, chosen, { ...card, explanation: CHOSEN });
    const highlights = highlightStems(text.verse(ordinal), asked);
    return makeVerseCard(text, chosen, {
      ...card,
      explanation:
        because ?? (evidence ? explain(evidence, text, highlights, text.verse(ordinal)) : ""),
      highlights,
    });
  });
  const namedThemes = themes
    .filter(({ strength }, index) => strength >= (index === 0 ? NAMED_THEME : SECOND_THEME))
    .slice(0, 2);
  const { code, requestedTranslation, notice } = chosen;
  return {
    ok: true,
    searchType: "ai",
    verses,
    total: found.length,
    ...(called ? { passage: makePassageCard(text, chosen, called) } : {}),
    ...(dangerTheme ? { dangerTheme } : {}),
    isOfScripture: called !== undefined || lines.length > 0 || quotation?.isWhole === true,
    themes: saying ? [] : namedThemes.map(({ theme }) => theme.slug),
    reading: {
      kind: "meaning",
      says: [
        // Nobody in danger is told what theme their words were taken for.
        saying
          ? `“${saying.saying}” is not in the Bible in these words. ${saying.origin}`
          : called && isNamed
            ? `Read as the name of a passage, ${formatRange(called)}, then by meaning.`
            : chosenTheme
              ? "Read by meaning."
              : describeSubject({
                  kin: isByTheme ? undefined : kin,
                  named: namedThemes,
                  book: narrowed?.label,
                  quoted: isByTheme ? undefined : quotedVerse,
                }),
        ...(spelled === wanted ? [] : [`Spelled “${spelled}”.`]),
        ...(found.length >= MOST_VERSES ? [`The nearest ${found.length} are kept.`] : []),
      ].join(" "),
      query: rest,
      translation: code,
      ...(requestedTranslation ? { requestedTranslation } : {}),
      ...(notice ? { notice } : {}),
      alternatives: listWordReadings(corpus, { ...request, query: rest, translation: code }),
      suggestions: [],
    },
  };
}

/** Words of more verses than this quote none of them: "Sodom and Gomorrah". */
const QUOTED_VERSES_MAX = 3;

/** Whether words that name a passage are those of a single verse of it: "fruit of the Spirit". */
function isOneVerseOf(
  { start, end }: OrdinalRange,
  lines: readonly FoundLine[],
  quotation: Quotation | undefined,
): boolean {
  const isInside = (ordinal: number): boolean => start <= ordinal && ordinal <= end;
  if (lines.some(({ key, isSame }) => isSame && isInside(key))) return true;
  return (
    quotation?.isWhole === true &&
    quotation.ordinals.length <= QUOTED_VERSES_MAX &&
    quotation.ordinals.filter(isInside).length === 1
  );
}

/** A story this sure is what was asked for. */
const SURE_STORY = 0.75;

/**
 * Where the story is told that a query retells; nothing where it has the words of a verse of it.
 * @param nearly the verse that has most of the query's words
 */
function findToldPassage(
  [best]: readonly ThemeClaim[],
  nearly: number | undefined,
): ToldPassage | undefined {
  if (!best?.theme.isStory || best.strength < SURE_STORY) return undefined;
  const { verses, name } = best.theme;
  if (nearly && verses.some(({ start, end }) => start <= nearly && nearly <= end)) return undefined;
  const key = verses[0];
  const whole = verses
    .filter(
      ({ grade, start, end }) => grade === 2 && (!key || (start <= key.start && key.start <= end)),
    )
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))[0];
  return whole && { start: whole.start, end: whole.end, heading: name };
}

/** What the query was taken to be about, as a sentence. */
function describeSubject({
  kin,
  named,
  book,
  quoted,
}: {
  kin: KinAnswer | undefined;
  named: readonly ThemeClaim[];
  book: string | undefined;
  quoted: number | undefined;
}): string {
  if (kin) return `Read by meaning: ${kin.asked}.`;
  const [first] = named;
  const how = book
    ? `Read by meaning, in ${book} alone`
    : quoted
      ? `Read as words of ${formatOrdinal(quoted)}, then by meaning`
      : "Read by meaning";
  if (!first) return `${how}.`;
  const names = [...new Set(named.map(({ theme }) => `“${theme.name}”`))].join(" and ");
  return `${how}: ${first.theme.isStory ? "the story of" : "verses about"} ${names}.`;
}

type ToldPassage = OrdinalRange & { readonly heading: string };

/** Words that no text and no theme has, mended where one word of several was misspelt. */
function respell(corpus: Corpus, query: string): string {
  const meaning = corpus.meaning();
  const words: string[] = [];
  visitWords(query, (word) => words.push(word));
  const unknown = words.filter((word) => !meaning.knows([stemOf(word)]));
  if (words.length < 2 || unknown.length === 0 || unknown.length > 2) return query;
  return suggestQuery(corpus.texts.KJV.wordIndex, query)[0] ?? query;
}

const isExplicit = (types: readonly string[]): boolean =>
  types.length === 1 && (types[0] === "phrase" || types[0] === "boolean");

const CHOSEN = "One of the verses chosen for words like yours.";
