// A word study: where a word stands, what stands behind it in Hebrew and Greek,
// and what its verses are about. Everything is counted when it is asked for.
import { type ChosenText, chooseText } from "../../choose-text.ts";
import { EMBEDDED_CODES, type EmbeddedCode } from "../../translations.ts";
import type { Corpus, Text } from "../corpus.ts";
import type { WordIndex } from "../word-index/open-word-index.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { suggestWords } from "../word-index/suggest-words.ts";
import {
  findAnyWord,
  findNumber,
  findWords,
  listForms,
  type Matches,
  splitQuery,
  type WordForm,
  writeAsText,
} from "./find-matches.ts";
import { findOriginals, listRenderings, type Originals, type Rendering } from "./find-originals.ts";
import { findThemeNamed } from "./find-themes.ts";
import { listSpellings } from "./own-notes.ts";
import { readStudyQuery, type StudyQuery } from "./read-study-query.ts";
import { studyMatches } from "./study-matches.ts";
import type { WordStudy } from "./word-study.ts";
import { addressOfNumber, describeOriginalLanguage } from "./write-originals.ts";
import { defineEntry, defineWord, joinNames } from "./write-sentences.ts";

export interface StudyRequest {
  readonly word: string;
  readonly translation?: string | undefined;
  /** Number of the book whose verses are listed; without it the first verses of all. */
  readonly book?: number | undefined;
}

export type StudyAnswer =
  | { readonly ok: true; readonly study: WordStudy }
  /** `sentence` says to the person why there is no study. */
  | { readonly ok: false; readonly sentence: string; readonly field: "translation" };

const OTHER_RENDERINGS = 3;
const SUGGESTIONS = 6;

/** The KJV where no translation is named, since the Hebrew and Greek are known behind its words. */
export function studyWord(corpus: Corpus, request: StudyRequest): StudyAnswer {
  const chosen = chooseText(request.translation, "KJV", "show");
  if (!chosen) {
    const sentence = `There is no translation called ${request.translation?.slice(0, 20)}`;
    return { ok: false, sentence, field: "translation" };
  }
  const text = corpus.texts[chosen.code];
  const query = readStudyQuery(corpus, text, request.word);
  switch (query.kind) {
    case "english":
      return { ok: true, study: studyEnglish(corpus, chosen, query.words, request.book) };
    case "original":
      return { ok: true, study: studyOriginal(corpus, chosen, query, request.book) };
    case "nothing":
      return { ok: true, study: studyNothing(corpus, chosen, request.word.trim(), query.parts) };
  }
}

function studyEnglish(
  corpus: Corpus,
  chosen: ChosenText,
  words: readonly string[],
  book?: number,
): WordStudy {
  const text = corpus.texts[chosen.code];
  const spellings = listSpellings(words);
  const find = (index: WordIndex) =>
    spellings.length > 0
      ? findAnyWord(index, spellings.flatMap(splitQuery))
      : findWords(index, words);
  const matches = find(text.wordIndex);
  const word = writeAsText(text, matches, words);
  // Of a name in several spellings, the first is the one that it is known by.
  const named = splitQuery(spellings[0] ?? words.join(" "));
  const forms = listForms(text.wordIndex, named, stemOf);
  const kjv = corpus.texts.KJV;
  const inKjv = chosen.code === "KJV" ? matches : find(kjv.wordIndex);
  const originals = findOriginals(corpus, inKjv);
  const definition = defineWord({
    word,
    occurrences: inKjv.ordinals.length,
    originals,
    otherRenderings:
      words.length === 1
        ? otherRenderings(corpus, originals, [...named, ...spellings.flatMap(splitQuery)], forms)
        : [],
  });
  return {
    ...tellSpellings(text, spellings),
    ...studyMatches(corpus, chosen, matches, { word, english: word, book }),
    kind: "english",
    says: words.length === 1 ? `Read as the word “${word}”.` : `Read as the words “${word}”.`,
    forms,
    occurrencesWithForms: forms.reduce(
      (sum, form) => sum + form.occurrences,
      matches.ordinals.length,
    ),
    renderings: [],
    biblicalDefinition: definition,
    originalLanguage: describeOriginalLanguage(originals, inKjv.ordinals.length),
    elsewhere: countElsewhere(corpus, chosen.code, find),
    alternatives: [],
    suggestions: [],
  };
}

