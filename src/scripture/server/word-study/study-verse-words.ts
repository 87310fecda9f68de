// A verse of the KJV word by word: what stands behind each in Hebrew or Greek.
import { formatOrdinal } from "../../format-reference.ts";
import type { Corpus, TextSpan } from "../corpus.ts";
import { listOriginalsInVerse } from "./find-originals.ts";
import { glossOf } from "./own-notes.ts";
import type { StudiedOriginal } from "./word-study.ts";
import { addressOfNumber, describeOriginal } from "./write-originals.ts";

export interface VerseWords {
  readonly reference: string;
  readonly translation: "KJV";
  readonly text: string;
  readonly words: readonly (Omit<StudiedOriginal, "rendered"> & { readonly span: TextSpan })[];
}

/** Throws a RangeError where there is no such verse. */
export function studyVerseWords(corpus: Corpus, ordinal: number): VerseWords {
  const words = listOriginalsInVerse(corpus, ordinal).map(({ start, end, entry }) => {
    const occurrences = corpus.taggings.countOf(entry.number);
    const { rendered: _, ...original } = describeOriginal({ entry, rendered: 0, occurrences });
    return { span: [start, end] as const, ...original };
  });
  return {
    reference: formatOrdinal(ordinal),
    translation: "KJV",
    text: corpus.texts.KJV.verse(ordinal),
    words,
  };
}

export interface NumberedVerse {
  readonly reference: string;
  readonly translation: "KJV";
  readonly words: readonly {
    readonly span: TextSpan;
    readonly strongsNumber: string;
    readonly word: string;
    readonly gloss: string;
    readonly href: string;
  }[];
}

/** The numbers alone, for passages. Throws a RangeError where there is no such verse. */
export function listVerseNumbers(corpus: Corpus, ordinal: number): NumberedVerse {
  return {
    reference: formatOrdinal(ordinal),
    translation: "KJV",
    words: listOriginalsInVerse(corpus, ordinal).map(({ start, end, entry }) => ({
      span: [start, end],
      strongsNumber: entry.number,
      word: entry.lemma,
      gloss: glossOf(entry),
      href: addressOfNumber(entry.number),
    })),
  };
}
