// What a word sounds like to an English ear, roughly: its consonants, those that
// sound alike made equal. Serves names above all (`nebucadnezer`).

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

export const soundKey = (word: string): string =>
  RULES.reduce((key, [pattern, sound]) => key.replace(pattern, sound), word);
