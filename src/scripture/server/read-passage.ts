// Chapters, passages and cross references as pages show them, named by
// reference. Like the verse cards of search, these are where ordinals end.

import { getBook } from "../books.ts";
import { formatChapterUrl, nextChapter, previousChapter } from "../chapter-url.ts";
import { printBrackets } from "../disputed.ts";
import { formatOrdinal, formatRange } from "../format-reference.ts";
import {
  EMBEDDED,
  EMBEDDED_CODES,
  type EmbeddedCode,
  type TranslationCode,
} from "../translations.ts";
import { chapterRange, type OrdinalRange, verseAt } from "../versification.ts";
import type { Corpus, Text } from "./corpus.ts";

export interface PassageText {
  readonly reference: string;
  readonly text: string;
  readonly translation: EmbeddedCode;
  readonly href: string;
}

/**
 * The verses of a range as one piece of text, omitted ones left out, and with
 * the brackets that the translation prints around disputed words.
 */
export function readPassage(text: Text, range: OrdinalRange): PassageText {
  const verses: string[] = [];
  for (let ordinal = range.start; ordinal <= range.end; ordinal++) {
    const words = text.verse(ordinal);
    if (!words) continue;
    const disputed = text.disputed(ordinal);
    const goesOn = {
      before: ordinal > range.start && endsDisputed(text, ordinal - 1),
      after: ordinal < range.end && startsDisputed(text, ordinal + 1),
    };
    verses.push(printBrackets(words, disputed, goesOn));
  }
  return {
    reference: formatRange(range),
    text: verses.join(" "),
    translation: text.code,
    href: rangeUrl(text.code, range),
  };
}

const startsDisputed = (text: Text, ordinal: number): boolean =>
  text.disputed(ordinal).some(([start]) => start === 0);

const endsDisputed = (text: Text, ordinal: number): boolean =>
  text.disputed(ordinal).some(([, end]) => end === text.verse(ordinal).length);

function rangeUrl(code: EmbeddedCode, { start }: OrdinalRange): string {
  const { book, chapter, verse } = verseAt(start);
  return `${formatChapterUrl({ translation: EMBEDDED[code].slug, book, chapter })}#v${verse}`;
}

/** @throws RangeError when the book has no such chapter */
export function readChapter(
  { texts }: Corpus,
  code: EmbeddedCode,
  bookNumber: number,
  chapter: number,
) {
  const { slug, name } = EMBEDDED[code];
  return {
    ...describeChapter({ translation: code, name, slug }, bookNumber, chapter),
    verses: readVerses({ texts }, code, chapterRange(bookNumber, chapter)),
  };
}

/**
 * Where a chapter stands in a translation, and what is beside it.
 * @throws RangeError when there is no such book
 */
export function describeChapter<Code extends TranslationCode>(
  { translation, name, slug }: { translation: Code; name: string; slug: string },
  bookNumber: number,
  chapter: number,
) {
  const book = getBook(bookNumber);
  const link = (at: { book: number; chapter: number } | undefined) =>
    at && {
      label: `${getBook(at.book).referenceName} ${at.chapter}`,
      href: formatChapterUrl({ translation: slug, ...at }),
    };
  const previous = link(previousChapter({ book: bookNumber, chapter }));
  const next = link(nextChapter({ book: bookNumber, chapter }));
  return {
    translation,
    translationName: name,
    book: book.name,
    bookSlug: book.slug,
    chapter,
    chapterCount: book.verseCounts.length,
    reference: `${book.referenceName} ${chapter}`,
    href: formatChapterUrl({ translation: slug, book: bookNumber, chapter }),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  };
}

/** The verses of a range, each with its markup. */
export function readVerses(
  { texts }: Pick<Corpus, "texts">,
  code: EmbeddedCode,
  { start, end }: OrdinalRange,
) {
  const verses = [];
  for (let ordinal = start; ordinal <= end; ordinal++) {
    verses.push(readVerse(texts[code], ordinal, () => tellWhere(texts, ordinal)));
  }
  return verses;
}

/** @param findWhere which texts have a verse that this one omits */
export function readVerse(text: Text, ordinal: number, findWhere: () => string) {
  const title = text.title(ordinal);
  const supplied = text.supplied(ordinal);
  const disputed = text.disputed(ordinal);
  const wordsOfJesus = text.wordsOfJesus(ordinal);
  const lineBreaks = text.lineBreaks(ordinal);
  const omission = text.omission(ordinal);
  const numberedAs = text.ownNumber(ordinal);
  return {
    number: verseAt(ordinal).verse,
    reference: formatOrdinal(ordinal),
    text: text.verse(ordinal),
    ...(title ? { title } : {}),
    ...(supplied.length > 0 ? { supplied } : {}),
    ...(disputed.length > 0 ? { disputed } : {}),
    ...(wordsOfJesus.length > 0 ? { wordsOfJesus } : {}),
    ...(lineBreaks.length > 0 ? { lineBreaks } : {}),
    ...(text.startsParagraph(ordinal) ? { startsParagraph: true } : {}),
    ...(omission ? { omission: `${omission}; ${findWhere()}` } : {}),
    ...(numberedAs ? { numberedAs } : {}),
  };
}

/** Which texts have a verse that another omits, as the end of a sentence. */
export function tellWhere(texts: Corpus["texts"], ordinal: number): string {
  const having = EMBEDDED_CODES.filter((code) => texts[code].verse(ordinal)).map((code) =>
    texts[code].disputed(ordinal).length > 0 ? `${code} (in brackets)` : code,
  );
  return having.length === 0
    ? "none of our texts has it"
    : `it stands in the ${new Intl.ListFormat("en").format(having)}`;
}

/** The passages that speak to these verses, strongest first, in the words of `code`. */
export function readCrossReferences(
  corpus: Corpus,
  code: EmbeddedCode,
  { start, end }: OrdinalRange,
  limit: number,
): PassageText[] {
  const text = corpus.texts[code];
  const seen = new Set<string>();
  const passages: PassageText[] = [];
  for (let ordinal = start; ordinal <= end; ordinal++) {
    for (const range of corpus.crossReferences.of(ordinal)) {
      if (passages.length >= limit) return passages;
      const passage = readPassage(text, range);
      if (!passage.text || seen.has(passage.reference)) continue;
      seen.add(passage.reference);
      passages.push(passage);
    }
  }
  return passages;
}
