// What can be said of a part of a passage because it can be counted.
import people from "#content/people.json" with { type: "json" };
import { formatOrdinal, formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { isContentWord } from "#src/scripture/server/meaning/content-words.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { SeededRandom } from "../composer/seeded-random.ts";
import { placeWords, VERSES_QUOTED_MAX } from "../stored-words.ts";
import { outlineWords } from "./outline-words.ts";

const { facts } = outlineWords;

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
export const sayNumber = (count: number): string => NUMBERS[count] ?? String(count);

/** Sentences that are true of these verses in this translation. */
export function tellPart(
  corpus: Corpus,
  code: EmbeddedCode,
  range: OrdinalRange,
  random: SeededRandom,
): string[] {
  const { text } = readPassage(corpus.texts[code], range);
  return [
    ...tellRepeated(text, random),
    ...tellQuestions(text, random),
    ...tellPeople(text, random),
  ];
}

const WORD_LETTERS = 4;
const TIMES_LEAST = 3;

function tellRepeated(text: string, random: SeededRandom): string[] {
  const [first, second] = countWords(text).filter(([, count]) => count >= TIMES_LEAST);
  if (!first) return [];
  const words = { word: first[0], count: sayNumber(first[1]) };
  if (!second) return [fill(random.take(facts.repeated), words)];
  const other = { other: second[0], otherCount: sayNumber(second[1]) };
  return [fill(random.take(facts.repeatedTwo), { ...words, ...other })];
}

/** Words that carry meaning, the most frequent first, in the letters of their first place. */
function countWords(text: string): (readonly [word: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { word } of placeWords(text)) {
    if (word.length < WORD_LETTERS || !isContentWord(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1]).filter(([word]) => !isName(word));
}

function tellQuestions(text: string, random: SeededRandom): string[] {
  const count = text.match(/\?/g)?.length ?? 0;
  if (count === 0) return [];
  return [
    count === 1
      ? random.take(facts.questionsOne)
      : fill(random.take(facts.questionsMany), { count: sayNumber(count) }),
  ];
}

const NAMES: ReadonlySet<string> = new Set(
  people.flatMap(({ name, also = [] }: { name: string; also?: readonly string[] }) => [
    name,
    ...also,
  ]),
);
const FOLDED_NAMES: ReadonlySet<string> = new Set([...NAMES].map((name) => name.toLowerCase()));
const isName = (word: string): boolean => FOLDED_NAMES.has(word);
/** Names that are also words, or too great to be counted among people. */
const NOT_TOLD: ReadonlySet<string> = new Set([
  "Jesus",
  "Christ",
  "Israel",
  "Job",
  "Judah",
  "Mark",
]);
const NAMES_TOLD = 6;

function tellPeople(text: string, random: SeededRandom): string[] {
  const named = new Set(
    [...text.matchAll(/\p{Lu}\p{Ll}+/gu)]
      .map(([word]) => word)
      .filter((word) => NAMES.has(word) && !NOT_TOLD.has(word)),
  );
  if (named.size === 0) return [];
  const names = [...named].slice(0, NAMES_TOLD);
  const list = new Intl.ListFormat("en").format(
    named.size > names.length ? [...names, "others"] : names,
  );
  return [fill(random.take(names.length === 1 ? facts.person : facts.people), { names: list })];
}

export interface Crossing {
  readonly reference: string;
  /** Why it is read beside, as a sentence. */
  readonly sentence: string;
}

/** The strongest passage elsewhere to which cross references lead from here, and why. */
export function findCrossing(
  corpus: Corpus,
  code: EmbeddedCode,
  {
    part,
    whole,
    taken,
  }: {
    readonly part: OrdinalRange;
    /** What is studied: nothing of it is a cross reference. */
    readonly whole: OrdinalRange;
    readonly taken: ReadonlySet<string>;
  },
  random: SeededRandom,
): Crossing | undefined {
  const text = corpus.texts[code];
  for (let from = part.start; from <= part.end; from += 1) {
    for (const to of corpus.crossReferences.of(from)) {
      const reference = formatRange(to);
      const isFar = to.end < whole.start || to.start > whole.end;
      const isShort = to.end - to.start < VERSES_QUOTED_MAX;
      if (!isFar || !isShort || taken.has(reference)) continue;
      const shared = findShared(text.verse(from), readPassage(text, to).text);
      if (!shared) continue;
      return {
        reference,
        sentence: fill(random.take(facts.linked), {
          from: formatOrdinal(from),
          to: reference,
          word: shared,
        }),
      };
    }
  }
  return undefined;
}

const SHARED_LETTERS = 5;
/** Long words that join nothing. */
const EMPTY: ReadonlySet<string> = new Set(
  "without therefore himself themselves yourselves ourselves herself through behold according neither either cannot every until having being given concerning together".split(
    " ",
  ),
);

function findShared(one: string, other: string): string | undefined {
  const words = new Set(placeWords(other).map(({ word }) => word));
  return placeWords(one)
    .map(({ word }) => word)
    .filter(
      (word) =>
        word.length >= SHARED_LETTERS && isContentWord(word) && !EMPTY.has(word) && words.has(word),
    )
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Each `{name}` by its word; the words are written as they are. */
export const fill = (form: string, words: Readonly<Record<string, string>>): string =>
  form.replaceAll(/\{(\w+)\}/g, (found, name: string) => words[name] ?? found);
