// Where the text pauses, read from the corpus: paragraphs as the KJV and the WEB
// print them, the main sections of the books, and headings within a chapter
// (the letters of Psalm 119).

import { BOOKS } from "#src/scripture/books.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type Pauses, placePauses } from "../rules/pauses.ts";

// A heading is as good as two witnesses.
const HEADING_WORTH = 2;

/** Takes some milliseconds; callers retain the result. */
export function readPauses({ texts, background }: Corpus): Pauses {
  const sections = new Set(
    BOOKS.flatMap(({ number }) => background.ofBook(number).sections.map(({ start }) => start)),
  );
  return placePauses(
    (ordinal) =>
      Number(texts.KJV.startsParagraph(ordinal)) +
      Number(texts.WEB.startsParagraph(ordinal)) +
      Number(sections.has(ordinal)) +
      (texts.ASV.title(ordinal) ? HEADING_WORTH : 0),
  );
}
