// The ways to practice a verse, from the easiest on: what each hides, and which
// one it is time for. The text is never changed: its pieces, joined, are the text.
import type { CardState } from "./schedule.ts";

export const WAYS = ["letters", "gaps", "whole", "place"] as const;
export type PracticeWay = (typeof WAYS)[number];

export const WAY_NAMES: Readonly<Record<PracticeWay, string>> = {
  letters: "First letters",
  gaps: "Gaps",
  whole: "All of it",
  place: "Where is it?",
};

/** Days of stability from which the next way is right. */
const GAPS_FROM = 3;
const WHOLE_FROM = 7;
const PLACE_FROM = 21;

/** A verse that is known well is asked for by its words and by its place in turn. */
export function chooseWay(state: Pick<CardState, "stability" | "reps"> | undefined): PracticeWay {
  if (!state || state.stability < GAPS_FROM) return "letters";
  if (state.stability < WHOLE_FROM) return "gaps";
  return state.stability >= PLACE_FROM && state.reps % 2 === 1 ? "place" : "whole";
}

export interface TextPart {
  readonly text: string;
  readonly isWord: boolean;
}

/**
 * Words are letters with what joins them within: `LORD’s`, `Ya'akov`, `144,000`.
 * A hyphen parts words, so that each part of `Maher-shalal-hash-baz` has its letter.
 */
const WORD = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu;

/** Words and what is between them: spaces, points, dashes, brackets. */
export function splitWords(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index > from) parts.push({ text: text.slice(from, index), isWord: false });
    parts.push({ text: word, isWord: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isWord: false });
  return parts;
}

/** `Jesus wept.` as `J w.` */
export const showFirstLetters = (text: string): string =>
  splitWords(text)
    .map((part) => (part.isWord ? (/^.\p{M}*/u.exec(part.text)?.[0] ?? "") : part.text))
    .join("");

export interface GappedPart extends TextPart {
  readonly isHidden: boolean;
}

const FEWEST_HIDDEN = 0.3;
const MOST_HIDDEN = 0.7;

/** How much of a verse is hidden: the more, the longer it has been known. */
export function chooseHiddenShare(state: Pick<CardState, "stability"> | undefined): number {
  const known = ((state?.stability ?? 0) - GAPS_FROM) / (WHOLE_FROM - GAPS_FROM);
  return FEWEST_HIDDEN + (MOST_HIDDEN - FEWEST_HIDDEN) * Math.min(1, Math.max(0, known));
}

/**
 * At least one word is hidden and never all of several.
 * @param share of the words, from 0 to 1
 * @param round another one hides other words; the same one always the same
 */
export function hideWords(text: string, share: number, round: number): GappedPart[] {
  const parts = splitWords(text);
  const words = parts.flatMap(({ isWord }, index) => (isWord ? [index] : []));
  const count = Math.max(1, Math.floor(words.length * share));
  // Spread over the verse, and moved on by each round.
  const hidden = new Set(
    Array.from({ length: Math.min(count, words.length) }, (_, step) => {
      const place = Math.floor((step * words.length) / count) + round;
      return words[place % words.length];
    }),
  );
  return parts.map((part, index) => ({ ...part, isHidden: hidden.has(index) }));
}
