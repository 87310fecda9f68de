// The Hebrew and Greek dictionary: entries by Strong's number, by the letters
// of the word itself, and by its sound in Latin letters.
import { parseStrongsNumber } from "./strongs-number.ts";

export interface LexiconEntry {
  /** `H7225`, `G26`. */
  readonly number: string;
  /** The dictionary form, in Hebrew or Greek letters. */
  readonly lemma: string;
  readonly transliteration: string;
  readonly pronunciation: string;
  readonly derivation: string;
  readonly definition: string;
  /** How the KJV renders it, as Strong lists it. */
  readonly kjvUsage: string;
}

export interface Lexicon {
  /** By Strong's number as people write it: `G26`, `g0026`, `H 157`. */
  find(number: string): LexiconEntry | undefined;
  /** By the word in its own letters or in Latin ones; accents, vowel points and case do not count. */
  findByWord(word: string): readonly LexiconEntry[];
}

/** Letters alone: no vowel points, accents, breathings or signs, and no difference of case. */
export function foldWord(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .replace(/[ʼʻʾʿ]/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
}

/** @param json a list of `LexiconEntry`, as the corpus keeps it */
export function openLexicon(json: string): Lexicon {
  // Fourteen thousand entries are parsed when the first is asked for.
  let opened: { numbers: Map<string, LexiconEntry>; words: Map<string, LexiconEntry[]> };
  const open = () => {
    opened ??= indexEntries(JSON.parse(json) as LexiconEntry[]);
    return opened;
  };
  return {
    find: (number) => open().numbers.get(parseStrongsNumber(number) ?? ""),
    findByWord: (word) => open().words.get(foldWord(word)) ?? [],
  };
}

function indexEntries(entries: readonly LexiconEntry[]) {
  const numbers = new Map<string, LexiconEntry>();
  const words = new Map<string, LexiconEntry[]>();
  for (const entry of entries) {
    numbers.set(entry.number, entry);
    for (const key of new Set([foldWord(entry.lemma), foldWord(entry.transliteration)])) {
      if (key) words.set(key, [...(words.get(key) ?? []), entry]);
    }
  }
  return { numbers, words };
}
