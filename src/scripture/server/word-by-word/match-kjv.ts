// Which words of the KJV stand for which words of the original, by the Strong's
// numbers that both bear. Where a number comes as often in both, the first is
// taken for the first; where it does not, all the KJV's words for it are given.
import type { Corpus, TextSpan } from "../corpus.ts";
import { numberOfKey, TaggingRole } from "../lexicon/taggings.ts";
import { spanEnd, spanStart } from "../word-index/build-word-index.ts";

/** The KJV's words for one word of the original. */
export interface KjvWords {
  /** As the KJV writes them; `…` where others stand between. */
  readonly text: string;
  readonly spans: readonly TextSpan[];
}

export interface NumberedWords extends KjvWords {
  /** `H7225`, `G26`. */
  readonly number: string;
}

/** The numbered words of a verse of the KJV, in its order, split renderings joined. */
export function listNumberedWords(corpus: Corpus, ordinal: number): NumberedWords[] {
  const { spans: allSpans, verseStarts } = corpus.texts.KJV.wordIndex;
  const verse = corpus.texts.KJV.verse(ordinal);
  const start = verseStarts[ordinal]!;
  const wholes: { number: string; spans: TextSpan[] }[] = [];
  const parts: { number: string; span: TextSpan }[] = [];
  corpus.taggings.visit(ordinal, (firstWord, wordCount, key, role) => {
    const number = numberOfKey(key);
    const span: TextSpan = [
      spanStart(allSpans[start + firstWord]!),
      spanEnd(allSpans[start + firstWord + wordCount - 1]!),
    ];
    if (role === TaggingRole.Whole) wholes.push({ number, spans: [span] });
    else parts.push({ number, span });
  });
  // A part, or a particle beside it, belongs to the nearest word of its number.
  for (const { number, span } of parts) {
    const nearest = wholes
      .filter((whole) => whole.number === number)
      .sort((a, b) => distance(a.spans[0]!, span) - distance(b.spans[0]!, span))[0];
    if (nearest) nearest.spans.push(span);
    else wholes.push({ number, spans: [span] });
  }
  return wholes
    .map(({ number, spans }) => {
      const joined = joinSpans(spans);
      const text = joined.map(([from, to]) => verse.slice(from, to)).join(" … ");
      return { number, text, spans: joined };
    })
    .sort((a, b) => a.spans[0]![0] - b.spans[0]![0]);
}

const distance = ([from]: TextSpan, [other]: TextSpan): number => Math.abs(from - other);

/** In order; those that touch, with no more than a space between, as one. */
function joinSpans(spans: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of [...spans].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && span[0] <= last[1] + 1)
      joined[joined.length - 1] = [last[0], Math.max(last[1], span[1])];
    else joined.push(span);
  }
  return joined;
}

/** What the KJV has for a word of the original. */
export interface KjvMatch {
  readonly kjv: readonly KjvWords[];
  /** Whether they stand for all words of the verse with that number: which for which is not told. */
  readonly isShared: boolean;
}

const NOTHING: KjvMatch = { kjv: [], isShared: false };

/**
 * For each word of the original what the KJV has for it; nothing where it has no
 * word with that number.
 * @param words their numbers; a number that is repeated by `goesOn` (a name of two words) counts once
 */
export function matchKjv(
  words: readonly { readonly number?: string; readonly goesOn: boolean }[],
  kjv: readonly NumberedWords[],
): KjvMatch[] {
  const occurrences = new Map<string, number>();
  const places = words.map(({ number }, index) => {
    if (!number) return undefined;
    const before = words[index - 1];
    const isContinued = before?.goesOn === true && before.number === number;
    const count = (occurrences.get(number) ?? 0) + (isContinued ? 0 : 1);
    occurrences.set(number, count);
    return { number, nth: count - 1 };
  });
  return places.map((place) => {
    if (!place) return NOTHING;
    const found = kjv.filter(({ number }) => number === place.number);
    if (found.length === 0) return NOTHING;
    const isShared = found.length !== occurrences.get(place.number);
    const chosen = isShared ? dropRepeats(found) : [found[place.nth]!];
    return { kjv: chosen.map(({ text, spans }) => ({ text, spans })), isShared };
  });
}

/** “the LORD”, “the LORD” says no more than once “the LORD”. */
function dropRepeats(found: readonly NumberedWords[]): NumberedWords[] {
  const texts = new Set<string>();
  return found.filter(({ text }) => {
    const folded = text.toLowerCase();
    if (texts.has(folded)) return false;
    texts.add(folded);
    return true;
  });
}
