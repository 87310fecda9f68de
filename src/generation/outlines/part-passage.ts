// A passage in the parts in which it is studied, in order and without gaps.
import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { Passages } from "#src/scripture/server/passages.ts";
import { bookOfOrdinal, type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import { VERSES_QUOTED_MAX } from "../stored-words.ts";
import type { Genre } from "./outline-words.ts";

export interface PassagePart {
  readonly range: OrdinalRange;
  readonly reference: string;
  readonly heading: string;
}

const PARTS_MOST = 7;
/** A passage of one part is divided, so that there is something to go through. */
const VERSES_UNDIVIDED = 3;

/**
 * By the passages that are named inside it; where those leave verses over, by the
 * paragraphs of the World English Bible.
 */
export function partPassage(
  corpus: Corpus,
  passages: Passages,
  range: OrdinalRange,
): readonly PassagePart[] {
  const pieces = fillGaps(range, passages.within(range), (gap) => divide(corpus, gap));
  const divided =
    pieces.length === 1 && sizeOf(range) > VERSES_UNDIVIDED
      ? divide(corpus, range).map((one) => ({ ...one, heading: undefined }))
      : pieces;
  return mergeTo(PARTS_MOST, divided).map(({ heading, ...part }) => ({
    range: { start: part.start, end: part.end },
    reference: formatRange(part),
    heading: heading ?? nameVerses(part),
  }));
}

interface Piece extends OrdinalRange {
  readonly heading?: string | undefined;
}

function fillGaps(
  range: OrdinalRange,
  named: ReturnType<Passages["within"]>,
  divideGap: (gap: OrdinalRange) => readonly OrdinalRange[],
): Piece[] {
  const pieces: Piece[] = [];
  let next = range.start;
  for (const { range: inside, heading } of named) {
    if (inside.start > next) pieces.push(...divideGap({ start: next, end: inside.start - 1 }));
    pieces.push({ ...inside, heading });
    next = inside.end + 1;
  }
  if (next <= range.end) pieces.push(...divideGap({ start: next, end: range.end }));
  return pieces;
}

/** By paragraphs, and by chapters where it goes over several. */
function divide(corpus: Corpus, { start, end }: OrdinalRange): OrdinalRange[] {
  const starts = [start];
  for (let at = start + 1; at <= end; at += 1) {
    const begins = corpus.texts.WEB.startsParagraph(at) || verseAt(at).verse === 1;
    const { length } = starts;
    if (begins && at - (starts[length - 1] ?? start) >= 2) starts.push(at);
  }
  return starts.map((from, index) => ({ start: from, end: (starts[index + 1] ?? end + 1) - 1 }));
}

/** Joins neighbours, the shortest pair first, until there are few enough. */
function mergeTo(most: number, pieces: readonly Piece[]): Piece[] {
  const merged = [...pieces];
  while (merged.length > most) {
    let shortest = 0;
    for (let at = 0; at + 1 < merged.length; at += 1) {
      if (pairSize(merged, at) < pairSize(merged, shortest)) shortest = at;
    }
    const one = merged[shortest];
    const other = merged[shortest + 1];
    if (!one || !other) return merged;
    const heading = [one.heading, other.heading].filter(Boolean).join("; ") || undefined;
    merged.splice(shortest, 2, { start: one.start, end: other.end, heading });
  }
  return merged;
}

const pairSize = (pieces: readonly Piece[], at: number): number =>
  sizeOf(pieces[at] as Piece) + sizeOf(pieces[at + 1] as Piece);

const sizeOf = ({ start, end }: OrdinalRange): number => end - start + 1;

function nameVerses({ start, end }: OrdinalRange): string {
  const [first, last] = [verseAt(start), verseAt(end)];
  if (first.chapter !== last.chapter) return formatRange({ start, end });
  return first.verse === last.verse
    ? `Verse ${first.verse}`
    : `Verses ${first.verse}–${last.verse}`;
}

/** What can be quoted in one piece each, together the whole range. */
export function listQuotable({ start, end }: OrdinalRange): string[] {
  const pieces: string[] = [];
  for (let from = start; from <= end; from += VERSES_QUOTED_MAX) {
    pieces.push(formatRange({ start: from, end: Math.min(end, from + VERSES_QUOTED_MAX - 1) }));
  }
  return pieces;
}

/** How a passage is asked about. */
export function genreOf({ start }: OrdinalRange): Genre {
  const book = bookOfOrdinal(start);
  if (book >= 18 && book <= 22) return "poem";
  if (book >= 23 && book <= 39 && book !== JONAH) return "prophet";
  return book > ACTS ? "letter" : "story";
}

const JONAH = 32;
const ACTS = 44;
