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

const NAMED_WORDS = 5;
const TIMES = ["", "", ", twice", ", three times", ", four times"];

/** Names the words that were matched in this verse, as the verse spells them. */
export function explainMatch(
  verse: string,
  highlights: readonly TextSpan[],
  type: WordSearchType,
): string {
  const words: string[] = [];
  const counts: number[] = [];
  for (const [start, end] of highlights) {
    const word = verse.slice(start, end).toLowerCase();
    const at = words.indexOf(word);
    if (at < 0) counts[words.push(word) - 1] = 1;
    else counts[at]! += 1;
  }
  if (words.length === 0) return "Fits your expression.";
  let list = "";
  const named = Math.min(words.length, NAMED_WORDS);
  for (let at = 0; at < named; at++) {
    const joint = at === 0 ? "" : at === named - 1 ? " and " : ", ";
    const times = counts[at]!;
    list += `${joint}“${words[at]}”${TIMES[times] ?? `, ${times} times`}`;
  }
  if (type === "boolean") return `Fits your expression: has ${list}.`;
  return `Has ${list}.`;
}
