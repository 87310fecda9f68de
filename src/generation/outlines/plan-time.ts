// How the minutes of a meeting are spent: reading aloud, questions, prayer. The
// parts always add up to what there is.

import type { Setting } from "./read-audience.ts";

export interface TimePlan {
  readonly total: number;
  readonly reading: number;
  readonly prayer: number;
  /** For each question in turn. */
  readonly questions: readonly number[];
  readonly isReadWhole: boolean;
}

const DEFAULT_MINUTES = 40;
const DEFAULT_ALONE = 25;
const WORDS_A_MINUTE = 140;
/** More than this of the time is not spent on reading aloud. */
const READING_SHARE = 0.3;
const A_QUESTION = 3.5;
const QUESTIONS_LEAST = 3;
const QUESTIONS_MOST = 10;

/** A talk is over sooner than a meeting. */
const DEFAULT_TALK = 12;
/** Questions that are enough where people read or speak little. */
const QUESTIONS_SIMPLE = 5;

/** @param words of the passage */
export function planTime(
  words: number,
  {
    minutes,
    audience,
    isTalk,
    isSimple,
  }: Pick<Setting, "minutes" | "audience" | "isTalk" | "isSimple">,
): TimePlan {
  const isAlone = audience === "plain";
  const total = minutes ?? (isTalk ? DEFAULT_TALK : isAlone ? DEFAULT_ALONE : DEFAULT_MINUTES);
  const needed = Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
  const reading = Math.min(needed, Math.max(1, Math.floor(total * READING_SHARE)));
  const prayer = total >= 60 ? 8 : total >= 30 ? 5 : total >= 15 ? 3 : total >= 10 ? 2 : 1;
  const left = total - reading - prayer;
  const count = Math.min(
    isTalk ? QUESTIONS_LEAST : isSimple ? QUESTIONS_SIMPLE : QUESTIONS_MOST,
    Math.max(QUESTIONS_LEAST, Math.floor(left / A_QUESTION)),
    left,
  );
  const questions = shareMinutes(left, count);
  return { total, reading, prayer, questions, isReadWhole: needed <= reading };
}

/** What is left over goes to the last ones, which ask for most. */
export function shareMinutes(minutes: number, count: number): number[] {
  if (count === 0) return [];
  const base = Math.floor(minutes / count);
  return Array.from({ length: count }, (_, at) => base + (at >= count - (minutes % count) ? 1 : 0));
}
