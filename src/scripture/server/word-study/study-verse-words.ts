// A verse of the KJV word by word: what stands behind each in Hebrew or Greek.
import { formatOrdinal } from "../../format-reference.ts";
import type { Corpus, TextSpan } from "../corpus.ts";
import { listOriginalsInVerse } from "./find-originals.ts";
import type { StudiedOriginal } from "./word-study.ts";
import { describeOriginal } from "./write-originals.ts";

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
