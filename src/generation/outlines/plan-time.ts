// How the minutes of a meeting are spent: reading aloud, questions, prayer. The
// parts always add up to what there is.

export interface TimePlan {
  readonly total: number;
  readonly reading: number;
  readonly prayer: number;
  /** For each question in turn. */
  readonly questions: readonly number[];
}

const DEFAULT_MINUTES = 40;
const DEFAULT_ALONE = 25;
const WORDS_A_MINUTE = 140;
/** More than this of the time is not spent on reading aloud. */
const READING_SHARE = 0.3;
const A_QUESTION = 3.5;
const QUESTIONS_LEAST = 3;
const QUESTIONS_MOST = 10;

/** @param words of the passage */
export function planTime(
  minutes: number | undefined,
  words: number,
  isAlone: boolean,
): TimePlan & { readonly isReadWhole: boolean } {
  const total = minutes ?? (isAlone ? DEFAULT_ALONE : DEFAULT_MINUTES);
  const needed = Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
  const reading = Math.min(needed, Math.max(1, Math.floor(total * READING_SHARE)));
  const prayer = total >= 60 ? 8 : total >= 30 ? 5 : total >= 15 ? 3 : 2;
  const left = total - reading - prayer;
  const count = Math.min(
    QUESTIONS_MOST,
    Math.max(QUESTIONS_LEAST, Math.floor(left / A_QUESTION)),
    left,
  );
  const base = Math.floor(left / count);
  // What is left over goes to the last ones, which ask for most.
  const questions = Array.from(
    { length: count },
    (_, at) => base + (at >= count - (left % count) ? 1 : 0),
  );
  return { total, reading, prayer, questions, isReadWhole: needed <= reading };
}
