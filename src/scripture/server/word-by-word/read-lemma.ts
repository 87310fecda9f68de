// A lemma as Open Scriptures writes it: a letter for each prefix, then Strong's
// number, perhaps with a letter that tells homonyms apart, and `+` where the
// name goes on with the next word: `c/b/7225`, `1254 a`, `1008+`.

/** What the letters of prefixes mean. */
export const PREFIXES: Readonly<Record<string, string>> = {
  b: "in",
  c: "and",
  d: "the",
  i: "question",
  k: "like",
  l: "to",
  m: "from",
  s: "which",
};

export interface Lemma {
  /** `H7225`; absent where the word is nothing but prefixes with a suffix (“to him”). */
  readonly number?: string;
  /** Letters of `PREFIXES`; the last is the word itself where there is no number. */
  readonly prefixes: readonly string[];
  /** Whether the next word belongs to the same name. */
  readonly goesOn: boolean;
}

/** Throws a RangeError for what is no lemma. */
export function readLemma(written: string): Lemma {
  const pieces = written.split("/");
  const last = pieces.at(-1) ?? "";
  const [, digits, plus] = /^(\d+)(?: [a-z])?(\+?)$/.exec(last) ?? [];
  const prefixes = digits ? pieces.slice(0, -1) : pieces;
  if (!prefixes.every((letter) => Object.hasOwn(PREFIXES, letter))) {
    throw new RangeError(`${written} is no lemma`);
  }
  return { prefixes, goesOn: plus === "+", ...(digits ? { number: `H${Number(digits)}` } : {}) };
}
