// Sentences that say how a query was read and why a verse was found. They state
// what was matched and nothing more.
import type { TextSpan } from "../corpus.ts";
import type { WordSearchType } from "../word-index/search-words.ts";

const LABELS: Readonly<Record<WordSearchType, string>> = {
  phrase: "These words in this order",
  all: "All of these words",
  any: "Any of these words",
  boolean: "As an expression",
};

export const labelOf = (type: WordSearchType): string => LABELS[type];

const strip = (words: string): string =>
  words
    .trim()
    .replace(/^["“”„«»]+|["“”„«»]+$/gu, "")
    .trim();

export function describeReading(
  words: string,
  type: WordSearchType,
  forms: "exact" | "related",
): string {
  const also = forms === "related" ? ", and other forms of them" : "";
  const quoted = `“${strip(words)}”`;
  const isOneWord = !/\s/u.test(words.trim());
  switch (type) {
    case "phrase":
      return isOneWord
        ? `Read as the word ${quoted}${also}.`
        : `Read as the phrase ${quoted}${also}.`;
    case "boolean":
      return `Read as the expression ${words.trim()}${also}.`;
    case "all":
      return isOneWord
        ? `Read as the word ${quoted}${forms === "related" ? ", and its other forms" : ""}.`
        : `Read as verses with all of these words: ${quoted}${also}.`;
    case "any":
      return `Read as verses with any of these words: ${quoted}${also}.`;
  }
}

const TIMES = ["", "", ", twice", ", three times", ", four times"];

/** Names the words that were matched in this verse, as the verse spells them. */
export function explainMatch(
  verse: string,
  highlights: readonly TextSpan[],
  type: WordSearchType,
): string {
  const counts = new Map<string, number>();
  for (const [start, end] of highlights) {
    const word = verse.slice(start, end).toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const named = [...counts]
    .slice(0, 5)
    .map(([word, times]) => `“${word}”${TIMES[times] ?? `, ${times} times`}`);
  if (named.length === 0) return "Fits your expression.";
  const list =
    named.length === 1 ? named[0] : `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
  if (type === "boolean") return `Fits your expression: has ${list}.`;
  return `Has ${list}.`;
}
