// The built corpus, opened read-only and held in memory for as long as the
// process runs: the texts with their markup, and what the engines need. Verses
// are named by KJV ordinal; whoever answers people turns that into a reference.
import { BOOKS } from "../books.ts";
import { EMBEDDED_CODES, type EmbeddedCode } from "../translations.ts";
import { bookRange, VERSE_COUNT } from "../versification.ts";
import { type Artifact, readArtifact } from "./artifact.ts";
import { type CrossReferences, openCrossReferences } from "./cross-references.ts";
import { type Background, openBackground } from "./insights/background.ts";
import { type Lexicon, openLexicon } from "./lexicon/lexicon.ts";
import { openTaggings, type Taggings } from "./lexicon/taggings.ts";
import { readSections } from "./meaning/document-index.ts";
import { type Meaning, openMeaning } from "./meaning/find-by-meaning.ts";
import { openTopicPages, type TopicPage } from "./topic-pages.ts";
import { openTopics, type Topics } from "./topics.ts";
import {
  type HebrewSections,
  type HebrewText,
  openHebrewText,
} from "./word-by-word/hebrew-text.ts";
import type { WordIndexData } from "./word-index/build-word-index.ts";
import { openWordIndex, type WordIndex } from "./word-index/open-word-index.ts";

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

interface Source {
  readonly name: string;
  readonly licence: string;
  readonly attribution: string;
  /** Package, version and file that it was read from. */
  readonly origin: string;
}

export interface Corpus {
  readonly texts: Readonly<Record<EmbeddedCode, Text>>;
  readonly crossReferences: CrossReferences;
  /** The Hebrew and Greek dictionary. */
  readonly lexicon: Lexicon;
  /** Which Hebrew or Greek word stands behind which words of the KJV. */
  readonly taggings: Taggings;
  /** The Hebrew Bible word by word; unpacked as far as it is asked for. */
  readonly hebrew: HebrewText;
  readonly topics: Topics;
  /** Who wrote each book, when, for whom and where. */
  readonly background: Background;
  /** The topics that we write about, most searched first; read when first asked for. */
  topicPages(): readonly TopicPage[];
  /** Search by meaning; opened when it is first asked for. */
  meaning(): Meaning;
  /** Where everything comes from, and under which licence. */
  readonly sources: readonly Source[];
  /** Changes with any byte of the corpus. */
  readonly contentHash: string;
}

/** Opens the corpus that `npm run corpus:build` wrote. Throws a CorpusError whose message says what to do. */
export function openCorpus(file: string): Corpus {
  const artifact = readArtifact(file);
  const texts = Object.fromEntries(EMBEDDED_CODES.map((code) => [code, openText(artifact, code)]));
  const crossReferences = openCrossReferences({
    starts: artifact.array("cross-references/starts", "u32"),
    ranges: artifact.array("cross-references/ranges", "u16"),
    inDegrees: artifact.array("cross-references/in-degrees", "u16"),
  });
  let meaning: Meaning | undefined;
  let topicPages: readonly TopicPage[] | undefined;
  return {
    texts: texts as Record<EmbeddedCode, Text>,
    crossReferences,
    lexicon: openLexicon(artifact.text("lexicon/entries")),
    taggings: openTaggings(
      {
        ordinals: artifact.array("strongs/ordinals", "u16"),
        firstWords: artifact.array("strongs/firstWords", "u8"),
        wordCounts: artifact.array("strongs/wordCounts", "u8"),
        numbers: artifact.array("strongs/numbers", "u16"),
        roles: artifact.array("strongs/roles", "u8"),
      },
      VERSE_COUNT,
    ),
    // The artifact keeps what `packHebrew` returned, name by name.
    hebrew: openHebrewText(artifact.group("hebrew") as unknown as HebrewSections),
    topics: openTopics({
      names: artifact.text("topics/names"),
      starts: artifact.array("topics/starts", "u32"),
      ordinals: artifact.array("topics/ordinals", "u16"),
      grades: artifact.array("topics/grades", "u8"),
    }),
    topicPages: () => {
      topicPages ??= openTopicPages(artifact.text("topic-pages/list"));
      return topicPages;
    },
    background: openBackground(artifact.text("background/books")),
    meaning: () => {
      meaning ??= openMeaning(readSections(artifact), crossReferences);
      return meaning;
    },
    sources: JSON.parse(artifact.text("sources")) as Source[],
    contentHash: artifact.contentHash,
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

function openText(artifact: Artifact, code: EmbeddedCode): Text {
  // One string a book: a book without dashes or curly quotes takes a byte a letter, not two.
  const books = BOOKS.map((book) => artifact.text(`text/${code}/books/${book.osis}`));
  const starts = artifact.array(`text/${code}/starts`, "u32");
  const lengths = artifact.array(`text/${code}/lengths`, "u16");
  const supplied = openSpans(artifact, `text/${code}/supplied`);
  const disputed = openSpans(artifact, `text/${code}/disputed`);
  const wordsOfJesus = openSpans(artifact, `text/${code}/words-of-jesus`);
  const breaks = openLists(artifact, `text/${code}/breaks`);
  const { titles, omissions, ownNumbers } = JSON.parse(
    artifact.text(`text/${code}/notes`),
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
    // The artifact keeps what `buildWordIndex` returned, name by name.
    wordIndex: openWordIndex(artifact.group(`index/${code}`) as unknown as WordIndexData),
  };
}

/** Lists of numbers by ordinal: those of verse `i` lie between `starts[i]` and `starts[i + 1]`. */
function openLists(artifact: Artifact, name: string): (ordinal: number) => Uint16Array {
  const starts = artifact.array(`${name}/starts`, "u32");
  const values = artifact.array(`${name}/values`, "u16");
  return (ordinal) => values.subarray(starts[ordinal], starts[ordinal + 1]);
}

function openSpans(artifact: Artifact, name: string): (ordinal: number) => readonly TextSpan[] {
  const lists = openLists(artifact, name);
  return (ordinal) => {
    const values = lists(ordinal);
    if (values.length === 0) return NONE;
    const spans: TextSpan[] = [];
    for (let at = 0; at < values.length; at += 2) spans.push([values[at]!, values[at + 1]!]);
    return spans;
  };
}
