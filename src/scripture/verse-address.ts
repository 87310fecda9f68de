// Where a verse, or verses of one chapter in a row, have a page of their own:
// `/verse/john-3-16`, `/verse/john-3-16-18/kjv`. Writing one needs no table of books.
import { EMBEDDED, isEmbedded } from "./translations.ts";
import { formatVerseHash } from "./verse-span.ts";

/** The translation that an address without a name of one speaks of. */
export const VERSE_PAGE_DEFAULT = "WEB";

/** The longest that a picture shows; a longer text is shown nowhere in part. */
export const PICTURED_LETTERS_MAX = 420;

/**
 * @param chapter with the slug of its book
 * @param translation a code: `KJV`. Of a licensed text there are no such pages:
 *   its verses are given away as a place in the reader.
 */
export function writeVerseAddress(
  { bookSlug, chapter }: { readonly bookSlug: string; readonly chapter: number },
  from: number,
  to: number,
  translation: string,
): string {
  if (!isEmbedded(translation)) {
    const place = `/bible/${translation.toLowerCase()}/${bookSlug}/${chapter}`;
    return `${place}${formatVerseHash({ from, to })}`;
  }
  const verses = from === to ? `${from}` : `${from}-${to}`;
  const text = translation === VERSE_PAGE_DEFAULT ? "" : `/${EMBEDDED[translation].slug}`;
  return `/verse/${bookSlug}-${chapter}-${verses}${text}`;
}
