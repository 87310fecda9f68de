// The Hebrew Bible of Open Scriptures (npm `morphhb`, `wlc/*.xml`): the pointed
// text of the Leningrad Codex, each word with its lemma and its parsing. Where
// the margin reads otherwise than the line is written (qere and ketiv), both
// are kept. Verses are brought to the KJV's numbers by the source's VerseMap.xml
// and, inside a verse, by the notes at the place where the KJV's verse begins.
import { BOOKS } from "../../src/scripture/books.ts";
import {
  After,
  type HebrewWord,
  Reading,
} from "../../src/scripture/server/word-by-word/hebrew-text.ts";
import { ordinalOf } from "../../src/scripture/versification.ts";

/** Words in the Hebrew Bible's order. */
export interface HebrewVerse {
  /** The KJV's verse. */
  readonly ordinal: number;
  /** The number in the Hebrew Bible. */
  readonly chapter: number;
  readonly verse: number;
  readonly words: readonly HebrewWord[];
}

type Draft = { -readonly [Key in keyof HebrewWord]: HebrewWord[Key] };

const OLD_TESTAMENT_BOOKS = 39;
export const HEBREW_BOOKS = BOOKS.slice(0, OLD_TESTAMENT_BOOKS).map(({ osis }) => osis);

const PSALMS = "Ps";

/**
 * Every verse, or part of one, that stands in one verse of the KJV.
 * @param books the XML of each of `HEBREW_BOOKS`, in that order
 */
export function parseHebrew(books: readonly string[], verseMap: string): HebrewVerse[] {
  const kjvNumbers = readVerseMap(verseMap);
  return books.flatMap((xml) =>
    [...xml.matchAll(/<verse osisID="([^"]+)">(.*?)<\/verse>/gs)].flatMap(
      ([, id = "", body = ""]) => parseVerse(id, body, kjvNumbers),
    ),
  );
}

/** `Gen.32.1` to `Gen.31.55`; halves of a verse are marked `!a` and `!b`. */
function readVerseMap(xml: string): ReadonlyMap<string, string> {
  return new Map(
    [...xml.matchAll(/<verse wlc="([^"]+)" kjv="([^"]+)"/g)].map(([, wlc = "", kjv = ""]) => [
      wlc,
      kjv,
    ]),
  );
}

/** Words, what stands between them, and the notes: of variants, and of the KJV's numbers. */
const TOKEN =
  /<w (?<attributes>[^>]*)>(?<form>.*?)<\/w>|<seg type="x-(?<sign>[a-z-]+)">|<note type="variant">(?<variant>.*?)<\/note>|<note[^>]*>(?<note>.*?)<\/note>/gs;

const SIGNS: Readonly<Record<string, number>> = {
  maqqef: After.Maqqef,
  paseq: After.Paseq,
  "sof-pasuq": After.SofPasuq,
};

function parseVerse(
  id: string,
  body: string,
  kjvNumbers: ReadonlyMap<string, string>,
): HebrewVerse[] {
  const { chapter, verse } = readId(id);
  const start = kjvNumbers.get(id) ?? kjvNumbers.get(`${id}!a`) ?? id;
  const verses: (Omit<HebrewVerse, "words"> & { readonly words: Draft[] })[] = [];
  const begin = (kjvId: string) => {
    verses.push({ ordinal: ordinalOfId(kjvId), chapter, verse, words: [] });
  };
  begin(start);
  for (const { groups = {} } of body.matchAll(TOKEN)) {
    const words = verses.at(-1)!.words;
    const { attributes, form = "", sign, variant, note } = groups;
    if (attributes !== undefined) words.push(readWord(attributes, form, Reading.Plain));
    else if (sign !== undefined) addSign(words, sign);
    else if (variant !== undefined) addVariant(id, words, variant);
    else if (note?.startsWith("KJV:") && words.length > 0) {
      const kjvId = note.slice("KJV:".length).trim();
      if (ordinalOfId(kjvId) !== verses.at(-1)!.ordinal) begin(kjvId);
      // In the psalms the note stands where the title ends.
      else if (id.startsWith(`${PSALMS}.`)) for (const word of words) word.isTitle = true;
      else throw new Error(`${id} names ${kjvId} twice.`);
    }
  }
  // A verse of its own that is counted to the KJV's first is the psalm's title, or a part of it.
  const isTitle = id.startsWith(`${PSALMS}.`) && isTitleVerse(id, kjvNumbers);
  if (isTitle) for (const word of verses[0]!.words) word.isTitle = true;
  return verses.filter(({ words }) => words.length > 0);
}

/** Whether the verse after it also stands in the KJV's first verse of the psalm. */
function isTitleVerse(id: string, kjvNumbers: ReadonlyMap<string, string>): boolean {
  const { book, chapter, verse } = readId(id);
  const first = `${book}.${chapter}.1`;
  return (
    (kjvNumbers.get(id) ?? id) === first &&
    kjvNumbers.get(`${book}.${chapter}.${verse + 1}`) === first
  );
}

function readWord(attributes: string, form: string, reading: Reading): Draft {
  const lemma = /lemma="([^"]*)"/.exec(attributes)?.[1];
  const morph = /morph="([^"]*)"/.exec(attributes)?.[1];
  if (!lemma || !morph) throw new Error(`A Hebrew word lacks its lemma or parsing: ${attributes}`);
  return {
    // Letters that the codex writes larger, smaller or raised are marked inside the word.
    form: form.replace(/<[^>]*>/g, ""),
    lemma,
    morph,
    reading,
    opensVariant: false,
    after: 0,
    isTitle: false,
  };
}

function addSign(words: readonly Draft[], sign: string): void {
  const last = words.at(-1);
  if (last) last.after |= SIGNS[sign] ?? 0;
}

/** What the margin reads in place of words that went before; of none where the line lacks them. */
function addVariant(id: string, words: Draft[], variant: string): void {
  const written = /<catchWord>(.*?)<\/catchWord>/s.exec(variant)?.[1];
  const count = written === undefined ? 0 : written.split(/[ ־]/).length;
  const ketiv = words.slice(words.length - count);
  if (ketiv.length < count || ketiv.some((word) => word.reading !== Reading.Plain)) {
    throw new Error(`${id} has a reading in the margin for words that are not there.`);
  }
  for (const word of ketiv) word.reading = Reading.Ketiv;
  const before = words.length;
  for (const { groups = {} } of variant.matchAll(TOKEN)) {
    const { attributes, form = "", sign } = groups;
    if (attributes !== undefined) words.push(readWord(attributes, form, Reading.Qere));
    else if (sign !== undefined) addSign(words, sign);
  }
  const first = ketiv[0] ?? words[before];
  if (!first) throw new Error(`${id} has an empty reading in the margin.`);
  first.opensVariant = true;
}

function readId(id: string): { book: string; chapter: number; verse: number } {
  const [, book = "", chapter, verse] = /^(\w+)\.(\d+)\.(\d+)$/.exec(id) ?? [];
  if (!book) throw new Error(`${id} is no verse.`);
  return { book, chapter: Number(chapter), verse: Number(verse) };
}

/** @param id a KJV verse, perhaps with `!b` for its second half */
function ordinalOfId(id: string): number {
  const { book, chapter, verse } = readId(id.replace(/![ab]$/, ""));
  return ordinalOf({ book: HEBREW_BOOKS.indexOf(book) + 1, chapter, verse });
}
