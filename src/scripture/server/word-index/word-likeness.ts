// How alike two words are: to the eye, letter by letter, and to the ear.

// Three rows of the table, reused; words longer than this are not compared.
const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * How far two words are apart: letters added, dropped, changed, or two neighbours
 * exchanged (Damerau 1964, in the restricted form).
 * @returns the distance, or `limit + 1` when it is greater than `limit`
 */
export function editDistance(one: string, other: string, limit: number): number {
  const width = other.length;
  if (Math.abs(one.length - width) > limit || one.length > LONGEST || width > LONGEST) {
    return limit + 1;
  }
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) above[column] = column;
  for (let line = 1; line <= one.length; line++) {
    const letter = one.charCodeAt(line - 1);
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column++) {
      const otherLetter = other.charCodeAt(column - 1);
      let cost = above[column - 1]! + (letter === otherLetter ? 0 : 1);
      cost = Math.min(cost, above[column]! + 1, row[column - 1]! + 1);
      const isExchange =
        line > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        otherLetter === one.charCodeAt(line - 2);
      if (isExchange) cost = Math.min(cost, before[column - 2]! + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[width]!, limit + 1);
}

const RULES: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^(?:ps|pt)/, "s"],
  [/ph/g, "f"],
  [/sch|ch|ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/gh/g, ""],
  [/g(?=[eiy])/g, "j"],
  [/^[aeiouy]+/, "a"],
  [/(?<=.)[aeiouywh]/g, ""],
  [/(.)\1+/g, "$1"],
];

/**
 * What a word sounds like to an English ear, roughly: its consonants, those that
 * sound alike made equal. Serves names above all (`nebucadnezer`).
 */
export const soundKey = (word: string): string =>
  RULES.reduce((key, [pattern, sound]) => key.replace(pattern, sound), word);
