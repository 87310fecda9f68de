// From a query's tree to the verses that fit it: each word or phrase is looked up
// once, however often the query names it, and the lists are combined with the
// shortest leading.
import { findPattern, type TermPattern } from "./find-phrase.ts";
import type { QueryWord } from "./lex-query.ts";
import type { WordIndex } from "./open-word-index.ts";
import type { QueryTree } from "./parse-query.ts";
import { layOutPhrase, type WordForms } from "./phrase-lattice.ts";
import {
  borrowBuffer,
  intersect,
  listOf,
  noVerses,
  sizeOf,
  subtract,
  unite,
  type VerseList,
} from "./verse-lists.ts";

/** A word or phrase of the query with the verses that have it. */
export interface Term {
  readonly words: readonly QueryWord[];
  readonly verses: VerseList;
  readonly pattern: TermPattern;
  /** Counts towards a verse's score and is highlighted: it does not stand under NOT. */
  isWanted: boolean;
}

export interface FoundVerses {
  readonly verses: VerseList;
  readonly terms: readonly Term[];
}

export function findVersesOf(index: WordIndex, tree: QueryTree, forms: WordForms): FoundVerses {
  const terms = new Map<string, Term>();
  const plan = makePlan(tree, true, { index, forms, terms });
  return { verses: findAll(index, plan), terms: [...terms.values()] };
}

/** A query's tree with its terms looked up. */
type Plan =
  | { readonly kind: "term"; readonly verses: VerseList }
  | { readonly kind: "and" | "or"; readonly parts: readonly Plan[] }
  | { readonly kind: "not"; readonly part: Plan };

interface PlanContext {
  readonly index: WordIndex;
  readonly forms: WordForms;
  readonly terms: Map<string, Term>;
}

function makePlan(tree: QueryTree, isWanted: boolean, context: PlanContext): Plan {
  if (tree.kind === "not") return { kind: "not", part: makePlan(tree.part, !isWanted, context) };
  if (tree.kind !== "phrase") {
    return { kind: tree.kind, parts: tree.parts.map((part) => makePlan(part, isWanted, context)) };
  }
  const { words } = tree;
  const { index, forms, terms } = context;
  const key = words.length === 1 ? writtenAs(words[0]!) : words.map(writtenAs).join(" ");
  let term = terms.get(key);
  if (!term) {
    term = { ...findTerm(index, words, forms), isWanted };
    terms.set(key, term);
  }
  term.isWanted ||= isWanted;
  return { kind: "term", verses: term.verses };
}

/** As the query names it, letter case and kind of hyphen aside. */
export const writtenAs = ({ text, isPrefix }: QueryWord): string => (isPrefix ? `${text}*` : text);

function findAll(index: WordIndex, plan: Plan): VerseList {
  switch (plan.kind) {
    case "term":
      return plan.verses;
    case "or":
      return uniteAll(plan.parts.map((part) => findAll(index, part)));
    case "not":
      return subtract(listAll(index), findAll(index, plan.part));
    case "and": {
      const parts = shortestFirst(index, plan.parts);
      let verses = findAll(index, parts[0]!);
      for (let at = 1; at < parts.length; at++) verses = keepFitting(index, parts[at]!, verses);
      return verses;
    }
  }
}

/** Those of `verses` that fit. */
function keepFitting(index: WordIndex, plan: Plan, verses: VerseList): VerseList {
  switch (plan.kind) {
    case "term":
      return intersect(verses, plan.verses);
    case "or":
      return uniteAll(plan.parts.map((part) => keepFitting(index, part, verses)));
    case "not":
      return subtract(verses, keepFitting(index, plan.part, verses));
    case "and": {
      let kept = verses;
      for (const part of shortestFirst(index, plan.parts)) kept = keepFitting(index, part, kept);
      return kept;
    }
  }
}

function shortestFirst(index: WordIndex, parts: readonly Plan[]): readonly Plan[] {
  const sized = parts.map((part) => ({ part, most: mostOf(index, part) }));
  return sized.sort((a, b) => a.most - b.most).map(({ part }) => part);
}

/** No more verses than this fit. */
function mostOf(index: WordIndex, plan: Plan): number {
  switch (plan.kind) {
    case "term":
      return sizeOf(plan.verses);
    case "or":
      return plan.parts.reduce((sum, part) => sum + mostOf(index, part), 0);
    case "and":
      return Math.min(...plan.parts.map((part) => mostOf(index, part)));
    case "not":
      return index.verseCount;
  }
}

/** Looks a single word or phrase up. */
export function findTerm(
  index: WordIndex,
  words: readonly QueryWord[],
  forms: WordForms,
): Omit<Term, "isWanted"> {
  const pattern = findSequence(index, words, forms) ?? layOutPhrase(index, words, forms);
  return { words, pattern, verses: findPattern(index, pattern) };
}

/**
 * The words by number when there is only one way to write them; empty when the
 * text lacks one of them.
 */
function findSequence(
  { numberOfWord, hyphenHeads }: WordIndex,
  words: readonly QueryWord[],
  forms: WordForms,
): number[] | undefined {
  if (forms !== "exact") return undefined;
  const numbers: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const { text, isPrefix } = words[at]!;
    if (isPrefix || text.includes("-")) return undefined;
    if (at + 1 < words.length && hyphenHeads.has(text)) return undefined;
    const number = numberOfWord.get(text);
    if (number !== undefined) numbers.push(number);
  }
  return numbers.length === words.length ? numbers : [];
}

function uniteAll(lists: readonly VerseList[]): VerseList {
  const filled = lists.filter((list) => sizeOf(list) > 0);
  const [first] = filled;
  if (!first) return noVerses();
  return filled.length === 1 ? first : unite(filled);
}

/** Every verse that the text has. */
function listAll({ lengths }: WordIndex): VerseList {
  const { ordinals, frequencies } = borrowBuffer();
  let size = 0;
  for (let ordinal = 1; ordinal < lengths.length; ordinal++) {
    if (lengths[ordinal]! > 0) ordinals[size++] = ordinal;
  }
  return listOf({ ordinals, frequencies }, size);
}
