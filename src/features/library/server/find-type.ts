// Which type someone means, which stand near it, and which pieces are about a theme.
import { normalizeSlug } from "#src/features/topics/server/service.ts";
import { editDistance } from "#src/scripture/server/word-index/word-likeness.ts";
import type { LibraryCard } from "../contract.ts";
import type { Library } from "./open-library.ts";

/** Words that say what kind of thing is asked for, and not which. */
const FILLING = new Set(
  "a an and bible devotion devotional devotionals devotions for in my of on page prayer prayers s studies study the to type verses with".split(
    " ",
  ),
);

const singular = (word: string): string => word.replace(/s$/, "");

const readWords = (typed: string): string[] =>
  normalizeSlug(typed).split("-").filter(Boolean).map(singular);

/**
 * By its name; by its name in another case, number or with words around it
 * (`Mornings`, `prayers-for-healing`).
 */
export function findType<Listed extends LibraryCard>(
  types: readonly Listed[],
  typed: string,
): Listed | undefined {
  const slug = normalizeSlug(typed);
  const exact = types.find(({ type }) => type === slug);
  if (exact) return exact;
  const words = readWords(typed);
  const telling = words.filter((word) => !FILLING.has(word));
  const meant = telling.length > 0 ? telling : words;
  const found = types.filter(({ type }) => meant.length === 1 && singular(type) === meant[0]);
  return found.length === 1 ? found[0] : undefined;
}

const SAME_WORD = 3;
const MISTYPED = 2;
const SAME_BEGINNING = 1;

/** For someone who asked for a type that is not there, likeliest first; else the most searched. */
export function suggestTypes<Listed extends LibraryCard>(
  types: readonly Listed[],
  typed: string,
  limit: number,
): Listed[] {
  const words = readWords(typed);
  const near = types
    .map((card, index) => ({ card, index, likeness: likenessOf(card, words) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.index - b.index)
    .map(({ card }) => card);
  return [...near, ...types.filter((card) => !near.includes(card))].slice(0, limit);
}

function likenessOf({ type, keywords }: LibraryCard, words: readonly string[]): number {
  const names = [type, ...keywords].flatMap(readWords).filter((word) => !FILLING.has(word));
  const asked = words.filter((word) => word.length > 2 && !FILLING.has(word));
  if (asked.some((word) => names.includes(word))) return SAME_WORD;
  const slipsOf = (word: string) => (word.length > 6 ? 2 : 1);
  const isSlip = (word: string) =>
    word.length > 3 && editDistance(word, singular(type), slipsOf(word)) <= slipsOf(word);
  if (asked.some(isSlip)) return MISTYPED;
  return asked.some((word) => word.length > 3 && type.startsWith(word.slice(0, 4)))
    ? SAME_BEGINNING
    : 0;
}

interface Piece {
  readonly title: string;
  /** For whom a prayer was written. */
  readonly situation?: string;
  readonly href: string;
}

/**
 * The first prayer and the first devotional that are about one of `names`, in
 * small letters; of prayers also a whole type (`healing`).
 */
export function findPiecesAbout(
  library: Library,
  names: ReadonlySet<string>,
): { readonly prayer?: Piece | undefined; readonly devotional?: Piece | undefined } {
  const types = library.prayers.find(({ type }) => names.has(type));
  const prayers = library.prayers.flatMap(({ items }) => items);
  const devotionals = library.devotionals.flatMap(({ items }) => items);
  return {
    prayer: types ?? prayers.find(({ tags }) => tags.some((tag) => names.has(tag))),
    devotional: devotionals.find(({ theme }) => names.has(theme.toLowerCase())),
  };
}
