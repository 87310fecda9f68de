// How long a piece takes to read. Devotionals are read at the pace of reading
// aloud: 183 words a minute on average for English (Brysbaert 2019, "How many
// words do we read per minute?").
const WORDS_PER_MINUTE = 183;

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** Minutes, with a fraction. */
export const measureReading = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + countWords(text), 0) / WORDS_PER_MINUTE;

/**
 * Minutes, one at least.
 * @param quietMinutes in which nothing new is read
 */
export const estimateReadTime = (texts: readonly string[], quietMinutes = 0): number =>
  Math.max(1, Math.round(measureReading(texts) + quietMinutes));
