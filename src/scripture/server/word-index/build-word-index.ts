// Builds the positional index of one text. The artifact keeps what this returns
// as it is, so that opening an index is a matter of wrapping arrays.
import { stemOf } from "./stem-word.ts";
import { visitWords } from "./tokenize.ts";

/**
 * The index of one text as flat arrays. A word's number is its place in `words`,
 * a stem's its place in `stems`. `…Starts` arrays have one entry more than there
 * are rows: row `i` lies at `starts[i]` to `starts[i + 1]` of its array.
 */
export type WordIndexData = {
  /** Distinct folded words in code-unit order, one a line. */
  readonly words: string;
  /** The text as word numbers, in reading order; its rows are verses, by ordinal. */
  readonly tokens: Uint16Array;
  readonly verseStarts: Uint32Array;
  /** For each token where it is written in its verse; see `packSpan`. */
  readonly spans: Uint16Array;
  /** For each word every place it occurs, as `ordinal << 8 | place in the verse`, ascending. */
  readonly postings: Uint32Array;
  readonly postingStarts: Uint32Array;
  /** For each word the ordinals of its verses, ascending, and how often it occurs in each. */
  readonly verses: Uint16Array;
  readonly frequencies: Uint8Array;
  readonly wordVerseStarts: Uint32Array;
  /** Distinct stems, one a line; for each the numbers of its words, ascending. */
  readonly stems: string;
  readonly stemWords: Uint16Array;
  readonly stemStarts: Uint32Array;
};

const MAX_WORDS_IN_VERSE = 255;
const SPAN_LENGTH_BITS = 6;
const MAX_SPAN_LENGTH = (1 << SPAN_LENGTH_BITS) - 1;
const MAX_SPAN_START = (1 << (16 - SPAN_LENGTH_BITS)) - 1;

/** A word's place in its verse, in UTF-16 units: ten bits of start, six of length. */
function packSpan(start: number, end: number, ordinal: number): number {
  if (start > MAX_SPAN_START || end - start > MAX_SPAN_LENGTH) {
    throw new RangeError(`A word at ${start} to ${end} of verse ${ordinal} is too far or too long`);
  }
  return (start << SPAN_LENGTH_BITS) | (end - start);
}

export const spanStart = (span: number): number => span >> SPAN_LENGTH_BITS;
export const spanEnd = (span: number): number =>
  (span >> SPAN_LENGTH_BITS) + (span & MAX_SPAN_LENGTH);

/**
 * @param verses by KJV ordinal; the entry at 0 is not used, an empty string is a
 *   verse that the text omits
 * @throws RangeError for a verse beyond what the arrays can hold: 255 words, a
 *   word after character 1,023 or longer than 63 characters
 */
export function buildWordIndex(verses: readonly string[]): WordIndexData {
  const text = readText(verses);
  const { words, tokens } = sortWords(text.words, text.tokens);
  return {
    words: words.join("\n"),
    tokens,
    verseStarts: text.verseStarts,
    spans: Uint16Array.from(text.spans),
    ...listOccurrences(tokens, text.verseStarts, words.length),
    ...groupByStem(words),
  };
}

function readText(verses: readonly string[]) {
  const numbers = new Map<string, number>();
  const tokens: number[] = [];
  const spans: number[] = [];
  const verseStarts = new Uint32Array(verses.length + 1);
  for (let ordinal = 1; ordinal < verses.length; ordinal++) {
    verseStarts[ordinal] = tokens.length;
    visitWords(verses[ordinal]!, (word, start, end) => {
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      tokens.push(number);
      spans.push(packSpan(start, end, ordinal));
    });
    if (tokens.length - verseStarts[ordinal]! > MAX_WORDS_IN_VERSE) {
      throw new RangeError(`Verse ${ordinal} has more than ${MAX_WORDS_IN_VERSE} words`);
    }
  }
  verseStarts[verses.length] = tokens.length;
  return { words: [...numbers.keys()], tokens, spans, verseStarts };
}

/** Numbers the words anew in sorted order, so that a prefix is one run of numbers. */
function sortWords(words: readonly string[], tokens: readonly number[]) {
  const sorted = words.toSorted((a, b) => (a < b ? -1 : 1));
  const numbers = new Map(sorted.map((word, number) => [word, number]));
  const renumbered = Uint16Array.from(words, (word) => numbers.get(word)!);
  return { words: sorted, tokens: Uint16Array.from(tokens, (token) => renumbered[token]!) };
}

function listOccurrences(tokens: Uint16Array, verseStarts: Uint32Array, wordCount: number) {
  const postingStarts = new Uint32Array(wordCount + 1);
  for (const token of tokens) postingStarts[token + 1]! += 1;
  for (let word = 0; word < wordCount; word++) postingStarts[word + 1]! += postingStarts[word]!;

  const postings = new Uint32Array(tokens.length);
  const next = postingStarts.slice();
  for (let ordinal = 1; ordinal + 1 < verseStarts.length; ordinal++) {
    const start = verseStarts[ordinal]!;
    for (let at = start; at < verseStarts[ordinal + 1]!; at++) {
      postings[next[tokens[at]!]!++] = (ordinal << 8) | (at - start);
    }
  }

  const verses: number[] = [];
  const frequencies: number[] = [];
  const wordVerseStarts = new Uint32Array(wordCount + 1);
  for (let word = 0; word < wordCount; word++) {
    let previous = 0;
    for (let at = postingStarts[word]!; at < postingStarts[word + 1]!; at++) {
      const ordinal = postings[at]! >> 8;
      if (ordinal === previous) {
        frequencies[frequencies.length - 1]! += 1;
      } else {
        verses.push(ordinal);
        frequencies.push(1);
      }
      previous = ordinal;
    }
    wordVerseStarts[word + 1] = verses.length;
  }
  return {
    postings,
    postingStarts,
    verses: Uint16Array.from(verses),
    frequencies: Uint8Array.from(frequencies),
    wordVerseStarts,
  };
}

function groupByStem(words: readonly string[]) {
  const groups = new Map<string, number[]>();
  words.forEach((word, number) => {
    const stem = stemOf(word);
    const group = groups.get(stem);
    if (group) group.push(number);
    else groups.set(stem, [number]);
  });
  const stemStarts = new Uint32Array(groups.size + 1);
  [...groups.values()].forEach((group, stem) => {
    stemStarts[stem + 1] = stemStarts[stem]! + group.length;
  });
  return {
    stems: [...groups.keys()].join("\n"),
    stemWords: Uint16Array.from([...groups.values()].flat()),
    stemStarts,
  };
}
