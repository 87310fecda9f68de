// Whether a place that somebody typed from memory is the card's.
import { findBookByName } from "#src/scripture/references/find-book.ts";

const PLACE =
  /^\s*([1-3]?\s*[^\d:.–-]+?)[\s.]*(?:(\d{1,3})(?:\s*[:.,\s]\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?)?)?\s*$/;

/** `jn 3 16`, `John 3.16` and `john 3:16-16` are all John 3:16. */
export function isSamePlace(typed: string, reference: string): boolean {
  const place = readPlace(typed);
  return place !== undefined && place === readPlace(reference);
}

/** A short book is named without its only chapter: `2 John`. */
function readPlace(text: string): string | undefined {
  const [, name = "", chapter = "1", from, to = from] = PLACE.exec(text) ?? [];
  const book = findBookByName(name.trim());
  return book
    ? [book.number, Number(chapter), Number(from ?? 0), Number(to ?? 0)].join()
    : undefined;
}
