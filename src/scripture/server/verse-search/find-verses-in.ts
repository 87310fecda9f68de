// Verse search by reference and by words, in whatever texts are at hand: all of
// them on the server, those that were stored on a device. Reads the query, asks
// the engines, says how it was read and what else it could have meant.
import { type ChosenText, chooseText } from "../../choose-text.ts";
import { formatRange } from "../../format-reference.ts";
import { splitTranslation } from "../../references/read-reference.ts";
import type { EmbeddedCode, TranslationCode } from "../../translations.ts";
import type { OrdinalRange } from "../../versification.ts";
import type { Text } from "../text.ts";
import type { WordSearchType } from "../word-index/search-words.ts";
import { suggestQuery } from "../word-index/suggest-words.ts";
import { describeReading, explainMatch } from "./explain.ts";
import {
  type Alternative,
  countWords,
  countWordsByBook,
  listOtherTexts,
  listOtherTypes,
  otherReadings,
  runWords,
} from "./other-readings.ts";
import type { PassageCard } from "./passage-card.ts";
import { plainTypes, type QueryReading, readQuery } from "./read-query.ts";
import type { Search, VerseSearchRequest } from "./search-request.ts";
import { makeVerseCard, type VerseCard } from "./verse-card.ts";

interface VerseSearchReading {
  readonly kind: "reference" | "phrase" | "words" | "boolean" | "meaning";
  readonly says: string;
  /** Of `says`, where it is not English: `es`. */
  readonly language?: string;
  readonly query: string;
  readonly type?: WordSearchType;
  readonly translation: TranslationCode;
  readonly requestedTranslation?: string;
  readonly notice?: string;
  readonly alternatives: readonly Alternative[];
  readonly suggestions: readonly string[];
}

export type VerseSearchAnswer =
  | {
      readonly ok: true;
      readonly verses: readonly VerseCard[];
      readonly total: number;
      readonly reading: VerseSearchReading;
      /** The passage that was asked for by its place or by its name; its verses may be in `verses` too. */
      readonly passage?: PassageCard;
      /** Where they were wanted. */
      readonly byBook?: readonly number[];
    }
  /** The query cannot be answered; `sentence` says why to the person who typed it. */
  | { readonly ok: false; readonly sentence: string; readonly field: "query" | "translation" };

export interface SearchPorts {
  readonly texts: Readonly<Partial<Record<EmbeddedCode, Text>>>;
  /** By ordinal: how much more each verse weighs in this query for being well known. */
  readonly fameFor: (query: string) => Float32Array;
  /** A passage that is asked for whole; absent where verses are listed one by one. */
  readonly cardOf?: (
    text: Text,
    chosen: ChosenText,
    ranges: readonly OrdinalRange[],
  ) => PassageCard | undefined;
}

export function findVersesIn(ports: SearchPorts, request: VerseSearchRequest): VerseSearchAnswer {
  const { rest, translation } = splitTranslation(request.query);
  const asked = translation ?? request.translation;
  const chosen = chooseText(asked, request.defaultText, "show");
  if (!chosen) {
    return { ok: false, sentence: `There is no translation called ${asked}`, field: "translation" };
  }
  const text = ports.texts[chosen.code];
  if (!text) {
    return { ok: false, sentence: `The ${chosen.code} is not at hand`, field: "translation" };
  }
  const search: Search = { ...request, words: rest, text, chosen, fame: ports.fameFor(rest) };
  const reading = readQuery(rest, request.type);
  switch (reading.kind) {
    case "no-such-reference":
      return { ok: false, sentence: reading.sentence, field: "query" };
    case "reference":
      return answerPassage(ports, withTranslation(ports, search, reading.passage), reading.passage);
    case "book-or-words":
      return answerBookOrWords(ports, search, reading.passage);
    case "words":
      return answerWords(ports, search, reading.types);
  }
}

/** A translation named before the passage (`KJV John 3:16`) is the one that is meant. */
function withTranslation({ texts }: SearchPorts, search: Search, { translation }: Passage): Search {
  const chosen = translation && chooseText(translation, search.defaultText, "show");
  const text = chosen ? texts[chosen.code] : undefined;
  return chosen && text ? { ...search, chosen, text } : search;
}

type Passage = Extract<QueryReading, { kind: "reference" }>["passage"];

function answerPassage(
  { cardOf }: SearchPorts,
  search: Search,
  passage: Passage,
  alternatives: readonly Alternative[] = [],
): VerseSearchAnswer {
  const { text, chosen, offset, limit, books } = search;
  const total = countVerses(passage.ranges);
  const verses = pageOfRanges(passage.ranges, offset, limit).map(({ ordinal, range }) =>
    makeVerseCard(text, chosen, {
      ordinal,
      relevanceScore: 100,
      explanation:
        range.start === range.end
          ? "The verse you asked for."
          : `Part of ${formatRange(range)}, as you asked.`,
    }),
  );
  const { label, unknownTranslation } = passage;
  const says = `Read as the passage ${label}${books ? ", whatever books are chosen" : ""}.${
    unknownTranslation
      ? ` We carry no text called ${unknownTranslation}; this is the ${chosen.code}.`
      : ""
  }`;
  const card = cardOf?.(text, chosen, passage.ranges);
  return answer(search, { kind: "reference", says, verses, total, alternatives, passage: card });
}

