// From a query's tree to lists of verses: each phrase becomes a term that is
// looked up once, however often the query names it.
import { findPhrase } from "./find-phrase.ts";
import type { WordIndex } from "./open-word-index.ts";
import type { QueryTree } from "./parse-query.ts";
import { layOutPhrase, type PhraseLattice, type WordForms } from "./phrase-lattice.ts";
import {
  borrowBuffer,
  intersect,
  noVerses,
  sizeOf,
  subtract,
  unite,
  type VerseList,
} from "./verse-lists.ts";

/** A word or phrase of the query with the verses that have it. */
export interface Term {
  readonly lattice: PhraseLattice;
  readonly verses: VerseList;
  /** Counts towards a verse's score and is highlighted: it does not stand under NOT. */
  isWanted: boolean;
}

export interface FoundVerses {
  readonly verses: VerseList;
  readonly terms: readonly Term[];
}

export function findVersesOf(index: WordIndex, tree: QueryTree, forms: WordForms): FoundVerses {
  const finder = new Finder(index, forms);
  const verses = finder.find(tree, true);
  return { verses, terms: [...finder.terms.values()] };
}

class Finder {
  readonly terms = new Map<string, Term>();
  readonly #index: WordIndex;
  readonly #forms: WordForms;

  constructor(index: WordIndex, forms: WordForms) {
    this.#index = index;
    this.#forms = forms;
  }

  find(tree: QueryTree, isWanted: boolean): VerseList {
    switch (tree.kind) {
      case "phrase":
        return this.#findTerm(tree, isWanted).verses;
      case "or":
        return uniteAll(tree.parts.map((part) => this.find(part, isWanted)));
      case "and":
        return this.#findAll(tree.parts, isWanted);
      case "not":
        return subtract(listAll(this.#index), this.find(tree.part, !isWanted));
    }
  }

  #findTerm({ words }: Extract<QueryTree, { kind: "phrase" }>, isWanted: boolean): Term {
    const key = words.map(({ text, isPrefix }) => (isPrefix ? `${text}*` : text)).join(" ");
    let term = this.terms.get(key);
    if (!term) {
      const lattice = layOutPhrase(this.#index, words, this.#forms);
      term = { lattice, verses: findPhrase(this.#index, lattice), isWanted };
      this.terms.set(key, term);
    }
    term.isWanted ||= isWanted;
    return term;
  }

  #findAll(parts: readonly QueryTree[], isWanted: boolean): VerseList {
    const required: VerseList[] = [];
    const excluded: VerseList[] = [];
    for (const part of parts) {
      if (part.kind === "not") excluded.push(this.find(part.part, !isWanted));
      else required.push(this.find(part, isWanted));
    }
    required.sort((a, b) => sizeOf(a) - sizeOf(b));
    let verses = required[0] ?? listAll(this.#index);
    for (const other of required.slice(1)) verses = intersect(verses, other);
    for (const other of excluded) verses = subtract(verses, other);
    return verses;
  }
}

function uniteAll(lists: readonly VerseList[]): VerseList {
  const filled = lists.filter((list) => sizeOf(list) > 0);
  const [first] = filled;
  if (!first) return noVerses();
  return filled.length === 1 ? first : unite(filled);
}

/** Every verse that the text has. */
function listAll({ verseStarts }: WordIndex): VerseList {
  const { ordinals, frequencies } = borrowBuffer();
  let size = 0;
  for (let ordinal = 1; ordinal + 1 < verseStarts.length; ordinal++) {
    if (verseStarts[ordinal + 1]! > verseStarts[ordinal]!) ordinals[size++] = ordinal;
  }
  return { ordinals, frequencies, start: 0, end: size };
}
