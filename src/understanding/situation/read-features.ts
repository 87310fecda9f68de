// What the model reads of a request beside the vectors: its words, neighbours
// by their group ("@child @gone"), and the signs.
import { readPlainWords } from "./plain-words.ts";
import { groupOf, readSigns } from "./signs.ts";

export interface RequestFeatures {
  readonly plainWords: string;
  readonly signs: readonly string[];
  /** Everything that the model has a weight for, each once. */
  readonly names: ReadonlySet<string>;
}

export function readFeatures(title: string, more: string): RequestFeatures {
  const plainWords = readPlainWords([title, more]);
  const signs = readSigns(plainWords);
  const names = new Set(signs.map((sign) => `! ${sign}`));
  const words = plainWords.trim().split(" ");
  const groups = words.map((word) => (/^\d+$/.test(word) ? "0" : groupOf(word)));
  words.forEach((word, at) => {
    const group = groups[at] as string;
    if (word !== ".") names.add(word);
    names.add(group);
    const next = groups[at + 1];
    if (!next) return;
    names.add(`${group} ${next}`);
    const third = groups[at + 2];
    if (third) names.add(`${group} .. ${third}`);
    const fourth = groups[at + 3];
    if (fourth) names.add(`${group} .. ${fourth}`);
  });
  return { plainWords, signs, names };
}

/** As the encoder reads a request whole. */
export const joinTexts = (title: string, more: string): string =>
  more ? `${title.replace(/[.!?…]*\s*$/u, "")}. ${more}` : title;
