// What the model reads of the words: words, their classes, neighbours, pairs at
// a distance, pieces of words, and which phrases were heard.
import type { Pattern } from "./match-pattern.ts";
import type { Phrase } from "./hear-patterns.ts";
import { classesOf } from "./word-classes.ts";

/** Words that tell more by themselves than by their class. */
const REACH = 4;

export function readWordFeatures(sentences: readonly (readonly string[])[]): Set<string> {
  const found = new Set<string>();
  for (const sentence of sentences) {
    const tokens = ["^", ...sentence, "$"];
    const classes = tokens.map((token) => {
      const [first] = classesOf(token);
      return first ? `@${first}` : token;
    });
    tokens.forEach((token, at) => {
      found.add(token);
      for (const name of classesOf(token)) found.add(`@${name}`);
      const own = classes[at]!;
      const next = tokens[at + 1];
      if (next) found.add(`${token} ${next}`);
      if (classes[at + 1]) found.add(`${own} ${classes[at + 1]}`);
      if (classes[at + 2]) found.add(`${own} ${classes[at + 1]} ${classes[at + 2]}`);
      for (let far = 2; far <= REACH; far++) {
        const other = classes[at + far];
        if (other) found.add(`${own} .. ${other}`);
      }
    });
  }
  return found;
}

export function readPieces(sentences: readonly (readonly string[])[]): Set<string> {
  const found = new Set<string>();
  for (const sentence of sentences) {
    for (const word of sentence) {
      const padded = `<${word}>`;
      for (let size = 3; size <= 5; size++) {
        for (let at = 0; at + size <= padded.length; at++) found.add(padded.slice(at, at + size));
      }
    }
  }
  return found;
}

export function readPhraseFeatures(phrases: readonly Pattern<Phrase>[]): Set<string> {
  const found = new Set<string>();
  for (const { meaning } of phrases) {
    found.add(`#${meaning.sure}`);
    found.add(`#${meaning.kind} ${meaning.sure}`);
    found.add(`#${meaning.kind} ${meaning.who}`);
  }
  const strong = phrases.filter(({ meaning }) => meaning.sure === "strong").length;
  if (strong > 1) found.add("#strong twice");
  if (strong > 2) found.add("#strong thrice");
  return found;
}
