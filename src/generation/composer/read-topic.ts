// A topic as people type it: a place in the Bible, a few pictures, or words.
import { getBook } from "#src/scripture/books.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { bookOfOrdinal, type OrdinalRange } from "#src/scripture/versification.ts";
import { type OtherLanguage, readLanguage } from "./read-language.ts";

export interface ReadTopic {
  /** What to look for. */
  readonly words: string;
  /** The passage, where the topic is nothing but a reference. */
  readonly passage: OrdinalRange | undefined;
  /** Written in an alphabet that none of our words are in. */
  readonly isForeign: boolean;
  /** Those it may be written in, where it is not English and we know its words. */
  readonly languages: readonly OtherLanguage[];
}

const PICTURES: readonly (readonly [RegExp, string])[] = [
  [/[😢😭😿🥀⚰]/gu, "sadness"],
  [/💔/gu, "broken heart"],
  [/[😡😠🤬]/gu, "anger"],
  [/[😰😱😨😟]/gu, "fear"],
  [/[😔😞😩]/gu, "discouragement"],
  [/[😴🥱]/gu, "tiredness"],
  [/[🤒🤕🏥]/gu, "sickness"],
  [/[😀😃😄😁😊🥳🎉]/gu, "joy"],
  [/[🙏🛐]/gu, "prayer"],
  [/[❤💕💖💗]/gu, "love"],
  [/[🎄🎅]/gu, "Christmas"],
  [/✝/gu, "the cross"],
  [/[👶🍼]/gu, "a new baby"],
  [/[💍👰]/gu, "wedding"],
];

/** More verses than these say little about what the passage is about. */
const VERSES_READ = 4;
/** Names of books that people type for what they also mean. */
const AMBIGUOUS = new Set<string>(["Job", "Numbers", "Acts", "Judges", "Mark"]);

export function readTopic(corpus: Corpus, topic: string): ReadTopic {
  const reading = readReference(topic);
  const passage = reading.kind === "reference" ? reading.ranges[0] : undefined;
  if (passage && reading.kind === "reference" && !(reading.wholeBook && isAmbiguous(passage))) {
    return { words: wordsOf(corpus, passage), passage, isForeign: false, languages: [] };
  }
  const words = PICTURES.reduce(
    (text, [pictures, name]) => text.replace(pictures, ` ${name} `),
    topic,
  )
    .replace(/\s+/g, " ")
    .trim();
  const other = readLanguage(corpus, words);
  return {
    words: other?.english ?? words,
    passage: undefined,
    isForeign: isForeign(words),
    languages: other?.languages ?? [],
  };
}

const isAmbiguous = ({ start }: OrdinalRange): boolean =>
  AMBIGUOUS.has(getBook(bookOfOrdinal(start)).name);

function wordsOf({ texts }: Corpus, { start, end }: OrdinalRange): string {
  const last = Math.min(end, start + VERSES_READ - 1);
  return Array.from({ length: last - start + 1 }, (_, at) => texts.WEB.verse(start + at)).join(" ");
}

function isForeign(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin < letters / 2;
}
