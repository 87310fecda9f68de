// Which of the notes on a chapter speak of which of its verses.
import type { NotePassage, NoteSummary } from "../contract.ts";

export interface ChapterPlace {
  readonly bookSlug: string;
  readonly chapter: number;
  /** How many verses it has. */
  readonly verseCount: number;
}

interface Verses {
  readonly from: number;
  readonly to: number;
}

function findVerses({ bookSlug, from, to }: NotePassage, place: ChapterPlace): Verses | undefined {
  const { chapter, verseCount } = place;
  if (bookSlug !== place.bookSlug || from.chapter > chapter || to.chapter < chapter) {
    return undefined;
  }
  return {
    from: from.chapter < chapter ? 1 : from.verse,
    to: to.chapter > chapter ? verseCount : to.verse,
  };
}

const findAll = (note: NoteSummary, place: ChapterPlace): Verses[] =>
  note.passages.flatMap((passage) => findVerses(passage, place) ?? []);

/** Where notes begin; one on the whole chapter has no place among its verses. */
export function findNotedVerses(
  notes: readonly NoteSummary[],
  place: ChapterPlace,
): ReadonlySet<number> {
  const verses = notes.map((note) => findAll(note, place)).filter((all) => !all.some(isWhole));
  return new Set(verses.flat().map(({ from }) => from));

  function isWhole({ from, to }: Verses): boolean {
    return from === 1 && to === place.verseCount;
  }
}

export const isOnVerse = (note: NoteSummary, place: ChapterPlace, verse: number): boolean =>
  findAll(note, place).some(({ from, to }) => from <= verse && verse <= to);
