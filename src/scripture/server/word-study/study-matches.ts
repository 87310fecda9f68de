// What a study tells of a set of places in a text, however it was found.
import type { ChosenText } from "../../choose-text.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { formatVerseWordsUrl } from "../../verse-words-url.ts";
import { bookRange } from "../../versification.ts";
import type { Corpus, Text } from "../corpus.ts";
import type { LexiconEntry } from "../lexicon/lexicon.ts";
import { verseUrl } from "../verse-search/verse-card.ts";
import { findKeyVerses } from "./find-key-verses.ts";
import { countByBook, type Matches, matchesInVerse, spansInVerse } from "./find-matches.ts";
import { findOriginalAt, renderingAt } from "./find-originals.ts";
import { findThemeNamed, findThemes } from "./find-themes.ts";
import { suggestApplication } from "./suggest-application.ts";
import type { StudyVerse, WordStudy } from "./word-study.ts";
import { explainKeyVerse } from "./write-sentences.ts";

const SAMPLE_VERSES = 20;
const MOST_VERSES_OF_BOOK = 200;
const KEY_VERSES = 5;
const MAJOR_THEMES = 7;

type StudyOfMatches = Pick<
  WordStudy,
  | "word"
  | "translation"
  | "requestedTranslation"
  | "notice"
  | "occurrences"
  | "verseCount"
  | "keyVerses"
  | "majorThemes"
  | "practicalApplication"
  | "verses"
  | "byBook"
>;

export interface Studied {
  /** As it is shown. */
  readonly word: string;
  /** The English word by which themes and our own sentences know it. */
  readonly english: string;
  /** What the matches render, where that is what is studied. */
  readonly entry?: LexiconEntry;
  /** Number of the book whose verses are listed. */
  readonly book?: number | undefined;
}

export function studyMatches(
  corpus: Corpus,
  chosen: ChosenText,
  matches: Matches,
  { word, english, entry, book }: Studied,
): StudyOfMatches {
  const text = corpus.texts[chosen.code];
  const { verses } = matches;
  const theme = findThemeNamed(corpus.topics, english);
  const keyVerses = findKeyVerses(corpus.crossReferences, verses, theme, KEY_VERSES);
  const byBook = countByBook(matches);
  // The numbers are laid on the words of the KJV alone.
  const originalAt = (ordinal: number) =>
    chosen.code === "KJV" && !entry ? findOriginalAt(corpus, matches, ordinal) : undefined;
  const renderingIn = (ordinal: number) =>
    entry ? renderingAt(text, matches, matchesInVerse(matches, ordinal)[0]) : undefined;
  return {
    word,
    translation: chosen.code,
    ...(chosen.requestedTranslation ? { requestedTranslation: chosen.requestedTranslation } : {}),
    ...(chosen.notice ? { notice: chosen.notice } : {}),
    occurrences: matches.ordinals.length,
    verseCount: verses.length,
    keyVerses: keyVerses.map((keyVerse) => {
      const { ordinal } = keyVerse;
      return {
        reference: formatOrdinal(ordinal),
        text: text.verse(ordinal),
        significance: explainKeyVerse(keyVerse, {
          original: originalAt(ordinal),
          rendering: renderingIn(ordinal),
          theme: theme?.name,
          word: entry ? entry.lemma : english,
        }),
        highlights: spansInVerse(text, matches, ordinal),
        href: verseUrl(chosen, ordinal),
      };
    }),
    majorThemes: findThemes(corpus.topics, verses, MAJOR_THEMES + 1)
      .map(({ topic }) => topic.name)
      .filter((name) => name.toLowerCase() !== english.toLowerCase())
      .slice(0, MAJOR_THEMES),
    practicalApplication: suggestApplication(english, {
      keyVerse: keyVerses[0] && formatOrdinal(keyVerses[0].ordinal),
      byBook,
    }),
    verses: listVerses(verses, book).map((ordinal) =>
      makeStudyVerse(text, chosen, matches, ordinal),
    ),
    byBook,
  };
}

function listVerses(verses: readonly number[], book: number | undefined): readonly number[] {
  if (book === undefined) return verses.slice(0, SAMPLE_VERSES);
  const { start, end } = bookRange(book);
  return verses
    .filter((ordinal) => ordinal >= start && ordinal <= end)
    .slice(0, MOST_VERSES_OF_BOOK);
}

export const makeStudyVerse = (
  text: Text,
  chosen: ChosenText,
  matches: Matches,
  ordinal: number,
): StudyVerse => ({
  reference: formatOrdinal(ordinal),
  context: text.verse(ordinal),
  highlights: spansInVerse(text, matches, ordinal),
  href: verseUrl(chosen, ordinal),
  wordsHref: formatVerseWordsUrl(ordinal),
});
