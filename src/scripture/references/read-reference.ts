// References as people type them. Order: a plain reference is read at once;
// otherwise the translation is taken off, the characters are cleaned, phrases
// are put in order, the text is taken apart into books and numbers, and the
// reference library reads the numbers of each book.
import type { Book } from "../books.ts";
import { formatRanges } from "../format-reference.ts";
import type { TranslationCode } from "../translations.ts";
import { bookRange, type OrdinalRange } from "../versification.ts";
import { cleanTyping } from "./clean-typing.ts";
import { type BookMention, findBookMentions } from "./find-book-mentions.ts";
import { booksShortenedTo, suggestBook } from "./guess-book.ts";
import { findPlaceSaid } from "./other-numberings.ts";
import { type Fault, type Passage, readPassages, span } from "./read-passages.ts";
import { readPlainReference } from "./read-plain-reference.ts";
import { rephrase } from "./rephrase.ts";
import {
  splitLeadingTranslation,
  splitTranslation,
  splitUnknownTranslation,
} from "./split-translation.ts";

export { splitTranslation };

interface NamedTranslation {
  readonly translation?: TranslationCode;
  /** An abbreviation such as `RSV` that is a translation's, but none of ours. */
  readonly unknownTranslation?: string;
}

export type ReferenceReading =
  | ({
      readonly kind: "reference";
      /** In the order typed, each once; never empty. */
      readonly ranges: readonly OrdinalRange[];
      /** `Romans 8:1–4, 28; 12:1–2` */
      readonly label: string;
      /** Nothing but names of books was typed, which may be meant as words. */
      readonly wholeBook: boolean;
    } & NamedTranslation)
  | ({
      readonly kind: "no-such-reference";
      /** Says to the person who typed it what there is: `John has 21 chapters`. */
      readonly sentence: string;
    } & NamedTranslation)
  | { readonly kind: "none" };

const NONE: ReferenceReading = { kind: "none" };

/**
 * What a person meant by a reference, or that they meant none. Never throws.
 *
 * A range that runs backwards is put right (`3:18-16` is 3:16–18), unless its
 * end is one that was shortened (`24:12-9` is 24:12–19). A name whose
 * number was left out stands for each of its books that has the place. After a
 * verse a semicolon leads to a chapter. `f` is one more verse, `ff` all to the
 * chapter's end. A range that ends past the last verse does not exist.
 */
export function readReference(input: string): ReferenceReading {
  const typed = input.trim();
  const plain = readPlain(typed);
  if (plain) return plain;
  const split = splitTranslation(typed);
  const reading = readWithoutTranslation(split.rest);
  if (reading.kind !== "none") {
    return split.translation ? { ...reading, translation: split.translation } : reading;
  }
  const unknown = splitUnknownTranslation(split.rest);
  if (unknown) {
    const rest = readWithoutTranslation(unknown.rest);
    return rest.kind === "none" ? NONE : { ...rest, unknownTranslation: unknown.unknown };
  }
  const leading = splitLeadingTranslation(split.rest);
  if (leading) {
    const rest = readWithoutTranslation(leading.rest);
    const { translation } = leading;
    return rest.kind === "none" || isWholeBook(rest) ? NONE : { ...rest, translation };
  }
  return NONE;
}

function readPlain(text: string): ReferenceReading | undefined {
  const plain = readPlainReference(text);
  if (!plain) return undefined;
  return { kind: "reference", ranges: [plain.range], label: plain.label, wholeBook: false };
}

const isWholeBook = (reading: ReferenceReading): boolean =>
  reading.kind === "reference" && reading.wholeBook;

function readWithoutTranslation(input: string): ReferenceReading {
  const cleaned = cleanTyping(input);
  if (!cleaned) return NONE;
  const plain = readPlain(cleaned);
  if (plain) return plain;
  const mentions = findBookMentions(rephrase(cleaned));
  const hasDigit = /\d/.test(input);
  if (
    !mentions?.length ||
    !mentions.every((mention, index) => isMeant(mention, mentions[index + 1], hasDigit))
  )
    return NONE;
  const passages: Passage[] = [];
  for (const mention of mentions) {
    const read = readMention(mention);
    if (!read) return NONE;
    if (typeof read === "string") return { kind: "no-such-reference", sentence: read };
    const [first, ...rest] = read;
    const last = passages.at(-1);
    if (mention.tie === "range" && last && first && "range" in last && "range" in first) {
      passages[passages.length - 1] = { range: span(last.range, first.range) };
      passages.push(...rest);
    } else {
      passages.push(...read);
    }
  }
  const read = conclude(passages, mentions);
  const [only, ...others] = mentions;
  if (read.kind !== "no-such-reference" || !only || others.length > 0) return read;
  if (findPlaceSaid(read.sentence)) return read;
  const meant = suggestForShortName(input, only);
  return meant ? { ...read, sentence: `${read.sentence}; did you mean ${meant}?` } : read;
}

