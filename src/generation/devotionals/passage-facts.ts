// What is known of a passage and can be said of any: where it stands, which word
// it repeats, and where cross references lead from it.
import { formatOrdinal } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { isContentWord } from "#src/scripture/server/meaning/content-words.ts";
import { bookOfOrdinal, type OrdinalRange } from "#src/scripture/versification.ts";
import { placeWords } from "../stored-words.ts";
import type { LectioPassage } from "./lectio-store.ts";

/** The section of the book in which it stands; nothing where none is described. */
export function tellSection({ background }: Corpus, { start }: OrdinalRange): string | undefined {
  const section = background.findSection(start);
  return section && `Where it stands: ${section.title} (${section.reference}). ${section.text}`;
}

export function tellBook({ background }: Corpus, { start }: OrdinalRange): string {
  const { book, setting, author, audience } = background.ofBook(bookOfOrdinal(start));
  return `Of the book of ${book}: ${setting} Who wrote it: ${author}. For whom: ${audience}.`;
}

const TIMES = ["", "", "", "three", "four", "five", "six", "seven", "eight", "nine"];
const WORD_LETTERS = 4;
/** They come again and again and say little. */
const COMMON = new Set(
  "down come comes came said says into upon even away there went among".split(" "),
);

/** A word that comes three times or more; nothing where none does. */
export function tellRepeated(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { word } of placeWords(text)) {
    if (word.length < WORD_LETTERS || COMMON.has(word) || !isContentWord(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
  const times = most && (TIMES[most[1]] ?? "many");
  return times ? `One word to listen for: “${most[0]}” comes ${times} times.` : undefined;
}

/** A verse of the passage that cross references join to another of the passages. */
export function findLink(
  { crossReferences }: Corpus,
  range: OrdinalRange,
  other: LectioPassage,
): string | undefined {
  for (let ordinal = range.start; ordinal <= range.end; ordinal += 1) {
    const leads = crossReferences
      .of(ordinal)
      .some(({ start, end }) => start >= other.range.start && end <= other.range.end);
    if (leads) return formatOrdinal(ordinal);
  }
  return undefined;
}
