import type { Corpus } from "../corpus.ts";
import { addressOfNumber } from "./write-originals.ts";

export interface CountedNumber {
  readonly strongsNumber: string;
  readonly word: string;
  readonly transliteration: string;
  /** How often the KJV has it, by whatever words. */
  readonly occurrences: number;
  readonly href: string;
}

const LAST = { H: 8674, G: 5624 } as const;

/** The Hebrew numbers, then the Greek ones, that the KJV has at least so often. */
export function listNumbers(
  { taggings, lexicon }: Pick<Corpus, "taggings" | "lexicon">,
  atLeast: number,
): CountedNumber[] {
  return (["H", "G"] as const).flatMap((letter) =>
    Array.from({ length: LAST[letter] }, (_, index) => `${letter}${index + 1}`).flatMap(
      (number): CountedNumber[] => {
        const occurrences = taggings.countOf(number);
        const entry = occurrences < atLeast ? undefined : lexicon.find(number);
        if (!entry) return [];
        const { lemma: word, transliteration } = entry;
        const href = addressOfNumber(number);
        return [{ strongsNumber: number, word, transliteration, occurrences, href }];
      },
    ),
  );
}
