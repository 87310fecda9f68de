// What keyboards, word processors and copied pages make of a reference, brought
// back to the few characters that a reference is written with.

/** A reference is short; what is longer is a text. */
export const REFERENCE_MAX_LENGTH = 200;

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Footnote marks, before compatibility forms turn them into digits.
  [/[²³¹⁰-⁹₀-₉]/g, ""],
  // Invisible: marks of direction, joiners, soft hyphens.
  [/\p{Cf}/gu, ""],
  [/[\p{Cc}\p{Z}_]+/gu, " "],
  [/[\p{Pd}\u2212\u2043\u02D7\u30FC~]+/gu, "-"],
  [/[\u2236\u02D0\uA789\u05C3\uFE55\u0589]/g, ":"],
  [/[\u00B7\u2024\u3002]/g, "."],
  [/[\u3001\u060C]/g, ","],
  [/[|\u061B]/g, ";"],
  [/[‘’‚‛′ʼ`´]/g, "'"],
  [/[“”„‟″«»‹›]/g, '"'],
];

// What stands around a reference without belonging to it: brackets, quotes,
// list marks, the sentence's own full stop, an emoji.
const BEFORE =
  /^(?:[\s"'()[\]{}<>*#•.,:;!?\-/\\…]|\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier})+/u;
const AFTER =
  /(?:[\s"'()[\]{}<>*#•.,:;!?\-/\\…]|\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier})+$/u;

const OTHER_CHARACTER = /[^a-z0-9 :;,.&\-'"()[\]+/]/;

/**
 * The typed text in lower-case ASCII, with plain hyphens, colons and single
 * spaces; `undefined` when it is too long for a reference or holds something
 * that no reference holds.
 */
export function cleanTyping(input: string): string | undefined {
  const typed = input.trim();
  if (typed.length > REFERENCE_MAX_LENGTH) return undefined;
  let text = typed;
  for (const [pattern, replacement] of REPLACEMENTS) text = text.replace(pattern, replacement);
  text = text
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/\p{Mn}+/gu, "")
    .toLowerCase()
    .replace(BEFORE, "")
    .replace(AFTER, "");
  if (OTHER_CHARACTER.test(text)) return undefined;
  return text
    .replace(/(?<=[a-z])'(?=[a-z])/g, "")
    .replace(/['"()[\]]+/g, " ")
    .replace(/(?<=[a-z])\s*\+/g, " ")
    .replaceAll("+", ",")
    .replace(/\s+/g, " ")
    .trim();
}

export interface Token {
  readonly text: string;
  readonly kind: "word" | "number" | "mark";
  /** Whether nothing stands between it and the token before. */
  readonly isTight: boolean;
}

/** A cleaned query as words, numbers and marks. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(/[a-z]+|\d+|[^\sa-z\d]/g)) {
    const [token] = match;
    const kind = /[a-z]/.test(token) ? "word" : /\d/.test(token) ? "number" : "mark";
    tokens.push({ text: token, kind, isTight: match.index === end });
    end = match.index + token.length;
  }
  return tokens;
}
