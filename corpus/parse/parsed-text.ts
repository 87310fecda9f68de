// What every parser of a text hands on: the verses by KJV ordinal, each as plain
// words with the markup beside it. Offsets count UTF-16 units of the plain text.
import { VERSE_COUNT } from "../../src/scripture/versification.ts";

/** Start and end of a stretch of text, end excluded. */
export type Span = readonly [start: number, end: number];

export const BreakKind = { Line: 0, Stanza: 1, Paragraph: 2 } as const;
export type BreakKind = (typeof BreakKind)[keyof typeof BreakKind];

/** Something begins anew before that offset: a line of poetry, a stanza or a paragraph. */
export type Break = readonly [offset: number, kind: BreakKind];

export interface MarkedText {
  readonly text: string;
  /** Words that the translators added to make the sense clear, printed in italics or brackets. */
  readonly supplied: readonly Span[];
  /** Passages that the translation prints in brackets because manuscripts differ about them. */
  readonly disputed: readonly Span[];
}

export interface ParsedVerse extends MarkedText {
  readonly wordsOfJesus: readonly Span[];
  readonly breaks: readonly Break[];
  /** A psalm's title or another heading that stands before the verse. */
  readonly title?: MarkedText;
  /** Why the text is empty, as the end of a sentence. */
  readonly omission?: string;
  /** How the translation itself numbers the verse where that differs: `Romans 14:24`. */
  readonly ownNumber?: string;
}

/** Index = KJV ordinal; index 0 is an empty verse that nobody reads. */
export type ParsedText = readonly ParsedVerse[];

export const plainText = (text: string): MarkedText => ({ text, supplied: [], disputed: [] });

export const NO_VERSE: ParsedVerse = { ...plainText(""), wordsOfJesus: [], breaks: [] };

export const makeVerse = (
  marked: MarkedText,
  rest: Partial<Omit<ParsedVerse, keyof MarkedText>> = {},
): ParsedVerse => ({ ...NO_VERSE, ...marked, ...rest });

/** Index 0 added, and the number of verses made sure of. */
export function byOrdinal(verses: readonly ParsedVerse[], name: string): ParsedText {
  if (verses.length !== VERSE_COUNT) {
    throw new Error(`${name} was read as ${verses.length} verses; it must have ${VERSE_COUNT}.`);
  }
  return [NO_VERSE, ...verses];
}

/** Runs of white space of any kind become one space, and a double hyphen the dash it stands for. */
export const tidy = (raw: string): string => raw.replaceAll("--", "—").replace(/\s+/gu, " ").trim();
