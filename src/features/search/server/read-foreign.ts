// Queries in another language: a place ("Salmo 23"), a line as people quote it ("el
// Señor es mi pastor") or the name of a passage leads to the English verses; of the
// rest it is said, in that language, that English alone is read.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as de from "bible-passage-reference-parser/esm/lang/de.js";
import * as es from "bible-passage-reference-parser/esm/lang/es.js";
import * as fr from "bible-passage-reference-parser/esm/lang/fr.js";
import * as it from "bible-passage-reference-parser/esm/lang/it.js";
import * as nl from "bible-passage-reference-parser/esm/lang/nl.js";
import * as pl from "bible-passage-reference-parser/esm/lang/pl.js";
import * as pt from "bible-passage-reference-parser/esm/lang/pt.js";
import * as tl from "bible-passage-reference-parser/esm/lang/tl.js";
import { z } from "zod";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { indexLines } from "#src/scripture/server/verse-search/line-index.ts";
import { stemOf } from "#src/scripture/server/word-index/stem-word.ts";
import { visitWords } from "#src/scripture/server/word-index/tokenize.ts";
import { findLanguage, findUnreadable } from "#src/understanding/situation/find-unreadable.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../../content/other-languages");

const FileSchema = z.strictObject({
  /** Says which place it is; `{place}` stands for it. */
  place: z.string().includes("{place}"),
  /** Says that English alone is read, and what to do. */
  unread: z.string(),
  lines: z.array(z.strictObject({ verse: z.string(), lines: z.array(z.string()).min(1) })),
  passages: z.array(z.strictObject({ passage: z.string(), names: z.array(z.string()).min(1) })),
});

/** Where several can be meant ("Salmo 23") the first. */
const PARSERS = { es, pt, fr, de, it, nl, pl, tl } as const;
type Language = keyof typeof PARSERS;
const LANGUAGES = Object.keys(PARSERS) as Language[];

export interface ForeignReading {
  /** As `lang` names it: `es`. Absent where it is not known which. */
  readonly language?: string;
  /** In that language. */
  readonly says: string;
  /** The place in English; absent where nothing was understood. */
  readonly place?: string;
}

const ENGLISH_ALONE =
  "Berea reads English alone. Search in English, or for a place such as John 3:16.";

interface OpenLanguage extends Pick<z.infer<typeof FileSchema>, "place" | "unread"> {
  readonly places: readonly string[];
  readonly index: ReturnType<typeof indexLines>;
}

const opened: ReadonlyMap<string, OpenLanguage> = new Map(
  readdirSync(FOLDER)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((file) => [
      path.basename(file, ".json"),
      open(FileSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")))),
    ]),
);

/** @returns nothing for what is English, or may be */
export function readForeign(corpus: Corpus, query: string): ForeignReading | undefined {
  const found = findPlace(query) ?? findLine(query);
  if (found) {
    const { language, place } = found;
    return { language, place, says: (opened.get(language)?.place ?? "").replace("{place}", place) };
  }
  const isKnown = (word: string) => corpus.meaning().knows([stemOf(word)]);
  const isForeign = findUnreadable([query], isKnown) === "foreign" || isStrange(query, isKnown);
  if (!isForeign) return undefined;
  // One small word may be that of another language.
  const language = findLanguage(query);
  const says = language && opened.get(language)?.unread;
  return says ? { language, says } : { says: ENGLISH_ALONE };
}

/** So much of a query must be no English word, where one small word or accent tells of another language. */
const LEAST_STRANGE = 0.6;
const ACCENTED = /[à-öø-ÿœßąćęłńśźż¿¡]/iu;

function isStrange(query: string, isKnown: (word: string) => boolean): boolean {
  if (!ACCENTED.test(query) && !findLanguage(query, 1)) return false;
  const words: string[] = [];
  visitWords(query, (word) => words.push(word));
  const strange = words.filter((word) => !isKnown(word)).length;
  return words.length > 1 && strange >= words.length * LEAST_STRANGE;
}

/** A book's name, a chapter, and perhaps verses. */
const PLACE =
  /^\s*(?<book>(?:[1-3]\s?[.ªºa°]?\s?)?\p{L}[\p{L}\s.’']{1,30}?)\s*(?<chapter>\d{1,3})(?:\s*[:.,]\s*(?<verses>\d{1,3}(?:\s*[-–]\s*\d{1,3})?))?\s*$/u;

let parsers: readonly (readonly [Language, bcv_parser])[] | undefined;

function findPlace(query: string): { language: Language; place: string } | undefined {
  const { book, chapter, verses } = PLACE.exec(query)?.groups ?? {};
  if (!book || !chapter || isEnglish(query)) return undefined;
  parsers ??= LANGUAGES.map((language) => [language, new bcv_parser(PARSERS[language])] as const);
  const typed = `${book} ${chapter}${verses ? `:${verses}` : ""}`;
  for (const [language, parser] of parsers) {
    const [found, ...more] = parser.parse(typed).osis_and_indices();
    const isWhole = found?.indices[0] === 0 && found.indices[1] === typed.length;
    if (!found || !isWhole || more.length > 0) continue;
    const reading = readReference(found.osis.replace(".", " ").replaceAll(/(\d)\.(\d)/g, "$1:$2"));
    if (reading.kind === "reference" && !reading.wholeBook) {
      return { language, place: reading.label };
    }
  }
  return undefined;
}

/** Also where the book that is named has no such place, which is for English to say. */
function isEnglish(query: string): boolean {
  const reading = readReference(query);
  if (reading.kind === "none") return false;
  return reading.kind === "reference" || !reading.sentence.startsWith("There is no book called");
}

/** A line that goes on in another translation's words begins with so many of it. */
const BEGINNING_WORDS = 4;

/**
 * Nearly a line, or one with more behind it, counts only in the language that
 * the small words are of: names are alike in all.
 */
function findLine(query: string): { language: string; place: string } | undefined {
  const spoken = findLanguage(query, 1);
  const words = query.trim().split(/\s+/);
  for (const [language, { places, index }] of opened) {
    const isSpoken = language === spoken;
    let [found] = index.find(query).filter(({ isSame }) => isSame || isSpoken);
    for (let end = words.length - 1; isSpoken && !found && end >= BEGINNING_WORDS; end--) {
      [found] = index.find(words.slice(0, end).join(" "));
    }
    const place = found && places[found.key];
    if (place) return { language, place };
  }
  return undefined;
}

function open({ place, unread, lines, passages }: z.infer<typeof FileSchema>): OpenLanguage {
  const rows = [
    ...lines.map((row) => ({ place: row.verse, lines: row.lines })),
    ...passages.map((row) => ({ place: row.passage, lines: row.names })),
  ];
  return {
    place,
    unread,
    places: rows.map((row) => row.place),
    index: indexLines(rows.map((row, key) => ({ key, lines: row.lines }))),
  };
}

function orderOf(file: string): number {
  return LANGUAGES.indexOf(path.basename(file, ".json") as Language);
}
