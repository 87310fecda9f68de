// What a person may have meant by a word that the text does not have.
import { lexQuery, type QueryPiece } from "./lex-query.ts";
import type { WordIndex } from "./open-word-index.ts";
import { parseQuery } from "./parse-query.ts";
import { findTerm, findVersesOf } from "./plan-query.ts";
import { stemOf } from "./stem-word.ts";
import { sizeOf, takeBackBuffers } from "./verse-lists.ts";
import { editDistance, soundKey } from "./word-likeness.ts";

const MAX_SUGGESTIONS = 3;
const MAX_REPAIRED_WORDS = 4;
const MAX_WORD_LENGTH = 40;

/**
 * Words of the text that come closest to `word` (folded), the likeliest first:
 * other forms and spellings of it, few letters away, of like sound, or two words
 * written as one. None for a word that the text has.
 */
export function suggestWords(index: WordIndex, word: string): string[] {
  if (word.length < 2 || word.length > MAX_WORD_LENGTH || index.numberOfWord.has(word)) return [];
  const candidates = new Map<string, number>();
  const offer = (suggestion: string, cost: number) => {
    candidates.set(suggestion, Math.min(cost, candidates.get(suggestion) ?? cost));
  };
  offerForms(index, word, offer);
  offerNeighbours(index, word, offer);
  offerSplit(index, word, offer);
  return [...candidates]
    .sort(([a, costOfA], [b, costOfB]) => costOfA - costOfB || (a < b ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(([suggestion]) => suggestion);
}

type Offer = (suggestion: string, cost: number) => void;

// Costs are in letters: one wrong letter costs 1. What follows was weighed on the
// misspellings in the tests.
const FORM_COST = 0.4;
const SPLIT_COST = 1.6;
const FIRST_LETTER_COST = 0.8;
const SAME_SOUND_GAIN = 0.7;
const FREQUENCY_GAIN = 0.12;

// Letters that only one of two words has; beyond this few words sound the same.
const MAX_UNSHARED_OF_SAME_SOUND = 4;

const countOf = ({ postingStarts }: WordIndex, word: number): number =>
  postingStarts[word + 1]! - postingStarts[word]!;

const frequencyGain = (index: WordIndex, word: number): number =>
  FREQUENCY_GAIN * Math.log(countOf(index, word));

function offerForms(index: WordIndex, word: string, offer: Offer): void {
  const stem = index.numberOfStem.get(stemOf(word));
  if (stem === undefined) return;
  for (let at = index.stemStarts[stem]!; at < index.stemStarts[stem + 1]!; at++) {
    const form = index.words[index.stemWords[at]!]!;
    offer(form, FORM_COST + editDistance(word, form, 4) / 5);
  }
}

/** How many letters of a word of that length may be wrong. */
const allowance = (length: number): number => (length < 5 ? 1 : 2);

function offerNeighbours(index: WordIndex, word: string, offer: Offer): void {
  const limit = allowance(word.length);
  const letters = lettersOf(word);
  const sound = soundKey(word);
  index.words.forEach((candidate, number) => {
    const apart = Math.abs(candidate.length - word.length);
    if (apart > limit + 2) return;
    const isSameStart = candidate.charCodeAt(0) === word.charCodeAt(0);
    const unshared = countBits(letters ^ lettersOf(candidate));
    const isNear = apart <= limit && unshared <= 2 * limit;
    const mayAlsoSound = isSameStart && unshared <= MAX_UNSHARED_OF_SAME_SOUND;
    if (!isNear && !mayAlsoSound) return;
    const distance = isNear ? editDistance(word, candidate, limit) : limit + 1;
    const soundsAlike = mayAlsoSound && sound.length > 1 && soundKey(candidate) === sound;
    if (distance > limit && !soundsAlike) return;
    const cost = distance > limit ? editDistance(word, candidate, limit + 2) : distance;
    offer(
      candidate,
      cost +
        (isSameStart ? 0 : FIRST_LETTER_COST) -
        (soundsAlike ? SAME_SOUND_GAIN : 0) -
        frequencyGain(index, number),
    );
  });
}

/** One bit for each letter that occurs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function offerSplit(index: WordIndex, word: string, offer: Offer): void {
  for (let at = 2; at + 2 <= word.length; at++) {
    const first = index.numberOfWord.get(word.slice(0, at));
    const second = index.numberOfWord.get(word.slice(at));
    if (first === undefined || second === undefined) continue;
    const rarer = countOf(index, first) < countOf(index, second) ? first : second;
    offer(`${index.words[first]} ${index.words[second]}`, SPLIT_COST - frequencyGain(index, rarer));
  }
}

/**
 * The query with its unknown words repaired, likeliest first; what finds nothing
 * even then is left out. None when all its words are in the text.
 */
export function suggestQuery(index: WordIndex, query: string): string[] {
  const unknown = findUnknown(index, query);
  if (unknown.length === 0 || unknown.length > MAX_REPAIRED_WORDS) return [];
  const options = unknown.map(({ word }) => suggestWords(index, word.text));
  const repairs = new Set<string>();
  for (let choice = 0; choice < MAX_SUGGESTIONS; choice++) {
    options.forEach((_, varied) => {
      const words = options.map((suggestions, at) => suggestions[at === varied ? choice : 0]);
      const isNew = choice === 0 || options[varied]?.[choice] !== undefined;
      if (isNew) repairs.add(replaceWords(query, unknown, words));
    });
  }
  return [...repairs].filter((repair) => findsSomething(index, repair)).slice(0, MAX_SUGGESTIONS);
}

type WordPiece = Extract<QueryPiece, { kind: "word" }>;

const OPERATORS = new Set(["AND", "OR", "NOT"]);

function findUnknown(index: WordIndex, query: string): WordPiece[] {
  if (!parseQuery(query, "all").ok) return [];
  const words = lexQuery(query).filter((piece) => piece.kind === "word");
  takeBackBuffers();
  return words.filter(
    ({ word, raw }) => !OPERATORS.has(raw) && sizeOf(findTerm(index, [word], "exact").verses) === 0,
  );
}

/** Puts each replacement where its word stood; a word without one is dropped. */
function replaceWords(
  query: string,
  pieces: readonly WordPiece[],
  replacements: readonly (string | undefined)[],
): string {
  let result = "";
  let done = 0;
  pieces.forEach(({ at, raw }, number) => {
    const replacement = replacements[number] ?? "";
    const isCapital = raw[0] !== raw[0]?.toLowerCase();
    result += query.slice(done, at);
    result += isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
    done = at + raw.length;
  });
  return (result + query.slice(done)).replace(/\s+/g, " ").trim();
}

const EXPRESSION = /["“”„«»()]|\b(?:AND|OR|NOT)\b/;

function findsSomething(index: WordIndex, query: string): boolean {
  const parsed = parseQuery(query, EXPRESSION.test(query) ? "boolean" : "all");
  if (!parsed.ok) return false;
  takeBackBuffers();
  return sizeOf(findVersesOf(index, parsed.tree, "related").verses) > 0;
}
