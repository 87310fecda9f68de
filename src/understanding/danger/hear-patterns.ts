// Which phrases of danger stand in a text, and what stands around them that
// makes them harmless: a sermon, a hymn, the news, a testimony.
import type { Concern } from "../contract.ts";
import { FOREIGN_PHRASES } from "./foreign-phrases.ts";
import { indexPatterns, matchPatterns, type Pattern, readPatterns } from "./match-pattern.ts";
import { PATTERNS_OF_OTHERS } from "./patterns-of-others.ts";
import { PATTERNS_OF_SELF } from "./patterns-of-self.ts";
import { classesOf } from "./word-classes.ts";

export interface Phrase {
  readonly kind: Concern["kind"];
  readonly who: Concern["who"];
  readonly sure: "plain" | "strong" | "certain" | "hint";
}

/** A header `## kind who sure`, then one pattern a line. */
const readBlocks = (blocks: string): Pattern<Phrase>[] =>
  blocks
    .split(/^## /m)
    .slice(1)
    .flatMap((block) => {
      const end = block.indexOf("\n");
      const [kind, who, sure] = block.slice(0, end).trim().split(" ");
      return readPatterns(block.slice(end), { kind, who, sure } as Phrase);
    });

const INDEX = indexPatterns(readBlocks(`${PATTERNS_OF_SELF}\n${PATTERNS_OF_OTHERS}`));

export const hearPatterns = (sentences: readonly (readonly string[])[]): Phrase[] =>
  [...new Set(sentences.flatMap((sentence) => matchPatterns(INDEX, sentence)))].map(
    ({ meaning }) => meaning,
  );

const FOREIGN = indexPatterns(readBlocks(FOREIGN_PHRASES));

/** Certain phrases of other languages. */
export const hearForeign = (sentences: readonly (readonly string[])[]): Phrase[] =>
  sentences
    .flatMap((sentence) =>
      matchPatterns(
        FOREIGN,
        sentence.map((word) => word.normalize("NFD").replaceAll(/\p{M}/gu, "")),
      ),
    )
    .map(({ meaning }) => meaning);

const ABOUT = ["study", "news", "bible", "archaic"] as const;
const PAST = readPatterns(
  `
years|year|months ago|clean|sober|free|since
since|in 0
used to
long|far past|ago|behind
once|twenty|ten|five|eleven years
`,
  "past",
);
const PAST_INDEX = indexPatterns(PAST);
const DENIED_INDEX = indexPatterns(
  readPatterns("not *1 want|wants|wanting to *1 die|dying|hurt|harm|kill", "denied"),
);

/** Whether somebody says that they do not want it. */
export const isDenied = (sentences: readonly (readonly string[])[]): boolean =>
  sentences.some((sentence) => matchPatterns(DENIED_INDEX, sentence).length > 0);

/** Words that say that what is past is not past. */
const STILL = new Set([
  "still",
  "again",
  "but",
  "not",
  "never",
  "scared",
  "afraid",
  "tonight",
  "back",
]);

/** Whether danger is what the words are about rather than what somebody is in. */
export function isAbout(sentences: readonly (readonly string[])[]): boolean {
  const words = sentences.flat();
  if (words.some((word) => classesOf(word).some((name) => ABOUT.some((about) => about === name)))) {
    return true;
  }
  return (
    words.some((word) => classesOf(word).includes("thanks")) &&
    !words.some((word) => STILL.has(word)) &&
    sentences.some((sentence) => matchPatterns(PAST_INDEX, sentence).length > 0)
  );
}
