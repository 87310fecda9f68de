// Every place where a word, or words in this order, stands in a text; and every
// place where the KJV renders a Hebrew or Greek word.
import { BOOKS } from "../../books.ts";
import { bookRange } from "../../versification.ts";
import type { Text, TextSpan } from "../corpus.ts";
import { TaggingRole, type Taggings } from "../lexicon/taggings.ts";
import { spanEnd, spanStart } from "../word-index/build-word-index.ts";
import type { WordIndex } from "../word-index/open-word-index.ts";
import { visitWords } from "../word-index/tokenize.ts";

/** Places in canonical order, as parallel lists: the verse, the first word from 0, how many words. */
export interface Matches {
  readonly ordinals: ArrayLike<number> & { readonly length: number };
  readonly firstWords: ArrayLike<number>;
  readonly wordCounts: ArrayLike<number>;
  /** Distinct verses, rising. */
  readonly verses: readonly number[];
}

/** The folded words of a query; linear in its length. */
export function splitQuery(query: string): string[] {
  const words: string[] = [];
  visitWords(query, (word) => words.push(word));
  return words;
}

/** Exactly these words side by side, letter case ignored. */
export function findWords(index: WordIndex, words: readonly string[]): Matches {
  const numbers = words.map((word) => index.numberOfWord.get(word));
  const [first, ...rest] = numbers;
  if (first === undefined || rest.includes(undefined)) return listMatches([], [], []);
  const { postings, postingStarts, tokens, verseStarts } = index;
  const ordinals: number[] = [];
  const firstWords: number[] = [];
  for (let at = postingStarts[first]!; at < postingStarts[first + 1]!; at++) {
    const ordinal = postings[at]! >> 8;
    const place = postings[at]! & 255;
    const token = verseStarts[ordinal]! + place;
    const end = verseStarts[ordinal + 1]!;
    if (rest.every((word, step) => token + 1 + step < end && tokens[token + 1 + step] === word)) {
      ordinals.push(ordinal);
      firstWords.push(place);
    }
  }
  return listMatches(
    ordinals,
    firstWords,
    ordinals.map(() => words.length),
  );
}

/** Any of these words, each by itself. */
export function findAnyWord(index: WordIndex, words: readonly string[]): Matches {
  const found = words
    .map((word) => findWords(index, [word]))
    .flatMap(({ ordinals, firstWords }) =>
      Array.from(ordinals, (ordinal, at) => ({ ordinal, firstWord: firstWords[at]! })),
    )
    .sort((a, b) => a.ordinal - b.ordinal || a.firstWord - b.firstWord);
  return listMatches(
    found.map(({ ordinal }) => ordinal),
    found.map(({ firstWord }) => firstWord),
    found.map(() => 1),
  );
}

/** Where the KJV renders a Strong's number; parts of split renderings are left out. */
export function findNumber(taggings: Taggings, number: string): Matches {
  const rows = taggings.ofNumber(number).filter(({ role }) => role !== TaggingRole.Part);
  return listMatches(
    rows.map((row) => row.ordinal),
    rows.map((row) => row.firstWord),
    rows.map((row) => row.wordCount),
  );
}

function listMatches(
  ordinals: readonly number[],
  firstWords: readonly number[],
  wordCounts: readonly number[],
): Matches {
  const verses: number[] = [];
  for (const ordinal of ordinals) if (ordinal !== verses.at(-1)) verses.push(ordinal);
  return { ordinals, firstWords, wordCounts, verses };
}

const FIRST_ORDINALS = BOOKS.map((book) => bookRange(book.number).start);

/** Matches in each of the 66 books, Genesis first. */
export function countByBook({ ordinals }: Matches): number[] {
  const counts = BOOKS.map(() => 0);
  let book = 0;
  for (let at = 0; at < ordinals.length; at++) {
    while (book < 65 && FIRST_ORDINALS[book + 1]! <= ordinals[at]!) book++;
    counts[book]!++;
  }
  return counts;
}

/** Where the matches of one verse are written in it. */
export function spansInVerse(text: Text, matches: Matches, ordinal: number): TextSpan[] {
  const { spans, verseStarts } = text.wordIndex;
  const found: TextSpan[] = [];
  const [from, to] = matchesInVerse(matches, ordinal);
  for (let at = from; at < to; at++) {
    const token = verseStarts[ordinal]! + matches.firstWords[at]!;
    const last = token + matches.wordCounts[at]! - 1;
    found.push([spanStart(spans[token]!), spanEnd(spans[last]!)]);
  }
  return found;
}

/** The places in `matches` that lie in a verse: from the first to before the last. */
export const matchesInVerse = (matches: Matches, ordinal: number): [from: number, to: number] => [
  firstAt(matches.ordinals, ordinal),
  firstAt(matches.ordinals, ordinal + 1),
];

/** The place of the first entry that is not less than `value`. */
function firstAt(rising: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Matches that are looked at for a small letter. */
const MATCHES_READ = 60;

/** The matched words beginning with a small letter, unless the text never writes them so: `love of God`. */
export function writeAsText(text: Text, matches: Matches, words: readonly string[]): string {
  const folded = words.join(" ");
  const { verseStarts, spans } = text.wordIndex;
  let first = "";
  for (let at = 0; at < Math.min(matches.ordinals.length, MATCHES_READ); at++) {
    const ordinal = matches.ordinals[at]!;
    const token = verseStarts[ordinal]! + matches.firstWords[at]!;
    const written = text
      .verse(ordinal)
      .slice(spanStart(spans[token]!), spanEnd(spans[token + words.length - 1]!));
    if (written.charAt(0) === written.charAt(0).toLowerCase()) {
      return written.toLowerCase() === folded ? written : folded;
    }
    first ||= written;
  }
  return first || folded;
}

export interface WordForm {
  readonly form: string;
  readonly occurrences: number;
}

/** Other forms of a word in the text, commonest first; none for several words. */
export function listForms(
  index: WordIndex,
  words: readonly string[],
  stemOf: (word: string) => string,
): WordForm[] {
  const [word, ...rest] = words;
  const stem = word && rest.length === 0 ? index.numberOfStem.get(stemOf(word)) : undefined;
  if (stem === undefined) return [];
  const { stemWords, stemStarts, postingStarts } = index;
  return Array.from(stemWords.subarray(stemStarts[stem], stemStarts[stem + 1]), (number) => ({
    form: index.words[number]!,
    occurrences: postingStarts[number + 1]! - postingStarts[number]!,
  }))
    .filter(({ form }) => form !== word)
    .sort((a, b) => b.occurrences - a.occurrences || (a.form < b.form ? -1 : 1));
}
