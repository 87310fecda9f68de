// What a person types to get to a chapter: `ps 23`, `1cor13`, `John 3:16`.
import { BOOKS, type Book } from "#src/scripture/books.ts";

export interface ChapterSearch {
  /** Books whose name begins with what was typed, or holds a word that does. */
  readonly books: readonly Book[];
  /** Present when a chapter that the first book has was typed as well. */
  readonly chapter?: number;
  readonly verse?: number;
}

const squeeze = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

export function findChapter(typed: string): ChapterSearch {
  const [, name = "", chapter, verse] =
    /^\s*(\d?\s*[^\d]*?)\s*(?:(\d+)(?:\s*[:.\s]\s*(\d+))?)?\s*$/.exec(typed) ?? [];
  const key = squeeze(name);
  if (!key) return { books: typed.trim() ? [] : BOOKS };
  const starting = BOOKS.filter((book) => squeeze(book.name).startsWith(key));
  const holding = BOOKS.filter(
    (book) =>
      !starting.includes(book) &&
      book.name.split(" ").some((word) => word.toLowerCase().startsWith(key)),
  );
  const books = [...starting, ...holding];
  const count = books[0]?.verseCounts.length ?? 0;
  const number = Number(chapter);
  if (!chapter || number < 1 || number > count) return { books };
  const verses = books[0]?.verseCounts[number - 1] ?? 0;
  return {
    books,
    chapter: number,
    ...(verse && Number(verse) >= 1 && Number(verse) <= verses ? { verse: Number(verse) } : {}),
  };
}
