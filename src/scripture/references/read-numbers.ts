// The chapters and verses between one book's name and the next, put into the
// spelling that `readPassages` takes.
import type { Token } from "./clean-typing.ts";
import { isNumberOfBook } from "./read-book-name.ts";

const CHAPTER = /^(?:chapters?|chaps?|chs?|cap|c)$/;
const VERSE = /^(?:verses?|vers|vss?|vv?|ver)$/;
const RANGE = /^(?:-|to|through|thru|until|till|til|unto)$/;
const LIST = /^(?:[,&]|and|also)$/;
const FOLLOWING = /^(?:ff|following|onwards?|foll)$/;
/** Said between a book and its numbers, adding nothing: `psalm number 23`, `John 3 from verse 5`. */
const FILLER = /^(?:number|no|nr|the|from|st|nd|rd|th)$/;

/** How a book is tied to the one after it: `Gen 1 - Exod 2`, `Gen 1; Exod 2`, `Ruth and Esther`. */
export type Tie = "none" | "range" | "list" | "and";

export interface FoundNumbers {
  readonly text: string;
  readonly tie: Tie;
  readonly next: number;
}

/**
 * @param chapterCount of the book, which tells how a lone `v` or comma is meant
 * @returns `undefined` when what stands there is no chapters and verses
 */
export function readNumbers(
  tokens: readonly Token[],
  at: number,
  chapterCount: number,
): FoundNumbers | undefined {
  const parts: string[] = [];
  let next = at;
  for (;;) {
    const token = tokens[next];
    if (!token) break;
    const part = readPart(tokens, next, at, chapterCount);
    if (part === undefined) break;
    if (part.tight) parts.push(`${parts.pop() ?? ""}${part.text}`);
    else if (part.text) parts.push(part.text);
    next = part.next;
  }
  let tie: Tie = "none";
  while (parts.length > 0 && /^[^\da-z]+$/.test(parts.at(-1) ?? "")) {
    const mark = parts.pop();
    if (mark === "-") tie = "range";
    else if (tie === "none") tie = mark === "&" ? "and" : "list";
  }
  while (/^[^\da-z]+$/.test(parts[0] ?? "")) parts.shift();
  const text = parts
    .join(" ")
    .replaceAll("&", ",")
    .replace(/ ?([:.])(?: ?[:.])* ?/g, "$1")
    .replace(/ ?,(?: ?,)* ?/g, ", ");
  return text === "" || WELL_FORMED.test(text) ? { text, tie, next } : undefined;
}

// Every mark has a number on both sides; every `chapter` and `verse` has one after it.
const WELL_FORMED = (() => {
  const number = String.raw`(?:chapter )?(?:verse )?\d+[a-e]?(?: ?ff?)?`;
  const mark = "(?:[:.](?:verse )?| ?- ?|, | ?; ?| )";
  return new RegExp(`^${number}(?:${mark}${number})*$`);
})();

interface Part {
  readonly text: string;
  readonly next: number;
  /** Written without a space after the part before. */
  readonly tight?: boolean;
}

/** @param first where this book's numbers begin */
function readPart(
  tokens: readonly Token[],
  at: number,
  first: number,
  chapterCount: number,
): Part | undefined {
  const token = tokens[at];
  const before = at > first ? tokens[at - 1] : undefined;
  const after = tokens[at + 1];
  const next = at + 1;
  if (!token) return undefined;
  const { text, kind, isTight } = token;
  if (kind === "number") {
    return beginsNextBook(tokens, at, first) ? undefined : { text, next };
  }
  const followsNumber = before?.kind === "number";
  if (kind === "word") {
    const isVerse = text === "v" && chapterCount === 1;
    const roman = at === first && !isVerse ? readRomanNumeral(tokens, at) : undefined;
    if (roman !== undefined) return { text: String(roman), next };
    if (CHAPTER.test(text) && comesToNumber(tokens, next)) return { text: "chapter", next };
    if (VERSE.test(text) && comesToNumber(tokens, next)) return { text: "verse", next };
    if (followsNumber && isTight && /^(?:[a-e]|st|nd|rd|th)$/.test(text)) {
      return { text: text.length === 1 ? text : "", next, tight: true };
    }
    if (followsNumber && /^(?:[a-e]ff?|ff?)$/.test(text)) return { text, next, tight: true };
    if (followsNumber && FOLLOWING.test(text)) return { text: "ff", next, tight: true };
    if (text === "and" && FOLLOWING.test(after?.text ?? "") && followsNumber) {
      const verses = /^verses?$/.test(tokens[at + 2]?.text ?? "") ? 1 : 0;
      return { text: "ff", next: at + 2 + verses, tight: true };
    }
    if (RANGE.test(text)) return { text: "-", next };
    if (LIST.test(text)) return { text: "&", next };
    if (FILLER.test(text) && comesToNumber(tokens, next)) return { text: "", next };
    return undefined;
  }
  if (text === "/") return { text: hasChapterMark(tokens, first, at) ? "," : ":", next };
  if (text === ";" && isSlippedColon(tokens, at)) return { text: ":", next };
  if (text === "," && isCommaForColon(tokens, at, first, chapterCount)) return { text: ":", next };
  if (text === ".") return { text: followsNumber && after?.kind === "number" ? "." : "", next };
  return { text, next };
}

