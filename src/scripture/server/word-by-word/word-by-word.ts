// A verse in its original words: of the Old Testament each word of the Hebrew
// Bible, of the New Testament what the KJV's numbering tells (no Greek text is
// among our sources).
import { getBook } from "../../books.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { verseAt } from "../../versification.ts";
import type { Corpus } from "../corpus.ts";
import { isHebrew } from "../lexicon/lexicon.ts";
import { glossOf } from "../word-study/own-notes.ts";
import { addressOfNumber } from "../word-study/write-originals.ts";
import { type DescribedPart, describeParsing, languageOf } from "./describe-parsing.ts";
import { After, type HebrewWord, Reading } from "./hebrew-text.ts";
import { type KjvWords, listNumberedWords, matchKjv } from "./match-kjv.ts";
import type { Language } from "./parsing-terms.ts";
import { type Lemma, PREFIXES, readLemma } from "./read-lemma.ts";

/** The dictionary's word. */
interface DictionaryWord {
  readonly strongsNumber: string;
  readonly word: string;
  readonly transliteration: string;
  readonly gloss: string;
  readonly href: string;
}

/** A word of the Hebrew Bible by itself. */
export interface AnalysedWord {
  /** With its vowel points and accents. */
  readonly form: string;
  readonly parts: readonly ({ readonly form: string } & DescribedPart)[];
  /** All parts in plain English. */
  readonly parsing: string;
  /** Open Scriptures' code and lemma. */
  readonly code: string;
  readonly lemma: string;
  readonly language: Language;
  /** What the prefixes mean, in their order. */
  readonly prefixes: readonly string[];
  /** Absent where the word is nothing but prefixes with a suffix. */
  readonly dictionary?: DictionaryWord;
}

interface WordOfVerse extends AnalysedWord {
  /**
   * Where the manuscript and the reading tradition differ: `differs` is read
   * so and written as in `written`; `read` is not written, `written` is not read.
   */
  readonly variant?: "differs" | "read" | "written";
  /** What the line of the manuscript has in its place, without vowel points. */
  readonly written: readonly AnalysedWord[];
  /** Whether a hyphen (maqqef) joins it to the next. */
  readonly isJoined: boolean;
  /** Of a psalm's title. */
  readonly isTitle: boolean;
  readonly kjv: readonly KjvWords[];
  /** Whether `kjv` stands for all words of the verse with that number. */
  readonly isShared: boolean;
}

interface NumberedWord extends KjvWords {
  readonly dictionary: DictionaryWord;
}

export interface WordByWord {
  readonly reference: string;
  readonly language: "hebrew" | "greek";
  readonly translation: "KJV";
  readonly text: string;
  /** The numbers of the Hebrew Bible, `Psalm 51:2`; none where it has the KJV's. */
  readonly hebrewNumbers: readonly string[];
  /** In Hebrew order; none in the New Testament. */
  readonly words: readonly WordOfVerse[];
  /** In the KJV's order; none in the Old Testament. */
  readonly numbered: readonly NumberedWord[];
}

/** Throws a RangeError where there is no such verse. */
export function readWordByWord(corpus: Corpus, ordinal: number): WordByWord {
  const kjv = listNumberedWords(corpus, ordinal);
  const verse = {
    reference: formatOrdinal(ordinal),
    translation: "KJV",
    text: corpus.texts.KJV.verse(ordinal),
  } as const;
  if (!isHebrew(ordinal)) {
    const numbered = kjv.flatMap(({ number, ...words }) => {
      const dictionary = lookUp(corpus, number);
      return dictionary ? [{ ...words, dictionary }] : [];
    });
    return { ...verse, language: "greek", hebrewNumbers: [], words: [], numbered };
  }
  const shown = groupVariants(corpus.hebrew.wordsOf(ordinal));
  const lemmas = shown.map(({ word }) => readLemma(word.lemma));
  const matches = matchKjv(
    lemmas.map(({ number, goesOn }, index) =>
      number && isMatched(number, shown[index]!.word) ? { number, goesOn } : { goesOn },
    ),
    kjv,
  );
  return {
    ...verse,
    language: "hebrew",
    hebrewNumbers: nameHebrewNumbers(corpus, ordinal),
    words: shown.map(({ word, written, variant }, index) => ({
      ...analyse(corpus, word, lemmas[index]!),
      ...(variant ? { variant } : {}),
      written: written.map((ketiv) => analyse(corpus, ketiv, readLemma(ketiv.lemma))),
      isJoined: (word.after & After.Maqqef) !== 0,
      isTitle: word.isTitle,
      ...matches[index]!,
    })),
    numbered: [],
  };
}

