// The passages that a note speaks of, as its rows hold them and as the wire has them.
import { runInSlices } from "#src/platform/run-in-slices.ts";
import { findBookByOsis, getBook } from "#src/scripture/books.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { bookRange, type OrdinalRange, ordinalOf, verseAt } from "#src/scripture/versification.ts";
import type { NotePassage } from "../contract.ts";
import { findNoteReferences, visitNoteReferences } from "../find-note-references.ts";
import type { NoteFields } from "../rules.ts";

/** Within one book, in the versification of the KJV. */
export interface PassageRow {
  /** OSIS id: `1Cor`. */
  readonly book: string;
  readonly fromChapter: number;
  readonly fromVerse: number;
  readonly toChapter: number;
  readonly toVerse: number;
  readonly isNamed: boolean;
}

/** A note that names more is a list of references, which are found by searching. */
const PASSAGES_MAX = 200;

/** Those of its reference first, each once. A long note is read in slices. */
export async function findPassages({
  reference,
  content,
}: Pick<NoteFields, "reference" | "content">): Promise<PassageRow[]> {
  const passages = new Map<string, PassageRow>();
  const add = (range: OrdinalRange, isNamed: boolean) => {
    for (const passage of writePlaces(range, isNamed)) {
      const { isNamed: _, ...place } = passage;
      const key = Object.values(place).join(" ");
      if (!passages.has(key)) passages.set(key, passage);
    }
  };
  for (const range of findRanges(reference)) add(range, true);
  await runInSlices(visitNoteReferences(content), (found) => {
    for (const range of found?.ranges ?? []) add(range, false);
    return passages.size < PASSAGES_MAX;
  });
  return [...passages.values()].slice(0, PASSAGES_MAX);
}

/** What a reference names, as places to look for; empty where it cannot be read. */
export const findPlaces = (reference: string): PassageRow[] =>
  findRanges(reference).flatMap((range) => writePlaces(range, true));

function findRanges(reference: string): readonly OrdinalRange[] {
  const reading = readReference(reference);
  if (reading.kind === "reference") return reading.ranges;
  // `Mark 4:35-41, and the storm in Jonah 1`
  return findNoteReferences(reference).flatMap(({ ranges }) => ranges);
}

function writePlaces(range: OrdinalRange, isNamed: boolean): PassageRow[] {
  const [first, last] = [verseAt(range.start), verseAt(range.end)];
  const rows: PassageRow[] = [];
  for (let number = first.book; number <= last.book; number++) {
    const whole = bookRange(number);
    const from = verseAt(Math.max(range.start, whole.start));
    const to = verseAt(Math.min(range.end, whole.end));
    rows.push({
      book: getBook(number).osis,
      fromChapter: from.chapter,
      fromVerse: from.verse,
      toChapter: to.chapter,
      toVerse: to.verse,
      isNamed,
    });
  }
  return rows;
}

export function writePassage(row: PassageRow): NotePassage {
  const book = findBookByOsis(row.book);
  if (!book) throw new Error(`A note speaks of a book that is none: ${row.book}`);
  const { number, slug } = book;
  const from = { chapter: row.fromChapter, verse: row.fromVerse };
  const to = { chapter: row.toChapter, verse: row.toVerse };
  const range = {
    start: ordinalOf({ book: number, ...from }),
    end: ordinalOf({ book: number, ...to }),
  };
  return { reference: formatRange(range), bookSlug: slug, from, to, isNamed: row.isNamed };
}
