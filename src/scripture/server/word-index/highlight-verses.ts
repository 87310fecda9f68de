import { spanEnd, spanStart } from "./build-word-index.ts";
import { endOfMatch, isSequence } from "./find-phrase.ts";
import type { WordIndex } from "./open-word-index.ts";
import type { Term } from "./plan-query.ts";
import type { RankedVerse, TextRange } from "./rank-verses.ts";

// By word number: whether a term may begin with the word; all 0 between calls.
const begins = new Uint8Array(1 << 16);

/**
 * Fills in what of each verse matched, in order and without overlap; a phrase is
 * one range from its first word to its last.
 */
export function highlightVerses(
  index: WordIndex,
  terms: readonly Term[],
  verses: readonly RankedVerse[],
): void {
  // A word that the text does not have is an empty pattern, which would match anywhere.
  const wanted = terms.filter(({ isWanted, pattern }) => isWanted && !isEmpty(pattern));
  for (const term of wanted) markBeginnings(term, 1);
  for (const verse of verses) verse.highlights = highlightVerse(index, wanted, verse.ordinal);
  for (const term of wanted) markBeginnings(term, 0);
}

const isEmpty = (pattern: Term["pattern"]): boolean => isSequence(pattern) && pattern.length === 0;

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