/** Whether fillers and `chapter`, `verse` lead to a number from here. */
function comesToNumber(tokens: readonly Token[], at: number): boolean {
  let next = at;
  while (
    FILLER.test(tokens[next]?.text ?? "") ||
    /^(?:[.:]|chapters?|ch|verses?|v)$/.test(tokens[next]?.text ?? "")
  ) {
    next++;
  }
  return tokens[next]?.kind === "number" && !beginsNextBook(tokens, next, at);
}

// `John 3;16`: the colon's key without shift, where nothing else divides the numbers.
const isSlippedColon = (tokens: readonly Token[], at: number): boolean =>
  Boolean(tokens[at]?.isTight && tokens[at + 1]?.isTight) &&
  tokens[at - 1]?.kind === "number" &&
  tokens[at + 1]?.kind === "number" &&
  tokens.filter(({ text }) => /^[;:.]$/.test(text)).length === 1;

// Much of Europe writes `John 3,16`. Between a book's only two numbers the comma
// stands for a colon, unless the second is a chapter that may well be meant too:
// the next one (`Gen 1,2`), or after a space a later one (`Ps 23, 91`).
function isCommaForColon(
  tokens: readonly Token[],
  at: number,
  first: number,
  chapterCount: number,
): boolean {
  const [chapter, comma, verse, ...rest] = tokens.slice(first);
  if (chapterCount === 1 || at !== first + 1 || chapter?.kind !== "number") return false;
  if (!comma || verse?.kind !== "number" || !isAlone(rest)) return false;
  const [from, to] = [Number(chapter.text), Number(verse.text)];
  if (to <= from || to > chapterCount) return true;
  return comma.isTight && verse.isTight && to !== from + 1;
}

/** Nothing more, the end of a range, or another book. */
function isAlone(rest: readonly Token[]): boolean {
  const [mark, end, ...more] = rest;
  const isRange = mark?.text === "-" && end?.kind === "number";
  const after = isRange ? more[0] : mark;
  return after === undefined || after.text === ";";
}

const hasChapterMark = (tokens: readonly Token[], first: number, at: number): boolean =>
  tokens.slice(first, at).some(({ text }) => /^(?:[:/]|verses?|v)$/.test(text));

// The `1` of `Gen 1:1, 1 John 4:8` and of `Gen 1:1-1 Sam 3:4`. Directly after a
// name, or after a colon, a number belongs to the book before it.
function beginsNextBook(tokens: readonly Token[], at: number, first: number): boolean {
  const before = tokens[at - 1];
  if (at === first || !before || /^[:./]$/.test(before.text)) return false;
  return isNumberOfBook(tokens, at);
}

const ROMAN_NUMERAL = /^(?=.)(c?)(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

// Older books cite `Ps. cxix. 105` and `Matt. v. 3`. Directly after a book of
// several chapters `v` is the fifth; elsewhere it is "verse".
function readRomanNumeral(tokens: readonly Token[], at: number): number | undefined {
  const text = tokens[at]?.text ?? "";
  if (!ROMAN_NUMERAL.test(text) || text === "c" || text === "l") return undefined;
  if (tokens[at + 1]?.kind === "word") return undefined;
  let value = 0;
  let largest = 0;
  for (const letter of [...text].reverse()) {
    const amount = ROMAN_VALUES[letter] ?? 0;
    value += amount < largest ? -amount : amount;
    largest = Math.max(largest, amount);
  }
  return value;
}
