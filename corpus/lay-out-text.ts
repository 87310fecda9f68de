// A parsed text as sections of the corpus file: one string a book, and tables
// by ordinal for where each verse lies and how it is marked.
import { BOOKS } from "../src/scripture/books.ts";
import type { Sections } from "../src/scripture/server/artifact.ts";
import { bookRange, VERSE_COUNT } from "../src/scripture/versification.ts";
import type { MarkedText, ParsedText, ParsedVerse, Span } from "./parse/parsed-text.ts";

/** Kinds of break that a number beside the offset can tell apart. */
const BREAK_KINDS = 4;

export function layOutText(text: ParsedText): Sections {
  const starts = new Uint32Array(VERSE_COUNT + 1);
  const lengths = new Uint16Array(VERSE_COUNT + 1);
  const sections: Record<string, Sections[string]> = {};
  for (const book of BOOKS) {
    let words = "";
    const { start, end } = bookRange(book.number);
    for (let ordinal = start; ordinal <= end; ordinal++) {
      const verse = text[ordinal]!.text;
      starts[ordinal] = words.length;
      lengths[ordinal] = verse.length;
      words += verse;
    }
    sections[`books/${book.osis}`] = words;
  }
  const lists = {
    supplied: layOutLists(text, (verse) => verse.supplied.flat()),
    disputed: layOutLists(text, (verse) => verse.disputed.flat()),
    "words-of-jesus": layOutLists(text, (verse) => verse.wordsOfJesus.flat()),
    breaks: layOutLists(text, (verse) =>
      verse.breaks.map(([offset, kind]) => offset * BREAK_KINDS + kind),
    ),
  };
  return {
    ...sections,
    starts,
    lengths,
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, { starts: from, values }]) => [
        [`${name}/starts`, from],
        [`${name}/values`, values],
      ]),
    ),
    notes: JSON.stringify(gatherNotes(text)),
  };
}

/** The lists of all verses end to end; those of verse `i` lie between `starts[i]` and `starts[i + 1]`. */
function layOutLists(
  text: ParsedText,
  listOf: (verse: ParsedVerse) => readonly number[],
): { starts: Uint32Array; values: Uint16Array } {
  const starts = new Uint32Array(VERSE_COUNT + 2);
  const values: number[] = [];
  text.forEach((verse, ordinal) => {
    starts[ordinal] = values.length;
    values.push(...listOf(verse));
  });
  starts[VERSE_COUNT + 1] = values.length;
  return { starts, values: Uint16Array.from(values) };
}

/** What few verses have, by ordinal. */
function gatherNotes(text: ParsedText) {
  const titles: Record<number, { text: string; supplied: readonly Span[] }> = {};
  const omissions: Record<number, string> = {};
  const ownNumbers: Record<number, string> = {};
  text.forEach(({ title, omission, ownNumber }, ordinal) => {
    if (title) titles[ordinal] = pick(title);
    if (omission) omissions[ordinal] = omission;
    if (ownNumber) ownNumbers[ordinal] = ownNumber;
  });
  return { titles, omissions, ownNumbers };
}

const pick = ({ text, supplied }: MarkedText) => ({ text, supplied });
