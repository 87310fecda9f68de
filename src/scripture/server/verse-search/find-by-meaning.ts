// Verse search by meaning, in the shape of every other verse search: the verses
// with why each was found, and the readings of the words beside them.
import { chooseText } from "../../choose-text.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { splitTranslation } from "../../references/read-reference.ts";
import type { Corpus, Text, TextSpan } from "../corpus.ts";
import { hasContent } from "../meaning/content-words.ts";
import type { Evidence, MeaningHit, MeaningQuery } from "../meaning/find-by-meaning.ts";
import { relevanceOf } from "../meaning/relevance.ts";
import type { SentenceEncoder } from "../meaning/sentence-encoder.ts";
import { searchWords } from "../word-index/search-words.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { suggestQuery } from "../word-index/suggest-words.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { findVerses, type VerseSearchAnswer } from "./find-verses.ts";
import { listWordReadings } from "./other-readings.ts";
import { readQuery } from "./read-query.ts";
import type { VerseSearchRequest } from "./search-request.ts";
import { makeVerseCard } from "./verse-card.ts";

/** Below this a verse is more likely noise than help. */
const LEAST_RELEVANCE = 10;
const MOST_VERSES = 100;
/** Themes at least this sure are named; a second one must be nearly as sure as can be. */
const NAMED_THEME = 0.4;
const SECOND_THEME = 0.75;
/** A query of words that neither Scripture nor a theme has is understood only by a theme this sure. */
const SURE_THEME = 0.35;

export type MeaningSearchAnswer = VerseSearchAnswer & { readonly searchType: "ai" | "basic" };

/**
 * Searches by meaning where the query is one to be understood. References,
 * quotations in quotation marks, expressions and chosen types are searched as
 * they stand, and so is everything while there is no encoder yet.
 */
