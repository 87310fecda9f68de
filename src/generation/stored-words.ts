// The stored words of a passage, whole or a stretch of them found by its words
// alone: marks and letter case may differ, the words may not.

import type { Corpus } from "#src/scripture/server/corpus.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { visitWords } from "#src/scripture/server/word-index/tokenize.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { chapterRange, type OrdinalRange, verseAt } from "#src/scripture/versification.ts";

/** A longer passage is named, not quoted. */
export const VERSES_QUOTED_MAX = 12;

export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  /** Excluded. */
  readonly end: number;
}

export function placeWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  visitWords(text, (word, start, end) => words.push({ word, start, end }));
  return words;
}

/** `undefined` where the text omits the passage, or it is too long to be quoted. */
export function findPassageWords(
  corpus: Corpus,
  code: EmbeddedCode,
  range: OrdinalRange,
  versesMax = VERSES_QUOTED_MAX,
): string | undefined {
  if (range.end - range.start >= versesMax) return undefined;
  return readPassage(corpus.texts[code], range).text || undefined;
}

/** The longest chapter but Psalm 119 has 89 verses: a chapter that was asked for is shown whole. */
export const MAIN_VERSES_MAX = 90;
/** Of a chapter that is longer still. */
const FIRST_VERSES = 24;

/** As much of a passage as is shown at once: all of it, or its first chapter. */
export function shownPart({ start, end }: OrdinalRange): OrdinalRange {
  if (end - start < MAIN_VERSES_MAX) return { start, end };
  const { book, chapter } = verseAt(start);
  const last = chapterRange(book, chapter).end;
  return { start, end: last - start < MAIN_VERSES_MAX ? last : start + FIRST_VERSES - 1 };
}

/** The stretch of `stored` with exactly the words of `wanted`, in the stored spelling. */
export function findStretch(stored: string, wanted: string): string | undefined {
  const needle = placeWords(wanted);
  const words = placeWords(stored);
  if (needle.length === 0) return undefined;
  for (let at = 0; at + needle.length <= words.length; at++) {
    if (needle.every(({ word }, index) => words[at + index]?.word === word)) {
      const last = words[at + needle.length - 1] as PlacedWord;
      const mark = /^[?]/.exec(stored.slice(last.end))?.[0] ?? "";
      return stored.slice((words[at] as PlacedWord).start, last.end) + mark;
    }
  }
  return undefined;
}