/**
 * The same numbers in other books that a short name may stand for: `Jon 3:16`
 * for John, `Jud 5:3` for Judges.
 */
function suggestForShortName(input: string, { name, numbers }: BookMention): string | undefined {
  const typed = /^\s*([a-z]+)/i.exec(input)?.[1]?.toLowerCase() ?? "";
  const [own, ...others] = name.kind === "books" ? name.books : [];
  if (!own || others.length > 0 || typed === own.name.toLowerCase()) return undefined;
  const places = booksShortenedTo(typed)
    .filter((book) => book !== own)
    .flatMap((book) => {
      const [passage, ...more] = readPassages(book, numbers) ?? [];
      return passage && "range" in passage && more.length === 0
        ? [formatRanges([passage.range])]
        : [];
    });
  return places.length > 0 ? places.slice(0, 2).join(" or ") : undefined;
}

function conclude(
  passages: readonly Passage[],
  mentions: readonly BookMention[],
): ReferenceReading {
  const isOnePlace = mentions.length === 1 && !/[,;]/.test(mentions[0]?.numbers ?? "");
  const ranges: OrdinalRange[] = [];
  for (const passage of passages) {
    if ("fault" in passage) {
      const sentence = isOnePlace ? passage.fault.sentence : sayWhich(passage.fault);
      return { kind: "no-such-reference", sentence };
    }
    const { start, end } = passage.range;
    const isKnown = ranges.some((range) => range.start === start && range.end === end);
    if (!isKnown) ranges.push(passage.range);
  }
  if (ranges.length === 0) return NONE;
  return {
    kind: "reference",
    ranges,
    label: formatRanges(ranges),
    wholeBook: mentions.every(isBare),
  };
}

const sayWhich = ({ place, sentence }: Fault): string =>
  place ? `There is no ${place}: ${sentence}` : sentence;

const isFault = (passage: Passage): boolean => "fault" in passage;

const hasVerse = (numbers: string): boolean => /:|verse/.test(numbers);

const isBare = ({ numbers }: BookMention): boolean => numbers === "";

const NO_NAMES: ReadonlySet<string> = new Set(
  (
    "and but for from with room time times day days week weeks month months year years hour hours " +
    "before after about around since until page pages line score ratio version loaves fish men fold " +
    "plus minus percent part parts step steps point points level are was were"
  ).split(" "),
);

/** Whether the place calls for a book: a name alone, or a name like a word, may be a word. */
function isMeant(
  { name, numbers, tie }: BookMention,
  next: BookMention | undefined,
  hasDigit: boolean,
): boolean {
  switch (name.kind) {
    case "unknown":
      // Numbers in words around a word are a sentence: "two become one".
      if (!hasDigit) return false;
      if (name.word.length < 3 || name.word.length > 24 || NO_NAMES.has(name.word)) return false;
      return hasVerse(numbers) || (name.number > 0 && numbers !== "");
    case "outside":
      return hasVerse(numbers) || (!name.maybeWord && numbers !== "");
    case "books": {
      if (numbers !== "") return true;
      if (name.maybeWord || name.books.length > 1) return false;
      return [tie, next?.tie ?? "list"].every((one) => one === "list" || one === "range");
    }
  }
}

/** @returns the sentence when there is no such book; `undefined` when it cannot be read */
function readMention({ name, numbers }: BookMention): readonly Passage[] | string | undefined {
  switch (name.kind) {
    case "unknown":
      return sayUnknown(name.word, name.number);
    case "outside":
      return `${name.name} is not among the 66 books that Berea carries`;
    case "books": {
      const [book, ...others] = name.books;
      if (!book) return undefined;
      if (numbers === "") return [{ range: bookRange(book.number) }];
      const read =
        others.length === 0 ? readPassages(book, numbers) : readInEach(name.books, numbers);
      // `song 40` and `is 100` are words rather than chapters that do not exist.
      const isWord = name.maybeWord && !hasVerse(numbers);
      return isWord && (typeof read === "string" || read?.some(isFault)) ? undefined : read;
    }
  }
}

/** `Corinthians 13` stands in both letters, `Timothy 5:1` in one of them. */
function readInEach(
  books: readonly Book[],
  numbers: string,
): readonly Passage[] | string | undefined {
  const readings = books.map((book) => readPassages(book, numbers));
  if (readings.some((reading) => !reading)) return undefined;
  const faults: string[] = [];
  const found: Passage[] = [];
  for (const reading of readings as readonly (readonly Passage[])[]) {
    const faulty = reading.find((passage) => "fault" in passage);
    if (faulty && "fault" in faulty) faults.push(faulty.fault.sentence);
    else found.push(...reading);
  }
  return found.length > 0 ? found : faults.join(", ");
}

function sayUnknown(word: string, number: number): string {
  const prefix = number === 0 ? "" : `${number} `;
  const name = `${prefix}${word[0]?.toUpperCase()}${word.slice(1)}`;
  const near = suggestBook(word, number);
  return `There is no book called ${name}${near ? `; did you mean ${near.name}?` : ""}`;
}
