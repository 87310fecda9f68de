// A place in the Bible as somebody types it while they type: `jn 3 16-18`,
// `ps 23`, `1cor13`. Only what can be said at once; anything else is asked of
// the search.
import { BOOKS, type Book } from "#src/scripture/books.ts";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { formatVerseHash } from "#src/scripture/verse-span.ts";

export interface TypedPlace {
  /** `John 3:16–18`, `John 3`, `John` */
  readonly label: string;
  readonly href: string;
  /** Why it is another place than the one that was typed: `John has 21 chapters`. */
  readonly hint?: string;
}

const BOOKS_SHOWN = 4;
const squeeze = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** @param translation slug of the text that it is opened in. @returns the likeliest first */
export function findTypedPlaces(typed: string, translation: string): TypedPlace[] {
  const [, name = "", chapterText, fromText, toText] =
    /^\s*([1-3]?\s*[^\d:.-]+?)[\s.]*(?:(\d{1,3})(?:\s*[:.,\s]\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?)?)?\s*$/.exec(
      typed,
    ) ?? [];
  const chapters = CHAPTERS.exec(typed);
  if (chapters) return openChapters(chapters, translation);
  if (!name.trim()) return [];
  const books = findBooks(name);
  if (!chapterText) return books.slice(0, BOOKS_SHOWN).map((book) => openBook(book, translation));
  const found = books.flatMap(
    (book) => openChapter(book, [chapterText, fromText, toText], translation) ?? [],
  );
  const [first] = books;
  if (found.length > 0 || !first) return found.slice(0, BOOKS_SHOWN);
  return [openNearest(first, Number(chapterText), translation)];
}

/** `Gen 1-3` */
const CHAPTERS = /^\s*([1-3]?\s*[^\d:.-]+?)[\s.]*(\d{1,3})\s*[-–—]\s*(\d{1,3})\s*$/;

function openChapters([, name = "", from, to]: RegExpExecArray, translation: string): TypedPlace[] {
  const [book] = findBooks(name);
  if (!book) return [];
  const last = Math.min(Number(to), Number(from) + BOOKS_SHOWN - 1);
  const chapters: TypedPlace[] = [];
  for (let chapter = Number(from); chapter <= last; chapter += 1) {
    chapters.push(
      ...[openChapter(book, [String(chapter), undefined, undefined], translation) ?? []].flat(),
    );
  }
  return chapters;
}

/** The chapter, or else the book, of a place that does not exist. */
function openNearest(book: Book, chapter: number, translation: string): TypedPlace {
  const verses = book.verseCounts[chapter - 1];
  if (!verses) {
    const count = book.verseCounts.length;
    const hint = `${book.name} has ${count === 1 ? "1 chapter" : `${count} chapters`}`;
    return { ...openBook(book, translation), hint };
  }
  const label = `${book.referenceName} ${chapter}`;
  const href = formatChapterUrl({ translation, book: book.number, chapter });
  return { label, href, hint: `${label} has ${verses} verses` };
}

/** By an abbreviation that is known, then by how their names begin. */
function findBooks(name: string): Book[] {
  const key = squeeze(name);
  const known = findBookByName(name.trim());
  const starting = BOOKS.filter((book) => squeeze(book.name).startsWith(key));
  const holding =
    key.length >= 3
      ? BOOKS.filter(({ name: full }) =>
          full.split(" ").some((word) => word.toLowerCase().startsWith(key)),
        )
      : [];
  return [...new Set([...(known ? [known] : []), ...starting, ...holding])];
}

function openBook({ name, slug }: Book, translation: string): TypedPlace {
  return { label: name, href: `/bible/${translation}/${slug}` };
}

function openChapter(
  book: Book,
  [chapterText, fromText, toText]: readonly [string, string | undefined, string | undefined],
  translation: string,
): TypedPlace | undefined {
  const chapter = Number(chapterText);
  const count = book.verseCounts[chapter - 1];
  if (!count) return undefined;
  const label = `${book.referenceName} ${chapter}`;
  const href = formatChapterUrl({ translation, book: book.number, chapter });
  const from = Number(fromText ?? 0);
  if (!from) return { label, href };
  if (from > count) return undefined;
  const to = Math.min(Math.max(Number(toText ?? from), from), count);
  return {
    label: `${label}:${from}${to > from ? `–${to}` : ""}`,
    href: `${href}${formatVerseHash({ from, to })}`,
  };
}
