// Whether somebody's words tell of a danger. Search, prayers, devotionals and
// outlines all ask here.
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { Concern } from "./contract.ts";
import { hearPatterns } from "./danger/hear-patterns.ts";
import { findNamedDanger } from "./danger/named-danger.ts";
import {
  leaveOutScripture,
  rememberedScripture,
  type Scripture,
} from "./danger/quoted-scripture.ts";
import { readSentences } from "./danger/read-tokens.ts";
import { isGraver, weighText } from "./danger/weigh-text.ts";

/** A long text may hold its danger in one sentence: those with a telling phrase are heard by themselves. */
const LONG_WORDS = 40;
const MOST_SENTENCES = 6;
/** The encoder reads no more of a text than this. */
const ENCODED = 1_500;

/**
 * The gravest concern that any of the texts gives rise to; `undefined` where
 * there is none.
 * @param encoder once it is loaded; without it the certain patterns answer
 * @param scripture words that are quoted from it are not taken for the writer's; else that which the server remembers
 */
export async function hearConcern(
  texts: readonly string[],
  encoder: SentenceEncoder | undefined,
  scripture: Scripture | undefined = rememberedScripture(),
): Promise<Concern | undefined> {
  const heard = texts
    .map((text) => (scripture ? leaveOutScripture(text, scripture) : text))
    .flatMap((text) => [text, ...tellingSentences(text)])
    .filter((text) => /\p{L}/u.test(text));
  if (heard.length === 0) return undefined;
  const vectors = encoder ? await encoder.encode(heard.map((text) => text.slice(0, ENCODED))) : [];
  let worst: Concern | undefined;
  for (const [at, text] of heard.entries()) {
    const concern = weighText({ text, vector: vectors[at] }) ?? findNamedDanger(text);
    if (concern && isGraver(concern, worst)) worst = concern;
  }
  return worst;
}

function tellingSentences(text: string): string[] {
  const sentences = readSentences(text);
  if (sentences.reduce((sum, { length }) => sum + length, 0) < LONG_WORDS) return [];
  return sentences
    .filter((sentence) => hearPatterns([sentence]).length > 0)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.join(" "));
}
