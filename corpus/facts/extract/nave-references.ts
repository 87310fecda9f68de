// Reads the references of Nave's Topical Bible from its printed form
// (`1Sa 22:20-23; with 22:6-19; 2Ki 19`), not from the module's own links: those
// cut single-chapter books short (`Jude 1` of `Jude 1:14`), take persons for
// books (`Micah 2` of `Micah 2Ch 34:20`) and pass over what follows "with".
import { chapterRange, ordinalOf } from "../../../src/scripture/versification.ts";
import type { TopicReference } from "../read-topics.ts";

// As the work abbreviates, in canonical order; a few books have two forms.
const ABBREVIATIONS =
  "Ge Ex Le Nu De Jos Jud Ru 1Sa 2Sa 1Ki 2Ki 1Ch 2Ch Ezr Ne Es Job Ps Pr Ec So Isa Jer La Eze Da Ho Joe Am Ob Jon Mic Na Hab Zep Hag Zec Mal Mt Mr Lu Joh Ac Ro 1Co 2Co Ga Eph Php Col 1Th 2Th 1Ti 2Ti Tit Phm Heb Jas 1Pe 2Pe 1Jo 2Jo 3Jo Jude Re".split(
    " ",
  );
const BOOK_NUMBERS = new Map(ABBREVIATIONS.map((abbreviation, index) => [abbreviation, index + 1]));
for (const [slip, meant] of [
  ["Num", "Nu"],
  ["Neh", "Ne"],
  ["Hos", "Ho"],
  ["1Joh", "1Jo"],
] as const) {
  BOOK_NUMBERS.set(slip, BOOK_NUMBERS.get(meant) as number);
}

// A book is followed by a number, and that number is no part of another book's name.
const BOOK =
  /(?<![A-Za-z\d])([1-3]?\s?[A-Z][a-z]+)\s+(?=\d+(?!\d*\s?(?:Sa|Ki|Ch|Co|Th|Ti|Pe|Jo)\b))/g;
const NUMBER = /^(\s*(?:[,;]\s*)?(?:;?\s*with\s+)?)(\d+)(?::(\d+))?(?:-(\d+)(?::(\d+))?)?/;

export interface ReadReferences {
  readonly references: TopicReference[];
  /** What was written but does not exist in the KJV. */
  readonly bad: string[];
  /** Where the first reference begins in the text; its length when there is none. */
  readonly start: number;
}

/** All references in a line of the work. */
export function readReferences(line: string): ReadReferences {
  const references: TopicReference[] = [];
  const bad: string[] = [];
  let start = line.length;
  for (const match of line.matchAll(BOOK)) {
    const book = BOOK_NUMBERS.get((match[1] as string).replace(/\s/, ""));
    if (book === undefined) continue;
    start = Math.min(start, match.index);
    let rest = line.slice(match.index + match[0].length);
    let chapter: number | undefined;
    for (let number = rest.match(NUMBER); number; number = rest.match(NUMBER)) {
      const [all, separator, first, verse, last, lastVerse] = number as [
        string,
        string,
        string,
        ...(string | undefined)[],
      ];
      // A number that opens the next book's name (`; 2Ki 4:9`) belongs to it.
      if (/^\s?[A-Z][a-z]/.test(rest.slice(all.length))) break;
      if (chapter !== undefined && separator === "") break;
      try {
        if (verse !== undefined) {
          chapter = Number(first);
          references.push(
            rangeOf(
              book,
              chapter,
              Number(verse),
              Number(lastVerse ?? last ?? verse),
              lastVerse === undefined ? chapter : Number(last),
            ),
          );
        } else if (
          chapter !== undefined &&
          separator.includes(",") &&
          !lastWasChapter(references)
        ) {
          references.push(rangeOf(book, chapter, Number(first), Number(last ?? first), chapter));
        } else {
          chapter = Number(first);
          references.push(...chaptersOf(book, chapter, Number(last ?? first)));
        }
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        bad.push(`${match[1]} ${all.trim()}`);
      }
      rest = rest.slice(all.length);
    }
  }
  return { references, bad, start };
}

const lastWasChapter = (references: readonly TopicReference[]): boolean =>
  references.at(-1)?.isWholeChapter ?? false;

function rangeOf(
  book: number,
  chapter: number,
  verse: number,
  lastVerse: number,
  lastChapter: number,
): TopicReference {
  const start = ordinalOf({ book, chapter, verse });
  const end = ordinalOf({ book, chapter: lastChapter, verse: lastVerse });
  if (end < start) throw new RangeError("A range that runs backwards");
  return { start, end, isWholeChapter: false };
}

function chaptersOf(book: number, first: number, last: number): TopicReference[] {
  const chapters: TopicReference[] = [];
  for (let chapter = first; chapter <= last; chapter++) {
    chapters.push({ ...chapterRange(book, chapter), isWholeChapter: true });
  }
  return chapters;
}
