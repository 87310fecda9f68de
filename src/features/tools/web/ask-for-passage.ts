import { BOOKS } from "#src/scripture/books.ts";

const NAMES = new Set(BOOKS.map(({ name }) => name.toLowerCase()));

/**
 * A reference as the search is asked for it. To a search `Ruth`, `Mark` or
 * `Job` is a word first; where a passage is wanted it can only be the book.
 */
export function askForPassage(reference: string): string {
  const bare = reference.trim().replace(/\s+/g, " ");
  return NAMES.has(bare.toLowerCase()) ? `book of ${bare}` : reference;
}
