// What somebody typed from memory beside what it is, kindly.
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { splitWords, type TextPart } from "./ways.ts";

interface ComparedPart extends TextPart {
  /** A word that was not typed. */
  readonly isMissed: boolean;
}

export interface Comparison {
  readonly parts: readonly ComparedPart[];
  readonly found: number;
  readonly words: number;
  /** Words that were typed and are not in the text. */
  readonly added: number;
}

/** Capitals, accents, points and a slip in a longer word do not count. */
export function compareWords(text: string, typed: string): Comparison {
  const parts = splitWords(text);
  const wanted = parts.filter(({ isWord }) => isWord).map((part) => fold(part.text));
  const given = splitWords(typed)
    .filter(({ isWord }) => isWord)
    .map((part) => fold(part.text));
  const found = alignWords(wanted, given);
  let word = -1;
  return {
    parts: parts.map((part) => {
      if (part.isWord) word += 1;
      return { ...part, isMissed: part.isWord && !found.has(word) };
    }),
    found: found.size,
    words: wanted.length,
    added: given.length - found.size,
  };
}

const fold = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\p{M}'’ʼ.,]/gu, "")
    .toLowerCase();

/** Places of the wanted words that were given, in an order that both have: the most there can be. */
function alignWords(wanted: readonly string[], given: readonly string[]): ReadonlySet<number> {
  const lengths = Array.from(
    { length: wanted.length + 1 },
    () => new Uint16Array(given.length + 1),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const isSame = (row: number, column: number) =>
    isNearly(wanted[row] as string, given[column] as string);
  for (let row = wanted.length - 1; row >= 0; row -= 1) {
    for (let column = given.length - 1; column >= 0; column -= 1) {
      (lengths[row] as Uint16Array)[column] = Math.max(
        isSame(row, column) ? 1 + at(row + 1, column + 1) : 0,
        at(row + 1, column),
        at(row, column + 1),
      );
    }
  }
  const found = new Set<number>();
  for (let row = 0, column = 0; row < wanted.length && column < given.length; ) {
    if (isSame(row, column) && at(row, column) === 1 + at(row + 1, column + 1)) {
      found.add(row);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}

const SLIP_LETTERS_MIN = 5;

/** The same, or a longer word with one letter wrong, lacking, too many or changed with the next. */
function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (short.length < SLIP_LETTERS_MIN || long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && long[from] === short[from]) from += 1;
  const rest = long.slice(from + 1);
  if (long.length > short.length) return rest === short.slice(from);
  return (
    rest === short.slice(from + 1) ||
    (long[from] === short[from + 1] &&
      long[from + 1] === short[from] &&
      long.slice(from + 2) === short.slice(from + 2))
  );
}

const PLACE =
  /^\s*([1-3]?\s*[^\d:.–-]+?)[\s.]*(?:(\d{1,3})(?:\s*[:.,\s]\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?)?)?\s*$/;

/** `jn 3 16`, `John 3.16` and `john 3:16-16` are all John 3:16. */
export function isSamePlace(typed: string, reference: string): boolean {
  const place = readPlace(typed);
  return place !== undefined && place === readPlace(reference);
}

/** A short book is named without its only chapter: `2 John`. */
function readPlace(text: string): string | undefined {
  const [, name = "", chapter = "1", from, to = from] = PLACE.exec(text) ?? [];
  const book = findBookByName(name.trim());
  return book
    ? [book.number, Number(chapter), Number(from ?? 0), Number(to ?? 0)].join()
    : undefined;
}
