// What the model reads of the words: words, their classes, neighbours, pairs at
// a distance, pieces of words, and which phrases were heard.
import type { WordFeatures } from "./danger-model.ts";
import type { Phrase } from "./hear-patterns.ts";
import { classesOf } from "./word-classes.ts";

/** How far apart two words may stand to be told as a pair. */
const REACH = 4;

export const readFeatures = (
  sentences: readonly (readonly string[])[],
  phrases: readonly Phrase[],
): WordFeatures => ({
  words: readWords(sentences),
  pieces: readPieces(sentences),
  phrases: readPhrases(phrases),
});

function readWords(sentences: readonly (readonly string[])[]): Set<string> {
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

/** Three to five letters: they hold what is misspelt. */
function readPieces(sentences: readonly (readonly string[])[]): Set<string> {
  const found = new Set<string>();
  for (const sentence of sentences) {
    for (const word of sentence) {
      const padded = `<${word.slice(0, 30)}>`;
      for (let size = 3; size <= 5; size++) {
        for (let at = 0; at + size <= padded.length; at++) found.add(padded.slice(at, at + size));
      }
    }
  }
  return found;
}

function readPhrases(phrases: readonly Phrase[]): Set<string> {
  const found = new Set<string>();
  for (const { kind, who, sure } of phrases) {
    // Those decide without the model.
    if (sure === "plain") continue;
    found.add(sure);
    found.add(`${kind} ${sure}`);
    found.add(`${kind} ${who}`);
  }
  const strong = phrases.filter(({ sure }) => sure === "strong").length;
  if (strong > 1) found.add("strong twice");
  if (strong > 2) found.add("strong thrice");
  return found;
}
