// What every part of an outline is written with.

import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { NamedPassage, PassageKind } from "#src/scripture/server/passages.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Step } from "./divide-passage.ts";
import { fill, type Places } from "./forms.ts";
import type { PassageFacts } from "./passage-facts.ts";

export interface Ground {
  readonly corpus: Corpus;
  readonly code: EmbeddedCode;
  readonly random: SeededRandom;
  /** The whole passage, and its name. */
  readonly range: OrdinalRange;
  readonly label: string;
  /** Passages of ours in it. */
  readonly inside: readonly NamedPassage[];
  readonly kind: PassageKind;
  readonly isDanger: boolean;
  /** Counts, names and original words are left out. */
  readonly isSimple: boolean;
  /** Hebrew and Greek words are told. */
  readonly hasOriginal: boolean;
  /** One person speaks and the others listen. */
  readonly isTalk: boolean;
  /** Those who hear it mourn somebody. */
  readonly isMourning: boolean;
  /** Stretches that are quoted already. */
  readonly quoted: Set<string>;
}

/**
 * A form of which all places can be filled, not taken before while there are
 * others among the forms, or else among `others`.
 */
export function takeFilled(
  random: SeededRandom,
  forms: readonly string[],
  places: Places,
  others: readonly string[] = [],
): string | undefined {
  const [fitting, rest] = [forms, others].map((list) =>
    list.filter((form) => fill(form, places) !== undefined),
  );
  if (!fitting?.length && !rest?.length) return undefined;
  return fill(random.take(fitting ?? [], rest), places)?.replace(
    /\b(words|line|part) of the words of\b/g,
    "$1 of",
  );
}

const TIMES = [
  "",
  "once",
  "twice",
  "three times",
  "four times",
  "five times",
  "six times",
  "seven times",
  "eight times",
  "nine times",
  "ten times",
];
export const sayTimes = (count: number): string => TIMES[count] ?? `${count} times`;

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** "verses 2–8"; "the words of verse 5"; with chapters where it spans several. */
export function sayVerses(part: OrdinalRange): string {
  const [from, to] = [verseAt(part.start), verseAt(part.end)];
  if (from.chapter !== to.chapter) return formatRange(part);
  return part.start === part.end
    ? `the words of verse ${from.verse}`
    : `verses ${from.verse}–${to.verse}`;
}

const WORD_LEAST = 3;
const VERSES_LISTED_MOST = 6;
const PEOPLE_MOST = 5;

function sayWhere(ordinals: readonly number[]): string {
  const at = ordinals.map(verseAt);
  const isOneChapter = at.every(({ chapter }) => chapter === at[0]?.chapter);
  const names = at
    .slice(0, VERSES_LISTED_MOST)
    .map(({ chapter, verse }) => (isOneChapter ? `${verse}` : `${chapter}:${verse}`));
  const more = at.length > VERSES_LISTED_MOST ? [...names, "further on"] : names;
  return `${isOneChapter ? (at.length > 1 ? "verses " : "verse ") : ""}${listWords(more)}`;
}

/** What the places of a form are filled with, for one step. */
export function placesOf({ label }: Ground, step: Step, facts: PassageFacts): Places {
  const verses = sayVerses(step);
  // Twice is chance more often than a thread.
  const word = facts.word && facts.word.count >= WORD_LEAST ? facts.word : undefined;
  const { jesus, people, places, original, cross, but } = facts;
  return {
    whole: label,
    verses,
    Verses: verses.charAt(0).toUpperCase() + verses.slice(1),
    first: facts.first,
    key: facts.key,
    question: facts.question && `${facts.question}.`,
    but: but === undefined ? undefined : String(verseAt(but).verse),
    word: word?.word,
    count: word && sayTimes(word.count),
    where: word && sayWhere(word.ordinals),
    jesus: jesus && sayVerses(jesus).replace(/^the (?:words of )?/, ""),
    people: people.length > 1 && people.length <= PEOPLE_MOST ? listWords(people) : undefined,
    places: places.length > 0 ? listWords(places) : undefined,
    language: original?.language,
    translit: original?.transliteration,
    number: original?.number,
    times: original && sayTimes(original.count),
    rendered: original?.renderings.join("” and “"),
    other: cross?.reference,
  };
}
