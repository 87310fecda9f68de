// Which words of a text may stand for the words of a phrase. `well-beloved` may
// be one word in the text or two, `burnt offering` may be written with a hyphen,
// a prefix or a stem stands for many words; so a phrase is laid out as steps
// between places, and every path from the first place to the last is a way to
// write it.
import type { QueryWord } from "./lex-query.ts";
import type { WordIndex } from "./open-word-index.ts";
import { stemOf } from "./stem-word.ts";

export type WordForms = "exact" | "related";

/** One word of the text, between two places of the phrase. */
export interface Step {
  readonly from: number;
  readonly to: number;
  /** The words that may stand here: numbers from `first` to before `end`… */
  readonly first: number;
  readonly end: number;
  /** …and of those only these, ascending, where it is given. */
  readonly members?: Uint16Array;
}

/** Steps by the place they start from and by the place they lead to; place 0 begins. */
export interface PhraseLattice {
  readonly lastPlace: number;
  readonly steps: readonly Step[];
  readonly stepsFrom: readonly (readonly Step[])[];
  readonly stepsTo: readonly (readonly Step[])[];
}

// Two places for each word: a word that the text may write as two stops between.
const PLACES_PER_WORD = 2;
const MAX_HYPHENATED = 4;
const MAX_WORD_LENGTH = 63;

/** Words that older texts write as two; looked for when other forms are wanted. */
const WRITTEN_AS_TWO: ReadonlyMap<string, readonly [string, string]> = new Map(
  `any-body any-one any-thing any-where can-not every-body every-one every-thing every-where evil-doer
  evil-doers first-born first-fruits for-ever for-evermore hand-maid house-top mean-while no-body
  no-where some-body some-one some-thing some-times some-where strong-hold strong-holds to-day
  to-morrow to-night`
    .split(/\s+/)
    .map((pair) => {
      const [first = "", second = ""] = pair.split("-");
      return [first + second, [first, second]];
    }),
);

interface Piece {
  readonly text: string;
  readonly isPrefix: boolean;
  /** Joined to the next piece by a hyphen. */
  readonly isJoined: boolean;
}

export function layOutPhrase(
  index: WordIndex,
  words: readonly QueryWord[],
  forms: WordForms,
): PhraseLattice {
  const pieces = words.flatMap(cutAtHyphens);
  const steps: Step[] = [];
  const add = (from: number, to: number, found: FoundWords | undefined) => {
    if (found) steps.push({ from, to, ...found });
  };
  pieces.forEach((piece, at) => {
    const from = at * PLACES_PER_WORD;
    add(from, from + PLACES_PER_WORD, findWords(index, piece.text, piece.isPrefix, forms));
    const halves = forms === "related" && !piece.isPrefix && WRITTEN_AS_TWO.get(piece.text);
    if (halves) {
      add(from, from + 1, findExact(index, halves[0]));
      add(from + 1, from + PLACES_PER_WORD, findWords(index, halves[1], false, forms));
    }
    for (let end = at + 2; end <= Math.min(pieces.length, at + MAX_HYPHENATED); end++) {
      const to = end * PLACES_PER_WORD;
      for (const found of findWrittenAsOne(index, pieces.slice(at, end), forms)) {
        add(from, to, found);
      }
    }
  });
  return arrange(steps, pieces.length * PLACES_PER_WORD);
}

function cutAtHyphens({ text, isPrefix }: QueryWord): Piece[] {
  if (!text.includes("-")) return [{ text, isPrefix, isJoined: false }];
  const parts = text.split("-");
  return parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    return { text: part, isPrefix: isPrefix && isLast, isJoined: !isLast };
  });
}

type FoundWords = Pick<Step, "first" | "end" | "members">;

/** Several words of the query as one of the text: with hyphens, and without where the query has them. */
function findWrittenAsOne(
  index: WordIndex,
  pieces: readonly Piece[],
  forms: WordForms,
): FoundWords[] {
  const [head] = pieces;
  const isHyphenated = pieces.slice(0, -1).every(({ isJoined }) => isJoined);
  // Most texts have few words with hyphens: a look at the first part saves the rest.
  // Of words written together only pairs are looked for.
  const mayBeOne =
    isHyphenated ||
    (forms === "related" && pieces.length === 2) ||
    (head !== undefined && index.hyphenHeads.has(head.text));
  if (!mayBeOne || pieces.slice(0, -1).some((piece) => piece.isPrefix)) return [];
  const isPrefix = pieces.at(-1)?.isPrefix ?? false;
  const texts = pieces.map(({ text }) => text);
  const found =
    forms === "related" && !isPrefix
      ? [findRelated(index, texts.join(""))]
      : [
          findWords(index, texts.join("-"), isPrefix, "exact"),
          isHyphenated ? findWords(index, texts.join(""), isPrefix, "exact") : undefined,
        ];
  return found.filter((words) => words !== undefined);
}

function findWords(
  index: WordIndex,
  text: string,
  isPrefix: boolean,
  forms: WordForms,
): FoundWords | undefined {
  if (isPrefix) return findPrefixed(index.words, text);
  return forms === "related" ? findRelated(index, text) : findExact(index, text);
}

function findExact(index: WordIndex, text: string): FoundWords | undefined {
  const first = index.numberOfWord.get(text);
  return first === undefined ? undefined : { first, end: first + 1 };
}

function findRelated(index: WordIndex, text: string): FoundWords | undefined {
  const stem = findStem(index, text);
  if (stem === undefined) return undefined;
  const members = index.stemWords.subarray(index.stemStarts[stem], index.stemStarts[stem + 1]);
  const first = members[0]!;
  if (members.length === 1) return { first, end: first + 1 };
  return { first, end: members[members.length - 1]! + 1, members };
}

function findStem(index: WordIndex, text: string): number | undefined {
  const word = index.numberOfWord.get(text);
  if (word !== undefined) return index.stemOfWord[word];
  return text.length > MAX_WORD_LENGTH ? undefined : index.numberOfStem.get(stemOf(text));
}

function findPrefixed(words: readonly string[], prefix: string): FoundWords | undefined {
  const first = findFirst(words, (word) => word >= prefix);
  // Code units above any letter: the end of everything that begins with the prefix.
  const end = findFirst(words, (word) => word >= `${prefix}\uffff`);
  return first < end ? { first, end } : undefined;
}

/** The first place in a sorted list from which on the claim holds. */
function findFirst(words: readonly string[], claim: (word: string) => boolean): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (claim(words[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function arrange(steps: readonly Step[], lastPlace: number): PhraseLattice {
  const stepsFrom: Step[][] = Array.from({ length: lastPlace + 1 }, () => []);
  const stepsTo: Step[][] = Array.from({ length: lastPlace + 1 }, () => []);
  for (const step of steps) {
    stepsFrom[step.from]!.push(step);
    stepsTo[step.to]!.push(step);
  }
  return { lastPlace, steps, stepsFrom, stepsTo };
}

export function accepts({ first, end, members }: Step, word: number): boolean {
  if (word < first || word >= end) return false;
  return members === undefined || members.includes(word);
}
