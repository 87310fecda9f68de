// A topic in one of the languages that we have a table of common words for, put
// into English word by word: enough to find its theme. What is not in the table
// stays as it was typed. Berea writes in English whatever it was asked in.
import otherLanguages from "#content/composer/other-languages.json" with { type: "json" };
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { stemsOf } from "#src/scripture/server/meaning/content-words.ts";
import type { Care } from "./find-care.ts";
import type { CareKind } from "./store.ts";

export interface OtherLanguage {
  readonly code: string;
  readonly name: string;
  /** Says, in that language, that what follows is in English. */
  readonly notice: string;
  /** Where to find help, in that language. */
  readonly care: Readonly<Partial<Record<CareKind, string>>>;
  /** Small words, folded, as the English has them; empty where it has none. */
  readonly joints: Readonly<Record<string, string | undefined>>;
  /** English topics, and how they are said; folded. */
  readonly topics: Readonly<Record<string, readonly string[] | undefined>>;
}

export interface LanguageReading {
  /** The topic in English words, as far as we know them. */
  readonly english: string;
  /** Those that have all of its words; more than one where they say it alike. */
  readonly languages: readonly OtherLanguage[];
}

interface Lexicon {
  readonly language: OtherLanguage;
  /** By the folded phrase. */
  readonly phrases: ReadonlyMap<string, string>;
}

/** No phrase of ours is longer. */
const PHRASE_WORDS_MAX = 6;
/** What a topic is about is said by then. */
const LETTERS_READ = 600;
/** So many of a topic's words must be in the table: names and rarer ones need not. */
const COVERED_MIN = 0.6;
/** Somebody in danger is heard within a longer text, too. */
const DANGERS: ReadonlySet<string> = new Set([
  "I want to die",
  "suicide",
  "self-harm",
  "hits me",
  "domestic violence",
  "abuse",
]);

const languages: readonly OtherLanguage[] = otherLanguages;
let lexicons: readonly Lexicon[] | undefined;

const getLexicons = (): readonly Lexicon[] => {
  lexicons ??= languages.map((language) => ({
    language,
    phrases: new Map(
      Object.entries(language.topics).flatMap(([english, said]) =>
        (said ?? []).map((phrase) => [phrase, english] as const),
      ),
    ),
  }));
  return lexicons;
};

/** `undefined` for English, and for what is in none of the tables. */
export function readLanguage(corpus: Corpus, topic: string): LanguageReading | undefined {
  const meaning = corpus.meaning();
  const words = fold(topic.slice(0, LETTERS_READ));
  const english = new Set(words.filter((word) => meaning.knows(stemsOf(word))));
  if (words.every((word) => english.has(word))) return undefined;
  const readings = getLexicons()
    .map((lexicon) => ({ lexicon, ...gloss(lexicon, words, english) }))
    .filter(
      ({ named, covered, danger, isOther }) =>
        danger !== undefined || (isOther && named > 0 && covered >= words.length * COVERED_MIN),
    );
  const worthOf = ({ danger, covered }: (typeof readings)[number]): number =>
    covered + (danger ? words.length : 0);
  const most = Math.max(...readings.map(worthOf));
  const best = readings.filter((one) => worthOf(one) === most);
  const [first] = best;
  if (!first) return undefined;
  const isLong = first.covered < words.length * COVERED_MIN;
  return {
    english: isLong && first.danger ? first.danger : first.english,
    languages: best.map(({ lexicon }) => lexicon.language),
  };
}

/** Words as they were typed, or as the English has them. */
export const readInEnglish = (corpus: Corpus, words: string): string =>
  readLanguage(corpus, words)?.english ?? words;

/** Where to find help is said in the reader's language first. */
export function sayCare(
  care: Care | undefined,
  [language]: readonly OtherLanguage[],
): Care | undefined {
  const native = care && language?.care[care.kind];
  return care && native ? { ...care, text: `${native} ${care.text}` } : care;
}

/** Small letters without accents, in words. */
const fold = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/\p{L}+/gu) ?? [];

/**
 * The longest phrases first; `named` counts those that say something. What might
 * as well be English says nothing of the language.
 */
function gloss(
  { language, phrases }: Lexicon,
  words: readonly string[],
  alsoEnglish: ReadonlySet<string>,
) {
  const english: string[] = [];
  let named = 0;
  let covered = 0;
  let isOther = false;
  let danger: string | undefined;
  for (let at = 0; at < words.length; ) {
    let length = Math.min(PHRASE_WORDS_MAX, words.length - at);
    while (length > 0 && !phrases.has(words.slice(at, at + length).join(" "))) length -= 1;
    const word = words[at] as string;
    const phrase = phrases.get(words.slice(at, at + length).join(" "));
    const joint = Object.hasOwn(language.joints, word) ? language.joints[word] : undefined;
    const taken = words.slice(at, at + Math.max(1, length));
    const isForeign = taken.some((one) => !alsoEnglish.has(one));
    if (phrase) named += 1;
    if (phrase && isForeign && DANGERS.has(phrase)) danger ??= phrase;
    if (phrase || joint !== undefined) {
      covered += taken.length;
      isOther ||= isForeign;
    }
    english.push(phrase ?? joint ?? word);
    at += taken.length;
  }
  return { english: english.filter(Boolean).join(" "), named, covered, danger, isOther };
}
