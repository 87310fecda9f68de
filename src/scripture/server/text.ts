// One text of the corpus: its verses by KJV ordinal, with their markup. Needs no
// more of the corpus than the sections of this text.
import { BOOKS } from "../books.ts";
import type { EmbeddedCode } from "../translations.ts";
import { bookRange, VERSE_COUNT } from "../versification.ts";
import type { WordIndex } from "./word-index/open-word-index.ts";

/** Start and end of a stretch of a verse's text in UTF-16 units, end excluded. */
export type TextSpan = readonly [start: number, end: number];

export interface Text {
  readonly code: EmbeddedCode;
  /**
   * The plain words of a verse, without any mark; empty where the text omits it.
   * Throws a RangeError outside 1 to `VERSE_COUNT`.
   */
  verse(ordinal: number): string;
  /** Why the verse is empty, as the end of a sentence; `undefined` where it is not. */
  omission(ordinal: number): string | undefined;
  /** Words that the translators added to make the sense clear; printed in italics. */
  supplied(ordinal: number): readonly TextSpan[];
  /** Passages that the translation prints in brackets because manuscripts differ about them. */
  disputed(ordinal: number): readonly TextSpan[];
  /** Only the KJV marks them. */
  wordsOfJesus(ordinal: number): readonly TextSpan[];
  /** Heading before the verse: a psalm's title, a Hebrew letter in Psalm 119. Lines end with `\n`. */
  title(ordinal: number): string | undefined;
  /** Supplied words of the title. */
  titleSupplied(ordinal: number): readonly TextSpan[];
  /** How the translation numbers the verse itself, where that differs from the KJV: `Romans 14:24`. */
  ownNumber(ordinal: number): string | undefined;
  /** Offsets before which a new line begins: lines of poetry, and paragraphs inside the verse. */
  lineBreaks(ordinal: number): readonly number[];
  /** Whether a paragraph or a stanza begins with the verse. */
  startsParagraph(ordinal: number): boolean;
  readonly wordIndex: WordIndex;
}

/** What a text is opened from, by the names that the corpus gives its sections. */
export interface TextSections {
  readonly text: (name: string) => string;
  readonly array: {
    (name: string, type: "u16"): Uint16Array;
    (name: string, type: "u32"): Uint32Array;
  };
}

const NONE: readonly never[] = [];

// Break kinds as the corpus numbers them: 0 line, 1 stanza, 2 paragraph.
const BREAK_KINDS = 4;
const LINE = 0;
const PARAGRAPH = 2;

interface Heading {
  readonly text: string;
  readonly supplied: readonly TextSpan[];
}

interface Notes {
  readonly titles: Readonly<Record<string, Heading>>;
  readonly omissions: Readonly<Record<string, string>>;
  readonly ownNumbers: Readonly<Record<string, string>>;
}

/** Index of the book (from 0) in which each ordinal stands; index 0 belongs to no verse. */
const BOOK_INDEXES = (() => {
  const indexes = new Uint8Array(VERSE_COUNT + 1);
  BOOKS.forEach((book, index) => {
    const { start, end } = bookRange(book.number);
    indexes.fill(index, start, end + 1);
  });
  return indexes;
})();

/**
 * A text as the corpus keeps it. It runs wherever the sections are: on the server, and on a device that stored them.
 * @param openIndex called for each search by words; it gives the same index each time
 */
export function openText(
  sections: TextSections,
  code: EmbeddedCode,
  openIndex: () => WordIndex,
): Text {
  // One string a book: a book without dashes or curly quotes takes a byte a letter, not two.
  const books = BOOKS.map((book) => sections.text(`text/${code}/books/${book.osis}`));
  const starts = sections.array(`text/${code}/starts`, "u32");
  const lengths = sections.array(`text/${code}/lengths`, "u16");
  const supplied = openSpans(sections, `text/${code}/supplied`);
  const disputed = openSpans(sections, `text/${code}/disputed`);
  const wordsOfJesus = openSpans(sections, `text/${code}/words-of-jesus`);
  const breaks = openLists(sections, `text/${code}/breaks`);
  const { titles, omissions, ownNumbers } = JSON.parse(
    sections.text(`text/${code}/notes`),
  ) as Notes;
  return {
    code,
    verse: (ordinal) => {
      const start = starts[ordinal];
      if (start === undefined || ordinal === 0) {
        throw new RangeError(`There is no verse ${ordinal}`);
      }
      return books[BOOK_INDEXES[ordinal]!]!.slice(start, start + lengths[ordinal]!);
    },
    omission: (ordinal) => omissions[ordinal],
    supplied,
    disputed,
    wordsOfJesus,
    title: (ordinal) => titles[ordinal]?.text,
    titleSupplied: (ordinal) => titles[ordinal]?.supplied ?? NONE,
    ownNumber: (ordinal) => ownNumbers[ordinal],
    lineBreaks: (ordinal) => {
      const offsets: number[] = [];
      for (const packed of breaks(ordinal)) {
        const offset = Math.floor(packed / BREAK_KINDS);
        // Where prose begins with the verse there is a paragraph, but no line of verse.
        if (offset > 0 || packed % BREAK_KINDS !== PARAGRAPH) offsets.push(offset);
      }
      return offsets;
    },
    startsParagraph: (ordinal) => {
      const [first] = breaks(ordinal);
      return first !== undefined && first < BREAK_KINDS && first !== LINE;
    },
    get wordIndex() {
      return openIndex();
    },
  };
}

/** Lists of numbers by ordinal: those of verse `i` lie between `starts[i]` and `starts[i + 1]`. */
function openLists(sections: TextSections, name: string): (ordinal: number) => Uint16Array {
  const starts = sections.array(`${name}/starts`, "u32");
  const values = sections.array(`${name}/values`, "u16");
  return (ordinal) => values.subarray(starts[ordinal], starts[ordinal + 1]);
}

function openSpans(sections: TextSections, name: string): (ordinal: number) => readonly TextSpan[] {
  const lists = openLists(sections, name);
  return (ordinal) => {
    const values = lists(ordinal);
    if (values.length === 0) return NONE;
    const spans: TextSpan[] = [];
    for (let at = 0; at < values.length; at += 2) spans.push([values[at]!, values[at + 1]!]);
    return spans;
  };
}
