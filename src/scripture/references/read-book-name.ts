// The name of a book among the tokens of a query.
import type { Book } from "../books.ts";
import { ALSO_WORDS, OUTSIDE_ALSO_WORDS } from "./book-names.ts";
import type { Token } from "./clean-typing.ts";
import { findBookByName, findBooksLackingNumber, findOutsideBook } from "./find-book.ts";
import { guessBooks, isNearWord } from "./guess-book.ts";
import { findBookInLibrary } from "./read-passages.ts";

export type BookName =
  /** Several where a number was left out: `Corinthians`. */
  | { readonly kind: "books"; readonly books: readonly Book[]; readonly maybeWord: boolean }
  | { readonly kind: "outside"; readonly name: string; readonly maybeWord: boolean }
  | { readonly kind: "unknown"; readonly word: string; readonly number: number };

/** `the acts of the apostles`, without its article. */
const LONGEST_NAME = 5;

export interface FoundName {
  readonly name: BookName;
  readonly next: number;
}

/** @returns `undefined` where no name can stand: a word that no number follows */
export function readBookName(tokens: readonly Token[], at: number): FoundName | undefined {
  const prefix = readBookNumber(tokens, at);
  const words = wordsFrom(tokens, prefix.next);
  const known = findKnownName(prefix.number, words);
  if (known) return known;
  const [word] = words;
  if (!word || !isFollowedByNumber(tokens, word.next)) return undefined;
  return { name: recognise(word.text, prefix.number, tokens, word.next), next: word.next };
}

interface Word {
  readonly text: string;
  /** The token after it and its point. */
  readonly next: number;
}

/** The longest of the names that these words begin with. */
function findKnownName(number: number, words: readonly Word[]): FoundName | undefined {
  for (let count = words.length; count > 0; count--) {
    const key = words
      .slice(0, count)
      .map(({ text }) => text)
      .join("");
    const name = nameOf(number, key);
    const next = words[count - 1]?.next;
    if (name && next !== undefined) return { name, next };
  }
  return undefined;
}

function nameOf(number: number, key: string): BookName | undefined {
  const book = findBookByName(number === 0 ? key : `${number}${key}`);
  if (book) return { kind: "books", books: [book], maybeWord: number === 0 && ALSO_WORDS.has(key) };
  const outside = findOutsideBook(number === 0 ? key : `${number}${key}`);
  if (outside) return { kind: "outside", name: outside, maybeWord: OUTSIDE_ALSO_WORDS.has(key) };
  const books = number === 0 ? findBooksLackingNumber(key) : undefined;
  return books && { kind: "books", books, maybeWord: true };
}

/** A name that no table has: as the library spells it, misspelt, or of no book. */
function recognise(word: string, number: number, tokens: readonly Token[], next: number): BookName {
  const hasVerse = tokens[next + 1]?.text === ":";
  const isLikelyWord = number === 0 && isNearWord(word) && !hasVerse;
  const unknown: BookName = { kind: "unknown", word, number };
  if (isLikelyWord || word.length < 3) return unknown;
  // Short spellings that only the library knows are words as well: `son`, `gala`.
  const isSpelling = hasVerse || word.length > 4;
  const spelled = isSpelling
    ? findBookInLibrary(number === 0 ? word : `${number} ${word}`)
    : undefined;
  if (spelled && number !== 0) return { kind: "books", books: [spelled], maybeWord: false };
  const guessed = guessBooks(word, number);
  const books = guessed.length > 0 ? guessed : spelled ? [spelled] : [];
  return books.length > 0 ? { kind: "books", books, maybeWord: false } : unknown;
}

const BOOK_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ i: 1, ii: 2, iii: 3, iv: 4, "1": 1, "2": 2, "3": 3, "4": 4 }),
);

/** `1`, `1st`, `2.`, `II`, `3-` before a name; 0 where there is none. */
function readBookNumber(
  tokens: readonly Token[],
  at: number,
): { readonly number: number; readonly next: number } {
  const number = BOOK_NUMBERS.get(tokens[at]?.text ?? "");
  if (!number) return { number: 0, next: at };
  let next = at + 1;
  if (tokens[next]?.isTight && /^(?:st|nd|rd|th)$/.test(tokens[next]?.text ?? "")) next++;
  while (/^[.-]$/.test(tokens[next]?.text ?? "")) next++;
  return tokens[next]?.kind === "word" ? { number, next } : { number: 0, next: at };
}

function wordsFrom(tokens: readonly Token[], at: number): readonly Word[] {
  const words: Word[] = [];
  let next = at;
  while (words.length < LONGEST_NAME) {
    const token = tokens[next];
    if (token?.kind !== "word") break;
    next++;
    while (isPartOfName(tokens, next)) next++;
    words.push({ text: token.text, next });
  }
  return words;
}

/** The point of an abbreviation, and the hyphen of `john-3`. */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at];
  const isHyphen = mark?.text === "-" && mark.isTight && tokens[at + 1]?.kind === "number";
  return mark?.text === "." || isHyphen;
}

function isFollowedByNumber(tokens: readonly Token[], at: number): boolean {
  let next = at;
  while (/^(?:[.,:]|chapters?|chap|ch|verses?)$/.test(tokens[next]?.text ?? "")) next++;
  return tokens[next]?.kind === "number";
}

/** Whether the number at `at` is the `1` of a book such as `1 John`. */
export function isNumberOfBook(tokens: readonly Token[], at: number): boolean {
  const { number, next } = readBookNumber(tokens, at);
  return number > 0 && findKnownName(number, wordsFrom(tokens, next)) !== undefined;
}
