// Finds Scripture that was typed into prose of ours instead of being marked.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { VERSE_COUNT } from "#src/scripture/versification.ts";

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/**
 * Runs of so many words that occur in a prose and in a verse of any text.
 * @returns how many runs were looked for, and each that was found as a sentence for a test
 */
export function findTypedScripture(
  corpus: Corpus,
  prose: readonly { readonly name: string; readonly text: string }[],
  runLength: number,
): { readonly runCount: number; readonly found: readonly string[] } {
  // Words as numbers: the verses hold some four million runs.
  const numbers = new Map<string, number>();
  const ours = new Map<string, string>();
  for (const { name, text } of prose) {
    const words = splitWords(text);
    for (const word of words) numbers.set(word, numbers.get(word) ?? numbers.size + 1);
    for (let at = 0; at + runLength <= words.length; at++) {
      ours.set(words.slice(at, at + runLength).join(" "), name);
    }
  }
  const pairOf = (one: number, two: number): number => one * 65_536 + two;
  const pairs = new Set(
    [...ours.keys()].map((run) => {
      const [one = "", two = ""] = run.split(" ");
      return pairOf(numbers.get(one) ?? 0, numbers.get(two) ?? 0);
    }),
  );
  const found = new Set<string>();
  for (const text of Object.values(corpus.texts)) {
    for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
      const words = splitWords(text.verse(ordinal));
      const known = words.map((word) => numbers.get(word) ?? 0);
      for (let at = 0; at + runLength <= words.length; at++) {
        if (!pairs.has(pairOf(known[at] ?? 0, known[at + 1] ?? 0))) continue;
        const run = words.slice(at, at + runLength).join(" ");
        if (ours.has(run)) found.add(`${ours.get(run)}: ${run} (${text.code})`);
      }
    }
  }
  return { runCount: ours.size, found: [...found] };
}
