import { BOOKS } from "#src/scripture/books.ts";
import type { BookCount } from "./book-histogram.tsx";

/**
 * The 66 books with their counts. For loaders: it knows all books.
 * @param hrefOf where the verses of a book (by its slug) are listed
 */
export function listBooks(
  byBook: readonly number[],
  hrefOf: (slug: string) => string,
  shownSlug?: string,
): BookCount[] {
  return BOOKS.map(({ name, slug, testament }, index) => ({
    book: name,
    isNewTestament: testament === "nt",
    count: byBook[index] ?? 0,
    href: hrefOf(slug),
    isShown: slug === shownSlug,
  }));
}
