// The references in a note's text, as the server finds notes by them and as the
// page makes links of them. Heavy: a page loads it on demand.
import { getBook } from "#src/scripture/books.ts";
import { ALSO_WORDS } from "#src/scripture/references/book-names.ts";
import { visitReferences } from "#src/scripture/references/find-references.ts";
import { type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import { isCounted } from "./is-counted.ts";

export interface NoteReference {
  readonly start: number;
  /** Excluded. */
  readonly end: number;
  readonly ranges: readonly OrdinalRange[];
  readonly label: string;
}

/** Those that exist, in their order. What only may be one (`is 40`, `Mark 5 minutes`) is left alone. */
export const findNoteReferences = (text: string): NoteReference[] =>
  [...visitNoteReferences(text)].filter((one) => one !== undefined);

/** One step for each place that looks like a reference, `undefined` where none is meant. */
export function* visitNoteReferences(text: string): Generator<NoteReference | undefined> {
  for (const found of visitReferences(text)) {
    const { start = 0, end = 0, passage } = found ?? {};
    yield passage &&
    isMeant(text.slice(start, end)) &&
    !isCountedAt(text, start, end, passage.ranges)
      ? { start, end, ranges: passage.ranges, label: passage.label }
      : undefined;
  }
}

/** A word that is also a book's short name is one where it is written like it: `Is 40:31`. */
function isMeant(written: string): boolean {
  const name = /^\p{L}+/u.exec(written)?.[0] ?? "";
  return !ALSO_WORDS.has(name.toLowerCase()) || /^\p{Lu}.*\d[:.]\d/u.test(written);
}

/** As far after a reference as a word may reach that is counted. */
const LOOKED_AT = 24;

function isCountedAt(
  text: string,
  start: number,
  end: number,
  [first]: readonly OrdinalRange[],
): boolean {
  if (!first) return false;
  const { name } = getBook(verseAt(first.start).book);
  return isCounted(text.slice(start, end), name, text.slice(end, end + LOOKED_AT));
}
