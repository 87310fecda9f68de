// Which stored words a quotation stands for, if any.
import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { searchWords } from "#src/scripture/server/word-index/search-words.ts";
import { EMBEDDED_CODES, type EmbeddedCode } from "#src/scripture/translations.ts";
import { type OrdinalRange, VERSE_COUNT } from "#src/scripture/versification.ts";
import type { Marker } from "../markers.ts";
import { findPassageWords, findStretch, placeWords } from "../stored-words.ts";

/** Of the words of the shorter side, in the same order. */
const LEAST_LIKENESS = 0.5;
/** A quotation that has this much of its passage stands for all of it. */
const WHOLE = 0.6;
const FIRST_WORDS = 8;
const VERSES_READ_ON = 8;

/** The marker for words that are said to stand in `range`; `undefined` where nothing there is like them. */
export function identifyWithin(
  corpus: Corpus,
  words: string,
  range: OrdinalRange,
  code: EmbeddedCode,
): Marker | undefined {
  const reference = formatRange(range);
  const others = EMBEDDED_CODES.filter((one) => one !== code);
  for (const one of [code, ...others]) {
    const stored = findPassageWords(corpus, one, range);
    const part = stored && findStretch(stored, words);
    if (!part) continue;
    const isWhole = placeWords(part).length === placeWords(stored).length;
    return { range, reference, code: one, ...(isWhole ? {} : { part }) };
  }
  const wanted = placeWords(words).map(({ word }) => word);
  let best: Marker | undefined;
  let most = LEAST_LIKENESS;
  for (
    let start = range.start;
    start <= Math.min(range.end, range.start + VERSES_READ_ON);
    start++
  ) {
    for (const end of new Set([start, range.end])) {
      const stored = findPassageWords(corpus, code, { start, end });
      if (!stored) continue;
      const has = placeWords(stored).map(({ word }) => word);
      const likeness = countShared(wanted, has) / Math.min(wanted.length, has.length);
      const share = wanted.length / has.length;
      if (likeness > most && (share >= WHOLE || end === start)) {
        most = likeness;
        const narrowed = { start, end };
        best = { range: narrowed, reference: formatRange(narrowed), code };
      }
    }
  }
  return best;
}

/** The marker for words that stand somewhere in a text exactly so, over several verses perhaps. */
export function identifyAnywhere(
  corpus: Corpus,
  words: string,
  code: EmbeddedCode,
): Marker | undefined {
  const wanted = placeWords(words);
  const first = wanted
    .slice(0, FIRST_WORDS)
    .map(({ word }) => word)
    .join(" ");
  const { inDegrees } = corpus.crossReferences;
  for (const one of [code, ...EMBEDDED_CODES.filter((other) => other !== code)]) {
    const verses = findPhrase(corpus, one, first).toSorted(
      (a, b) => (inDegrees[b] ?? 0) - (inDegrees[a] ?? 0),
    );
    for (const start of verses) {
      for (let end = start; end < start + VERSES_READ_ON && end <= VERSE_COUNT; end++) {
        const range = { start, end };
        const stored = findPassageWords(corpus, one, range);
        const part = stored && findStretch(stored, words);
        if (!part) continue;
        const isWhole = placeWords(part).length === placeWords(stored).length;
        return { range, reference: formatRange(range), code: one, ...(isWhole ? {} : { part }) };
      }
    }
  }
  return undefined;
}

const VERSES_TRIED = 20;

function findPhrase(corpus: Corpus, code: EmbeddedCode, query: string): number[] {
  if (!query) return [];
  const found = searchWords(corpus.texts[code], {
    query,
    type: "phrase",
    forms: "exact",
    offset: 0,
    limit: VERSES_TRIED,
    wantsHighlights: false,
  });
  return found.ok ? found.hits.map(({ ordinal }) => ordinal) : [];
}

/** How many words two lists share in the same order (longest common subsequence). */
export function countShared(one: readonly string[], other: readonly string[]): number {
  let row = new Uint16Array(other.length + 1);
  for (const word of one) {
    const next = new Uint16Array(other.length + 1);
    other.forEach((candidate, at) => {
      const [diagonal = 0, above = 0, left = 0] = [row[at], row[at + 1], next[at]];
      next[at + 1] = candidate === word ? diagonal + 1 : Math.max(above, left);
    });
    row = next;
  }
  return row[other.length] ?? 0;
}