/** A book's bare name: its words where the text has them, else the book; the other reading beside. */
function answerBookOrWords(
  ports: SearchPorts,
  search: Search,
  passage: Passage,
): VerseSearchAnswer {
  const total = countVerses(passage.ranges);
  if (countWords(search, "phrase") === 0) return answerPassage(ports, search, passage);
  const found = answerWords(ports, search, plainTypes(search.words));
  if (!found.ok) return answerPassage(ports, search, passage);
  const book: Alternative = {
    label: `The book of ${passage.label}`,
    query: `book of ${passage.label}`,
    total,
  };
  const { reading } = found;
  const card = ports.cardOf?.(search.text, search.chosen, passage.ranges);
  return {
    ...found,
    ...(card ? { passage: card } : {}),
    reading: { ...reading, alternatives: [book, ...reading.alternatives] },
  };
}

function answerWords(
  ports: SearchPorts,
  search: Search,
  types: readonly WordSearchType[],
): VerseSearchAnswer {
  for (const forms of search.forms ? [search.forms] : (["exact", "related"] as const)) {
    for (const type of types) {
      const result = runWords(search, type, forms);
      if (!result.ok) return { ok: false, sentence: result.problem.message, field: "query" };
      if (result.total === 0) continue;
      const verses = result.hits.map((hit) =>
        makeVerseCard(search.text, search.chosen, {
          ordinal: hit.ordinal,
          relevanceScore: Math.max(1, Math.round(hit.score * 100)),
          explanation: explainMatch(search.text.verse(hit.ordinal), hit.highlights, type),
          highlights: hit.highlights,
        }),
      );
      return answer(search, {
        kind: kindOf(type),
        type,
        says: describeReading(search.words, type, forms),
        verses,
        total: result.total,
        alternatives: otherReadings(search, types, type, forms),
        byBook: search.wantsBookCounts ? countWordsByBook(search, type, forms) : undefined,
      });
    }
  }
  return answerNothing(ports, search, types[0] ?? "all");
}

function answerNothing(
  { texts }: SearchPorts,
  search: Search,
  type: WordSearchType,
): VerseSearchAnswer {
  const { text, words, chosen, books } = search;
  const elsewhere = books ? countWords({ ...search, books: undefined }, type) : 0;
  const nowhere =
    elsewhere > 0
      ? `None in the chosen books; the whole ${chosen.code} has ${elsewhere}.`
      : `No verse of the ${chosen.code} has that.`;
  return answer(search, {
    kind: kindOf(type),
    type,
    says: `${describeReading(words, type, "exact")} ${nowhere}`,
    verses: [],
    total: 0,
    alternatives: [
      ...listOtherTypes(search, type),
      ...(elsewhere > 0 ? [] : listOtherTexts(texts, search, type)),
    ],
    suggestions: elsewhere > 0 ? [] : suggestQuery(text.wordIndex, words),
    byBook:
      elsewhere > 0 && search.wantsBookCounts ? countWordsByBook(search, type, "exact") : undefined,
  });
}

function answer(
  { words, chosen }: Search,
  found: {
    kind: VerseSearchReading["kind"];
    type?: WordSearchType;
    says: string;
    verses: readonly VerseCard[];
    total: number;
    alternatives: readonly Alternative[];
    suggestions?: readonly string[];
    byBook?: readonly number[] | undefined;
    passage?: PassageCard | undefined;
  },
): VerseSearchAnswer {
  const {
    kind,
    type,
    says,
    verses,
    total,
    alternatives,
    suggestions = [],
    byBook,
    passage,
  } = found;
  const { code, requestedTranslation, notice } = chosen;
  return {
    ok: true,
    verses,
    total,
    reading: {
      kind,
      says,
      query: words,
      ...(type ? { type } : {}),
      translation: code,
      ...(requestedTranslation ? { requestedTranslation } : {}),
      ...(notice ? { notice } : {}),
      alternatives,
      suggestions,
    },
    ...(passage ? { passage } : {}),
    ...(byBook ? { byBook } : {}),
  };
}

const kindOf = (type: WordSearchType): "phrase" | "words" | "boolean" =>
  type === "phrase" || type === "boolean" ? type : "words";

const countVerses = (ranges: readonly OrdinalRange[]): number =>
  ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);

function pageOfRanges(
  ranges: readonly OrdinalRange[],
  offset: number,
  limit: number,
): { ordinal: number; range: OrdinalRange }[] {
  const page: { ordinal: number; range: OrdinalRange }[] = [];
  let skipped = 0;
  for (const range of ranges) {
    const length = range.end - range.start + 1;
    const first = Math.max(range.start, range.start + offset - skipped);
    for (let ordinal = first; ordinal <= range.end && page.length < limit; ordinal++) {
      page.push({ ordinal, range });
    }
    skipped += length;
  }
  return page;
}
