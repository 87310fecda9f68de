// What the parsers share about the book of Psalms.
import { chapterRange, type VerseId } from "../../src/scripture/versification.ts";

export const PSALMS = 19;
const LETTERS_PSALM = 119;
const VERSES_PER_LETTER = 8;

/** Whether a verse opens one of the 22 stanzas of Psalm 119, each headed by a Hebrew letter. */
export const isLetterVerse = ({ book, chapter, verse }: VerseId): boolean =>
  book === PSALMS && chapter === LETTERS_PSALM && verse % VERSES_PER_LETTER === 1;

// Psalms with a title in the Hebrew, as every one of the translations prints them.
const UNTITLED = new Set([
  1, 2, 10, 33, 43, 71, 91, 93, 94, 95, 96, 97, 99, 104, 105, 106, 107, 111, 112, 113, 114, 115,
  116, 117, 118, 119, 135, 136, 137, 146, 147, 148, 149, 150,
]);

/** Ordinals of the first verses of the 116 psalms that have a title. */
export const TITLED_PSALM_ORDINALS: ReadonlySet<number> = new Set(
  Array.from({ length: 150 }, (_, index) => index + 1)
    .filter((psalm) => !UNTITLED.has(psalm))
    .map((psalm) => chapterRange(PSALMS, psalm).start),
);
