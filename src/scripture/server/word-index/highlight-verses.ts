import { spanEnd, spanStart } from "./build-word-index.ts";
import { endOfMatch, isSequence } from "./find-phrase.ts";
import type { WordIndex } from "./open-word-index.ts";
import type { Term } from "./plan-query.ts";

/** UTF-16 offsets into a verse's text, `end` excluded. */
export type TextRange = readonly [start: number, end: number];

// By word number: whether a term may begin with the word; all 0 between calls.
const begins = new Uint8Array(1 << 16);

/**
 * For each verse what of it matched, in order and without overlap; a phrase is
 * one range from its first word to its last.
 */
export function highlightVerses(
  index: WordIndex,
  terms: readonly Term[],
  ordinals: readonly number[],
): TextRange[][] {
  const wanted = terms.filter((term) => term.isWanted);
  for (const term of wanted) markBeginnings(term, 1);
  const highlights = ordinals.map((ordinal) => highlightVerse(index, wanted, ordinal));
  for (const term of wanted) markBeginnings(term, 0);
  return highlights;
}

function markBeginnings({ pattern }: Term, value: 0 | 1): void {
  if (isSequence(pattern)) {
    if (pattern.length > 0) begins[pattern[0]!] = value;
    return;
  }
  for (const { first, end, members } of pattern.stepsFrom[0] ?? []) {
    if (members) for (const word of members) begins[word] = value;
    else begins.fill(value, first, end);
  }
}

function highlightVerse(index: WordIndex, terms: readonly Term[], ordinal: number): TextRange[] {
  const { verseStarts, spans, tokens } = index;
  const verseEnd = verseStarts[ordinal + 1]!;
  const ranges: [number, number][] = [];
  for (let token = verseStarts[ordinal]!; token < verseEnd; token++) {
    const word = tokens[token]!;
    if (begins[word] === 0) continue;
    for (const { pattern } of terms) {
      const after = endOfMatch(index, pattern, token, verseEnd);
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
