// The list of highlights: verses in a row of one color are one entry.
import { getBook } from "#src/scripture/books.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { ordinalOf, type VerseId } from "#src/scripture/versification.ts";
import type { Highlight, HighlightPlace } from "../contract.ts";
import type { HighlightColor } from "../rules.ts";

export interface HighlightEntry {
  /** Unique in the list. */
  readonly key: string;
  /** `John 3:16` or `John 3:16–18`. */
  readonly reference: string;
  readonly first: VerseId;
  readonly last: VerseId;
  readonly color: HighlightColor;
  /** What the entry is made of. */
  readonly places: readonly HighlightPlace[];
  /** Where only words are highlighted: in which text, and where. */
  readonly words?: NonNullable<Highlight["words"]>;
  readonly changedAt: string;
}

export const ENTRY_ORDERS = ["bible", "latest"] as const;
export type EntryOrder = (typeof ENTRY_ORDERS)[number];

/** A verse of a highlight; nothing where a device stored what is none. */
function readVerseId(reference: string): VerseId | undefined {
  const [, name = "", chapterText, verseText] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
  const book = findBookByName(name)?.number;
  const [chapter, verse] = [Number(chapterText), Number(verseText)];
  const count = book && getBook(book).verseCounts[chapter - 1];
  return book && count && verse >= 1 && verse <= count ? { book, chapter, verse } : undefined;
}

/** In the Bible's order. */
export function listEntries(highlights: readonly Highlight[]): HighlightEntry[] {
  const placed = highlights
    .flatMap((one) => {
      const verse = readVerseId(one.reference);
      return verse ? [{ ...one, verse, ordinal: ordinalOf(verse) }] : [];
    })
    .sort(
      (a, b) =>
        a.ordinal - b.ordinal ||
        Number(Boolean(a.words)) - Number(Boolean(b.words)) ||
        (a.words?.start ?? 0) - (b.words?.start ?? 0),
    );
  const entries: HighlightEntry[] = [];
  for (const { reference, words, color, changedAt, verse } of placed) {
    const place = { reference, ...(words ? { words } : {}) };
    const before = words ? undefined : findRow(entries, verse, color);
    const entry = before ? entries[before.at] : undefined;
    if (before && entry) {
      entries[before.at] = {
        ...entry,
        reference: `${entry.places[0]?.reference}–${verse.verse}`,
        last: verse,
        places: [...entry.places, place],
        changedAt: changedAt > entry.changedAt ? changedAt : entry.changedAt,
      };
      continue;
    }
    const key = words ? `${reference} ${words.translation} ${words.start}` : reference;
    entries.push({
      key,
      reference,
      first: verse,
      last: verse,
      color,
      places: [place],
      changedAt,
      ...(words ? { words } : {}),
    });
  }
  return entries;
}

/** The entry that this verse continues: of its color, and ending right before it. */
function findRow(entries: readonly HighlightEntry[], verse: VerseId, color: HighlightColor) {
  const at = entries.findLastIndex(({ words }) => !words);
  const entry = entries[at];
  if (!entry || entry.color !== color) return undefined;
  const { book, chapter, verse: last } = entry.last;
  const isNext = book === verse.book && chapter === verse.chapter && last + 1 === verse.verse;
  return isNext ? { at } : undefined;
}

export const sortEntries = (
  entries: readonly HighlightEntry[],
  order: EntryOrder,
): readonly HighlightEntry[] =>
  order === "bible"
    ? entries
    : entries.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));

/** Whether all words that were typed are in the reference or the text, in any order. */
export function matchesWords(
  typed: string,
  entry: Pick<HighlightEntry, "reference">,
  text: string | undefined,
): boolean {
  const simplify = (one: string) => one.toLowerCase().replaceAll("’", "'").replaceAll("–", "-");
  const haystack = simplify(`${entry.reference} ${text ?? ""}`);
  return simplify(typed)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** Of which text the entry's words are shown. */
export const textOf = (entry: HighlightEntry, translation: EmbeddedCode): EmbeddedCode =>
  entry.words?.translation ?? translation;

/** Entries whose words one call can fetch. */
export function cutIntoCalls(
  entries: readonly HighlightEntry[],
  { maxLength = 900, maxVerses = 180 } = {},
): HighlightEntry[][] {
  const calls: HighlightEntry[][] = [];
  let length = 0;
  let verses = 0;
  for (const entry of entries) {
    const call = calls.at(-1);
    length += entry.reference.length + 2;
    verses += entry.places.length;
    if (call && length <= maxLength && verses <= maxVerses) call.push(entry);
    else {
      calls.push([entry]);
      length = entry.reference.length + 2;
      verses = entry.places.length;
    }
  }
  return calls;
}