function studyOriginal(
  corpus: Corpus,
  chosen: ChosenText,
  query: Extract<StudyQuery, { kind: "original" }>,
  book?: number,
): WordStudy {
  const { entry, others, readAs, name } = query;
  const matches = findNumber(corpus.taggings, entry.number);
  const renderings = listRenderings(corpus.texts.KJV, matches);
  const occurrences = matches.ordinals.length;
  const own = [{ entry, rendered: occurrences, occurrences }];
  const isHebrew = entry.number.startsWith("H");
  const originals = { hebrew: isHebrew ? own : [], greek: isHebrew ? [] : own, untagged: 0 };
  const kjv: ChosenText =
    chosen.code === "KJV"
      ? chosen
      : {
          code: "KJV",
          notice: `Hebrew and Greek words are numbered in the KJV alone, so this study shows the KJV and not the ${chosen.requestedTranslation ?? chosen.code}.`,
        };
  const by = { number: "its number", letters: "its letters", sound: "its sound" }[readAs];
  return {
    ...studyMatches(corpus, kjv, matches, {
      word: entry.lemma,
      english: renderings[0]?.words ?? "",
      entry,
      book,
    }),
    kind: "original",
    says: `Read as the ${isHebrew ? "Hebrew" : "Greek"} word ${entry.lemma} (${entry.transliteration}, ${entry.number}), by ${by}.`,
    forms: [],
    occurrencesWithForms: occurrences,
    renderings,
    biblicalDefinition: defineEntry(entry, occurrences, renderings),
    originalLanguage: describeOriginalLanguage(originals, occurrences),
    elsewhere: [],
    alternatives: [
      ...others.map((other) => ({
        label: `${other.lemma} (${other.transliteration}, ${other.number})`,
        href: addressOfNumber(other.number),
      })),
      ...(name ? [{ label: `${name}, a name`, href: searchUrl(name, chosen) }] : []),
    ],
    suggestions: [],
  };
}

function studyNothing(
  corpus: Corpus,
  chosen: ChosenText,
  word: string,
  parts: readonly string[],
): WordStudy {
  const nowhere = findWords(corpus.texts[chosen.code].wordIndex, []);
  return {
    ...studyMatches(corpus, chosen, nowhere, { word, english: word }),
    kind: "nothing",
    says: `The ${chosen.code} does not have “${word}”.`,
    forms: [],
    occurrencesWithForms: 0,
    renderings: [],
    biblicalDefinition: "",
    originalLanguage: { hebrew: [], greek: [] },
    elsewhere: countElsewhere(corpus, chosen.code, (index) => findWords(index, splitQuery(word))),
    alternatives: [],
    suggestions: parts.length > 0 ? parts : suggestInstead(corpus, chosen.code, word),
  };
}

const searchUrl = (words: string, { code }: ChosenText): string =>
  `/bible-verse-search?${new URLSearchParams({ q: words, translation: code })}`;

/** Words of the same theme that the text has, then words that are spelled nearly so. */
function suggestInstead(corpus: Corpus, code: EmbeddedCode, word: string): string[] {
  const index = corpus.texts[code].wordIndex;
  const [only, ...more] = splitQuery(word);
  const theme = findThemeNamed(corpus.topics, word);
  const names = theme ? [theme.name.toLowerCase(), ...theme.aliases] : [];
  const themeWords = names.filter((name) => {
    const words = splitQuery(name);
    // Two words side by side may mean something else in an old text: teeth are set on edge.
    return words.length !== 2 && findWords(index, words).verses.length > 0;
  });
  const near = only && more.length === 0 ? suggestWords(index, only) : [];
  return [...new Set([...themeWords, ...near])].slice(0, SUGGESTIONS);
}

/**
 * How the KJV renders the chief word behind the studied one, apart from the word and its forms.
 * @param words the studied word in all its spellings
 */
function otherRenderings(
  corpus: Corpus,
  { hebrew, greek }: Originals,
  words: readonly string[],
  forms: readonly WordForm[],
): Rendering[] {
  const [chief] = [...hebrew, ...greek].sort((a, b) => b.rendered - a.rendered);
  if (!chief) return [];
  const own = new Set([...words, ...forms.map(({ form }) => form)]);
  const matches = findNumber(corpus.taggings, chief.entry.number);
  return listRenderings(corpus.texts.KJV, matches)
    .filter((rendering) => rendering.occurrences > 1)
    .filter(
      (rendering) =>
        !rendering.words
          .toLowerCase()
          .split(" ")
          .some((word) => own.has(word)),
    )
    .slice(0, OTHER_RENDERINGS);
}

/** That one name is counted in all its spellings, where the text has more than one. */
function tellSpellings(text: Text, spellings: readonly string[]): { notice?: string } {
  const counted = spellings
    .map((name) => ({ name, found: findWords(text.wordIndex, splitQuery(name)).ordinals.length }))
    .filter(({ found }) => found > 0)
    .map(({ name, found }) => `“${name}” (${found})`);
  if (counted.length < 2) return {};
  return { notice: `One name in more than one spelling, counted together: ${joinNames(counted)}.` };
}

function countElsewhere(corpus: Corpus, code: EmbeddedCode, find: (index: WordIndex) => Matches) {
  return EMBEDDED_CODES.filter((other) => other !== code)
    .map((translation) => ({
      translation,
      occurrences: find(corpus.texts[translation].wordIndex).ordinals.length,
    }))
    .filter(({ occurrences }) => occurrences > 0);
}
