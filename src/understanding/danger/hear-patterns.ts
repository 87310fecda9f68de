// Which phrases of danger stand in a text, and what stands around them that
// makes them harmless: a sermon, a hymn, the news, a testimony.
import type { Concern } from "../contract.ts";
import { indexPatterns, matchPatterns, type Pattern, readPatterns } from "./match-pattern.ts";
import { PATTERNS_OF_OTHERS } from "./patterns-of-others.ts";
import { PATTERNS_OF_SELF } from "./patterns-of-self.ts";

export interface Phrase {
  readonly kind: Concern["kind"];
  readonly who: Concern["who"];
  readonly sure: "strong" | "certain" | "hint";
}

const INDEX = indexPatterns(
  `${PATTERNS_OF_SELF}\n${PATTERNS_OF_OTHERS}`
    .split(/^## /m)
    .slice(1)
    .flatMap((block) => {
      const end = block.indexOf("\n");
      const [kind, who, sure] = block.slice(0, end).trim().split(" ");
      return readPatterns(block.slice(end), { kind, who, sure } as Phrase);
    }),
);

export const hearPatterns = (sentences: readonly (readonly string[])[]): Pattern<Phrase>[] => [
  ...new Set(sentences.flatMap((sentence) => matchPatterns(INDEX, sentence))),
];
