import { spanEnd, spanStart } from "./build-word-index.ts";
import { endOfPhrase } from "./find-phrase.ts";
import type { WordIndex } from "./open-word-index.ts";
import type { Term } from "./plan-query.ts";

/** UTF-16 offsets into a verse's text, `end` excluded. */
export type TextRange = readonly [start: number, end: number];

/**
 * What of a verse matched, in order and without overlap; a phrase is one range
 * from its first word to its last.
 */
export function highlightVerse(
  index: WordIndex,
  terms: readonly Term[],
  ordinal: number,
): TextRange[] {
  const { verseStarts, spans } = index;
  const verseEnd = verseStarts[ordinal + 1]!;
  const ranges: [number, number][] = [];
  for (let token = verseStarts[ordinal]!; token < verseEnd; token++) {
    for (const { lattice, isWanted } of terms) {
      if (!isWanted) continue;
      const after = endOfPhrase(index, lattice, 0, token, verseEnd);
      if (after < 0) continue;
      const start = spanStart(spans[token]!);
      const end = spanEnd(spans[after - 1]!);
      const last = ranges.at(-1);
      if (last && start < last[1]) last[1] = Math.max(last[1], end);
      else ranges.push([start, end]);
    }
  }
  return ranges;
}
