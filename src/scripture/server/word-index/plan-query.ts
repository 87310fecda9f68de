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
  const finder = new Finder(index, forms);
  finder.lookUp(tree, true);
  return { verses: finder.find(tree), terms: [...finder.terms.values()] };
}

/** As the query names it, letter case and kind of hyphen aside. */
export const writtenAs = ({ text, isPrefix }: QueryWord): string => (isPrefix ? `${text}*` : text);

const keyOf = (words: readonly QueryWord[]): string =>
  words.length === 1 ? writtenAs(words[0]!) : words.map(writtenAs).join(" ");

class Finder {
  readonly terms = new Map<string, Term>();
  readonly #index: WordIndex;
  readonly #forms: WordForms;

  constructor(index: WordIndex, forms: WordForms) {
    this.#index = index;
    this.#forms = forms;
  }

  lookUp(tree: QueryTree, isWanted: boolean): void {
    if (tree.kind === "not") {
      this.lookUp(tree.part, !isWanted);
    } else if (tree.kind !== "phrase") {
      for (const part of tree.parts) this.lookUp(part, isWanted);
    } else {
      const key = keyOf(tree.words);
      const known = this.terms.get(key);
      if (known) known.isWanted ||= isWanted;
      else this.terms.set(key, { ...findTerm(this.#index, tree.words, this.#forms), isWanted });
    }
  }

  #versesOf({ words }: Extract<QueryTree, { kind: "phrase" }>): VerseList {
    return this.terms.get(keyOf(words))!.verses;
  }

  /** All verses that fit. */
  find(tree: QueryTree): VerseList {
    switch (tree.kind) {
      case "phrase":
        return this.#versesOf(tree);
      case "or":
        return uniteAll(tree.parts.map((part) => this.find(part)));
      case "not":
        return subtract(listAll(this.#index), this.find(tree.part));
      case "and": {
        const [first, ...others] = this.#shortestFirst(tree.parts);
        return others.reduce((verses, part) => this.#keep(part, verses), this.find(first!));
      }
    }
  }

  /** Those of `verses` that fit. */
  #keep(tree: QueryTree, verses: VerseList): VerseList {
    switch (tree.kind) {
      case "phrase":
        return intersect(verses, this.#versesOf(tree));
      case "or":
        return uniteAll(tree.parts.map((part) => this.#keep(part, verses)));
      case "not":
        return subtract(verses, this.#keep(tree.part, verses));
      case "and":
        return this.#shortestFirst(tree.parts).reduce(
          (kept, part) => this.#keep(part, kept),
          verses,
        );
    }
  }

  #shortestFirst(parts: readonly QueryTree[]): readonly QueryTree[] {
    if (parts.length === 2) {
      const [a, b] = parts as [QueryTree, QueryTree];
      return this.#mostOf(a) <= this.#mostOf(b) ? parts : [b, a];
    }
    const sized = parts.map((part) => ({ part, most: this.#mostOf(part) }));
    return sized.sort((a, b) => a.most - b.most).map(({ part }) => part);
  }

  /** No more verses than this fit. */
  #mostOf(tree: QueryTree): number {
    switch (tree.kind) {
      case "phrase":
        return sizeOf(this.#versesOf(tree));
      case "or":
        return tree.parts.reduce((sum, part) => sum + this.#mostOf(part), 0);
      case "and":
        return Math.min(...tree.parts.map((part) => this.#mostOf(part)));
      case "not":
        return this.#index.verseCount;
    }
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
