import { Testament } from "#src/scripture/books.ts";
import { type ChosenBooks, namesOf } from "#src/scripture/chosen-books.ts";

const NAMED_MAX = 6;

/** Where a search looks, to be read: `All 66 books`, `Ruth and John`, `12 books`. */
export function describeScope(scope: ChosenBooks): string {
  const { testaments } = scope;
  const names = namesOf(scope);
  if (testaments.size === 0) return "Turn on at least one testament";
  if (names.length > NAMED_MAX) return `${names.length} books`;
  if (names.length > 0) return new Intl.ListFormat("en").format(names);
  if (testaments.size === 2) return "All 66 books";
  return testaments.has(Testament.Old) ? "The Old Testament" : "The New Testament";
}
