// Which of the notes are shown, and in what order. Words are found by the
// server, since they stand in the whole text.
import { findBookBySlug } from "#src/scripture/books.ts";
import type { NoteSummary } from "../contract.ts";
import type { NotesUrl, Sort } from "./notes-url.ts";

export function findShown(
  notes: readonly NoteSummary[],
  { category, tag, sort }: Pick<NotesUrl, "category" | "tag" | "sort">,
): NoteSummary[] {
  const wanted = tag?.toLowerCase();
  return notes
    .filter((note) => category === undefined || note.category === category)
    .filter(({ tags }) => wanted === undefined || tags.some((one) => one.toLowerCase() === wanted))
    .sort(ORDERS[sort]);
}

const latest = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);

const ORDERS: Readonly<Record<Sort, (one: NoteSummary, other: NoteSummary) => number>> = {
  changed: (one, other) => latest(one.updatedAt, other.updatedAt) || other.id - one.id,
  begun: (one, other) => other.id - one.id,
  title: (one, other) =>
    one.title.localeCompare(other.title, "en", { numeric: true }) || other.id - one.id,
  passage: (one, other) => comparePlaces(one, other) || other.id - one.id,
};

/** In the order of the Bible; notes on no passage come last. */
const comparePlaces = (one: NoteSummary, other: NoteSummary) => readPlace(one) - readPlace(other);

const AFTER_ALL = 1e9;

function readPlace({ passages: [first] }: NoteSummary): number {
  const book = first && findBookBySlug(first.bookSlug);
  if (!book) return AFTER_ALL;
  return (book.number * 1000 + first.from.chapter) * 1000 + first.from.verse;
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** Every tag of these notes, the most used first, whatever its capitals. */
export function countTags(notes: readonly Pick<NoteSummary, "tags">[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const tag of notes.flatMap(({ tags }) => tags)) {
    const key = tag.toLowerCase();
    const known = counts.get(key);
    counts.set(key, { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (one, other) =>
      other.count - one.count || one.tag.localeCompare(other.tag, "en", { numeric: true }),
  );
}