const OBJECT_MARKER = "H853";

/**
 * A title is no part of the KJV's verse; its words would be taken for others.
 * The object marker has no English, and its number stands on whatever is near.
 */
const isMatched = (number: string, word: HebrewWord): boolean =>
  !word.isTitle && number !== OBJECT_MARKER;

function nameHebrewNumbers({ hebrew }: Corpus, ordinal: number): string[] {
  const { book, ...own } = verseAt(ordinal);
  const numbers = hebrew.numbersOf(ordinal);
  // The first words may stand under the KJV's number, and only those after them under another.
  const all = (numbers[0]?.from ?? 0) > 0 ? [own, ...numbers] : numbers;
  return all.map(({ chapter, verse }) => `${getBook(book).referenceName} ${chapter}:${verse}`);
}

interface ShownWord {
  readonly word: HebrewWord;
  /** Words of the manuscript's line that it is read in place of. */
  readonly written: readonly HebrewWord[];
  readonly variant?: WordOfVerse["variant"];
}

/** The words as they are read; what is written otherwise stands with the first of its place. */
function groupVariants(words: readonly HebrewWord[]): ShownWord[] {
  const shown: ShownWord[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    if (!word.opensVariant) {
      shown.push({ word, written: [] });
      at++;
      continue;
    }
    let end = at + 1;
    while (words[end] && !words[end]!.opensVariant && words[end]!.reading !== Reading.Plain) end++;
    const place = words.slice(at, end);
    const written = place.filter(({ reading }) => reading === Reading.Ketiv);
    const read = place.filter(({ reading }) => reading === Reading.Qere);
    if (read.length === 0) {
      shown.push(
        ...written.map((ketiv) => ({ word: ketiv, written: [], variant: "written" as const })),
      );
    } else {
      const variant = written.length > 0 ? "differs" : "read";
      shown.push(
        ...read.map(
          (qere, index) => ({ word: qere, written: index === 0 ? written : [], variant }) as const,
        ),
      );
    }
    at = end;
  }
  return shown;
}

function analyse(corpus: Corpus, word: HebrewWord, lemma: Lemma): AnalysedWord {
  const forms = word.form.split("/");
  const parts = describeParsing(word.morph, word.lemma).map((part, index) => ({
    form: forms[index] ?? "",
    ...part,
  }));
  const dictionary = lemma.number ? lookUp(corpus, lemma.number) : undefined;
  return {
    form: forms.join(""),
    parts,
    parsing: parts.map(({ parsing }) => parsing).join(" + "),
    code: word.morph,
    lemma: word.lemma,
    language: languageOf(word.morph),
    prefixes: lemma.prefixes.map((letter) => PREFIXES[letter] ?? letter),
    ...(dictionary ? { dictionary } : {}),
  };
}

function lookUp({ lexicon }: Corpus, number: string): DictionaryWord | undefined {
  const entry = lexicon.find(number);
  return (
    entry && {
      strongsNumber: entry.number,
      word: entry.lemma,
      transliteration: entry.transliteration,
      gloss: glossOf(entry),
      href: addressOfNumber(entry.number),
    }
  );
}
