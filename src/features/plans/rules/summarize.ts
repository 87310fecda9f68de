// A day's reading in short: `Mark 6–8`, `Genesis 1–2; Matthew 1; Psalm 1`.
import { formatRanges } from "#src/scripture/format-reference.ts";
import { bookOfOrdinal, bookRange, type OrdinalRange } from "#src/scripture/versification.ts";

// So many books in a row are named by the first and the last.
const BOOKS_IN_A_ROW = 3;

export function summarize(passages: readonly OrdinalRange[]): string {
  return formatRanges(joinRuns(passages).flatMap(partByBook));
}

function joinRuns(passages: readonly OrdinalRange[]): OrdinalRange[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of passages) {
    const last = runs.at(-1);
    if (last && last.end + 1 === start) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

function partByBook({ start, end }: OrdinalRange): OrdinalRange[] {
  const [first, last] = [bookOfOrdinal(start), bookOfOrdinal(end)];
  if (last - first + 1 >= BOOKS_IN_A_ROW) return [{ start, end }];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const book = bookRange(first + index);
    return { start: Math.max(start, book.start), end: Math.min(end, book.end) };
  });
}

const VERSES_A_MINUTE = 7;

/** How long the verses take to read, about; at least a minute. */
export const estimateMinutes = (verseCount: number): number =>
  Math.max(1, Math.round(verseCount / VERSES_A_MINUTE));