export async function findVersesByMeaning(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  request: VerseSearchRequest,
): Promise<MeaningSearchAnswer> {
  const { rest, translation } = splitTranslation(request.query);
  const reading = readQuery(rest, request.type);
  const isPlain = reading.kind === "words" && !isExplicit(reading.types);
  const chosen = chooseText(translation ?? request.translation, request.defaultText);
  if (!encoder || !isPlain || !chosen || request.type || request.forms) {
    return { ...findVerses(corpus, request), searchType: "basic" };
  }
  const meaning = corpus.meaning();
  const spelled = respell(corpus, rest);
  const query = await meaning.understand(spelled, encoder);
  const text = corpus.texts[chosen.code];
  const themes = meaning.themes.match(query);
  const isUnderstood =
    hasContent(spelled) && (meaning.knows(query.stems) || (themes[0]?.strength ?? 0) >= SURE_THEME);
  const nearest = isUnderstood ? meaning.find(query, MOST_VERSES) : [];
  // Someone in danger is shown what was chosen for them, not whatever has a word like theirs.
  const [first] = themes;
  const danger = first && Object.hasOwn(CARE, first.theme.slug) ? first.theme : undefined;
  const hits = danger
    ? nearest.filter(({ evidence }) => evidence.theme?.name === danger.name)
    : nearest;
  const found = withQuotations(corpus, text, spelled, hits).filter(
    ({ relevance }) => relevance >= LEAST_RELEVANCE,
  );
  if (found.length === 0) return { ...findVerses(corpus, request), searchType: "basic" };

  const { offset, limit } = request;
  const verses = found.slice(offset, offset + limit).map((verse) => {
    const { ordinal, relevance, quotedFrom, evidence } = verse;
    const highlights = highlightStems(text.verse(ordinal), query);
    return makeVerseCard(text, chosen, {
      ordinal,
      relevanceScore: relevance,
      explanation:
        quotedFrom || !evidence
          ? `The ${quotedFrom?.code ?? chosen.code} has these words here.`
          : explain(evidence, text, highlights, text.verse(ordinal)),
      highlights,
    });
  });
  const named = themes
    .filter(({ strength }, index) => strength >= (index === 0 ? NAMED_THEME : SECOND_THEME))
    .slice(0, 2);
  const { code, requestedTranslation, notice } = chosen;
  return {
    ok: true,
    searchType: "ai",
    verses,
    total: found.length,
    reading: {
      kind: "meaning",
      says: [
        named.length > 0
          ? `Read by meaning: verses about ${named.map(({ theme }) => `“${theme.name}”`).join(" and ")}.`
          : "Read by meaning.",
        ...(spelled === rest ? [] : [`Spelled “${spelled}”.`]),
        ...(danger ? [CARE[danger.slug]] : []),
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

/** Words that no text and no theme has, mended where one word of several was misspelt. */
function respell(corpus: Corpus, query: string): string {
  const meaning = corpus.meaning();
  const words: string[] = [];
  visitWords(query, (word) => words.push(word));
  const unknown = words.filter((word) => !meaning.knows([stemOf(word)]));
  if (words.length < 2 || unknown.length === 0 || unknown.length > 2) return query;
  return suggestQuery(corpus.texts.KJV.wordIndex, query)[0] ?? query;
}

// Themes of people who may be in danger, and what they should read first.
const CARE: Readonly<Record<string, string>> = {
  suicide:
    "If you are thinking of ending your life, please speak to someone now: your local emergency number, a crisis line, a doctor, a pastor or a friend.",
  "self-harm":
    "If you are hurting yourself, please speak to someone you trust, a doctor or a crisis line today.",
  abuse:
    "If someone is hurting you, it is not your fault; in danger call your local emergency number, and tell a doctor, a pastor or a helpline.",
  "sexual-abuse":
    "If someone has hurt you, it is not your fault; a doctor, a helpline or the police can help, and in danger your local emergency number.",
};

const isExplicit = (types: readonly string[]): boolean =>
  types.length === 1 && (types[0] === "phrase" || types[0] === "boolean");

interface Found {
  readonly ordinal: number;
  readonly relevance: number;
  readonly evidence?: Evidence;
  /** The text that has the query's words as they stand. */
  readonly quotedFrom?: Text;
}

const QUOTATION_WORDS = 3;
const QUOTATIONS_MAX = 20;
const QUOTED_RELEVANCE = 99;

/**
 * Three words or more that some verses have in this order are a quotation: those
 * verses come first, the most referred to before the others. The chosen text is
 * asked before the others, whose wording a reader may remember.
 */
function withQuotations(
  corpus: Corpus,
  chosen: Text,
  query: string,
  hits: readonly MeaningHit[],
): Found[] {
  const texts = [chosen, ...Object.values(corpus.texts).filter((text) => text !== chosen)];
  const isLong = query.trim().split(/\s+/u).length >= QUOTATION_WORDS;
  const source = isLong ? texts.find((text) => findQuotation(text, query).length > 0) : undefined;
  const quoted = source ? findQuotation(source, query) : [];
  const isQuotation = source !== undefined && quoted.length <= QUOTATIONS_MAX;
  const { inDegrees } = corpus.crossReferences;
  const first = isQuotation
    ? quoted
        .toSorted((a, b) => inDegrees[b]! - inDegrees[a]!)
        .map((ordinal) => ({ ordinal, relevance: QUOTED_RELEVANCE, quotedFrom: source }))
    : [];
  const rest = hits
    .filter(({ ordinal }) => !isQuotation || !quoted.includes(ordinal))
    .map(({ ordinal, score, evidence }) => ({ ordinal, relevance: relevanceOf(score), evidence }));
  return [...first, ...rest];
}

function findQuotation(text: Text, query: string): number[] {
  const found = searchWords(text, {
    query,
    type: "phrase",
    forms: "exact",
    offset: 0,
    limit: QUOTATIONS_MAX + 1,
  });
  return found.ok ? found.hits.map((hit) => hit.ordinal) : [];
}

/** The words of the verse that the query has too, in any form. */
function highlightStems(verse: string, query: MeaningQuery): TextSpan[] {
  const spans: TextSpan[] = [];
  visitWords(verse, (word, start, end) => {
    if (query.stems.includes(stemOf(word))) spans.push([start, end]);
  });
  return spans;
}

const GRADES = {
  3: "One of the first verses on",
  2: "Speaks about",
  1: "Helps with",
} as const;

/** The strongest witness for a verse, as a sentence of fact. */
function explain(
  evidence: Evidence,
  text: Text,
  highlights: readonly TextSpan[],
  verse: string,
): string {
  const words = [
    ...new Set(highlights.map(([start, end]) => verse.slice(start, end).toLowerCase())),
  ];
  const has = words.length > 0 ? `has “${words.slice(0, 3).join("”, “")}”` : undefined;
  const { theme, topic, linkedTo, isNear, stems } = evidence;
  if (theme) {
    const about = `${GRADES[theme.grade]} “${theme.name}”`;
    return has ? `${about}; ${has}.` : `${about}.`;
  }
  const listed = topic ? `listed under “${topic}” in Nave's Topical Bible` : undefined;
  const linked =
    linkedTo === undefined ? undefined : `joined by cross reference to ${formatOrdinal(linkedTo)}`;
  const near = isNear ? "close in meaning to what you asked" : undefined;
  const elsewhere =
    !has && stems.length > 0
      ? `has your words in another translation than the ${text.code}`
      : undefined;
  const reasons = [has, listed, near, linked, elsewhere]
    .filter((one) => one !== undefined)
    .slice(0, 2);
  const sentence = reasons.join("; ") || "near to what you asked";
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
