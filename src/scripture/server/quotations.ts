// How what we write quotes Scripture without holding a word of it:
// `{{John 3:16 WEB}}` is a passage, `{{John 3:16 WEB|God so loved}}` those words
// of it. Only places are read from the writing; the words come from the text.
import { formatRange } from "../format-reference.ts";
import { readReference } from "../references/read-reference.ts";
import { type EmbeddedCode, isEmbedded } from "../translations.ts";
import type { OrdinalRange } from "../versification.ts";
import type { Corpus } from "./corpus.ts";
import { type PassageText, readPassage } from "./read-passage.ts";

/** A passage quoted in the midst of prose. */
export interface Quotation extends OrdinalRange {
  readonly code: EmbeddedCode;
  /** Start and end of the words that are quoted, in the passage's text; all of it without. */
  readonly part?: readonly [start: number, end: number];
}

/** A piece of prose: our words, or the stored words of a text with where they stand. */
export type MarkedPiece =
  | { readonly kind: "words"; readonly text: string }
  | ({ readonly kind: "quotation" } & PassageText);

/** What stands between `{{` and `}}`, as it was written. */
export interface Mark {
  readonly place: string;
  /** What follows a `|`. */
  readonly words: string | undefined;
}

/** The text of a verse by ordinal; empty where the translation omits it. */
export type VerseText = (code: EmbeddedCode, ordinal: number) => string;

const MARK = /\{\{([^{}|]{1,80})(?:\|([^{}]{1,600}))?\}\}/g;

/** A text in turn with its marks. Never throws: braces that make no mark stay in the text. */
export function splitMarks(text: string): (string | Mark)[] {
  const pieces: (string | Mark)[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > end) pieces.push(text.slice(end, mark.index));
    pieces.push({ place: mark[1] ?? "", words: mark[2] });
    end = mark.index + mark[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/**
 * A text of ours as words and quotations, each quotation the stored text.
 * @throws Error that says what is wrong as something said of the text (`quotes
 * NIV, which is no text that we carry`): whoever calls says which text it is
 */
export function readMarkedText(text: string, corpus: Corpus): MarkedPiece[] {
  return splitQuotations(text, (code, ordinal) => corpus.texts[code].verse(ordinal)).map((piece) =>
    typeof piece === "string"
      ? { kind: "words", text: piece }
      : { kind: "quotation", ...readQuotation(corpus, piece) },
  );
}

/**
 * The passage that `Isaiah 40:31 WEB` names.
 * @throws Error as `readMarkedText` does
 */
export function readNamedPassage(named: string, corpus: Corpus): PassageText {
  const verseText: VerseText = (code, ordinal) => corpus.texts[code].verse(ordinal);
  return readQuotation(corpus, placeQuotation({ place: named, words: undefined }, verseText));
}

/** The words that are quoted, their reference being that of the whole passage. */
export function readQuotation(corpus: Corpus, quotation: Quotation): PassageText {
  const passage = readPassage(corpus.texts[quotation.code], quotation);
  return quotation.part ? { ...passage, text: passage.text.slice(...quotation.part) } : passage;
}

/**
 * As `readMarkedText`, but places alone: for what is built before there is a corpus.
 * @throws Error as `readMarkedText` does
 */
export function splitQuotations(text: string, verseText: VerseText): (string | Quotation)[] {
  return splitMarks(text).map((piece) => {
    if (typeof piece !== "string") return placeQuotation(piece, verseText);
    if (/[{}]/.test(piece)) throw new Error(`has a mark that cannot be read in “${piece}”`);
    return piece;
  });
}

/** @throws Error when it names no passage, or more than one */
export function readRange(reference: string): OrdinalRange {
  const reading = readReference(reference);
  const [range, ...more] = reading.kind === "reference" ? reading.ranges : [];
  if (!range || more.length > 0) throw new Error(`names ${reference}, which is no passage`);
  return { start: range.start, end: range.end };
}

function placeQuotation({ place, words }: Mark, verseText: VerseText): Quotation {
  const [, reference = "", code = ""] = /^(.+) ([A-Z]+)$/.exec(place) ?? [];
  if (!reference) throw new Error(`has a mark that cannot be read, “${place}”: it names no text`);
  if (!isEmbedded(code)) throw new Error(`quotes ${code}, which is no text that we carry`);
  const range = { ...readRange(reference), code };
  const passage = readWords(range, verseText);
  if (!passage) throw new Error(`quotes ${reference}, which the ${code} omits`);
  return words ? { ...range, part: findPart(range, words, passage) } : range;
}

/** As `readPassage` joins the verses. */
function readWords({ start, end, code }: Quotation, verseText: VerseText): string {
  return Array.from({ length: end - start + 1 }, (_, index) => verseText(code, start + index))
    .filter(Boolean)
    .join(" ");
}

const LETTER = /[\p{L}\p{N}]/u;

function findPart(quotation: Quotation, words: string, passage: string): readonly [number, number] {
  const start = passage.indexOf(words);
  const place = `${formatRange(quotation)} (${quotation.code})`;
  if (start < 0) throw new Error(`quotes “${words}”, but ${place} says: ${passage}`);
  const end = start + words.length;
  const isCut = (at: number) =>
    LETTER.test(passage[at - 1] ?? "") && LETTER.test(passage[at] ?? "");
  if (isCut(start) || isCut(end)) {
    throw new Error(`quotes “${words}”, which breaks a word of ${place}: ${passage}`);
  }
  return [start, end];
}
