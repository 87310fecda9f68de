// A verse with some of its letters or words hidden, and what somebody typed
// beside it. The text itself is never changed: its pieces, joined, are the text.

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

const HIDDEN_SHARE = 0.4;

/**
 * About two words of five are hidden, at least one and never all of several.
 * @param round another one hides other words; the same one always the same
 */
export function hideWords(text: string, round: number): GappedPart[] {
  const parts = splitWords(text);
  const words = parts.flatMap(({ isWord }, index) => (isWord ? [index] : []));
  const count = Math.max(1, Math.floor(words.length * HIDDEN_SHARE));
  // Spread over the verse, and moved on by each round.
  const hidden = new Set(
    Array.from({ length: Math.min(count, words.length) }, (_, step) => {
      const place = Math.floor((step * words.length) / count) + round;
      return words[place % words.length];
    }),
  );
  return parts.map((part, index) => ({ ...part, isHidden: hidden.has(index) }));
}

export interface ComparedPart extends TextPart {
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
