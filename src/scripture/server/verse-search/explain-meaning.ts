// Why search by meaning shows a verse, as a sentence of fact.
import { formatOrdinal } from "../../format-reference.ts";
import type { Text, TextSpan } from "../corpus.ts";
import type { Evidence } from "../meaning/find-by-meaning.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { visitWords } from "../word-index/tokenize.ts";

/** The words of the verse that the query has too, in any form. */
export function highlightStems(
  verse: string,
  query: { readonly stems: readonly string[] },
): TextSpan[] {
  const spans: TextSpan[] = [];
  visitWords(verse, (word, start, end) => {
    if (query.stems.includes(stemOf(word))) spans.push([start, end]);
  });
  return spans;
}

// Our themes are lists that we chose: that is a fact. What a verse speaks about is not ours to say.
const GRADES = {
  3: "Among the first chosen for",
  2: "Chosen for",
  1: "Also chosen for",
} as const;

/** The strongest witness for a verse, as a sentence of fact. */
export function explain(
  evidence: Evidence,
  text: Text,
  highlights: readonly TextSpan[],
  verse: string,
): string {
  const words = [
    ...new Set(highlights.map(([start, end]) => verse.slice(start, end).toLowerCase())),
  ];
  const has = words.length > 0 ? `has “${words.slice(0, 3).join("”, “")}”` : undefined;
  const { theme, topic, linkedTo, isNear, stems } = evidence;
  if (theme) {
    const about = theme.isStory
      ? `Part of the story of “${theme.name}”`
      : `${GRADES[theme.grade]} the theme “${theme.name}”`;
    return has ? `${about}; ${has}.` : `${about}.`;
  }
  const listed = topic ? `listed under “${topic}” in Nave's Topical Bible` : undefined;
  const linked =
    linkedTo === undefined ? undefined : `joined by cross reference to ${formatOrdinal(linkedTo)}`;
  const near = isNear ? "close in meaning to what you asked" : undefined;
  const elsewhere =
    !has && stems.length > 0
      ? `has your words in another translation than the ${text.code}`
      : undefined;
  const reasons = [has, listed, near, linked, elsewhere]
    .filter((one) => one !== undefined)
    .slice(0, 2);
  const sentence = reasons.join("; ") || "near to what you asked";
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
