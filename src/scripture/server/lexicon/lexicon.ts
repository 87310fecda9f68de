// The Hebrew and Greek dictionary: entries by Strong's number, by the letters
// of the word itself, and by its sound in Latin letters.
import { bookRange } from "../../versification.ts";

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
  /**
   * By the word in its own letters or in Latin ones; accents, vowel points and
   * case do not count. Where nothing is spelled so in Latin letters, what
   * sounds alike: `hesed` and `chesed` find `chêçêd`.
   */
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

// The usual ways of writing Hebrew and Greek sounds in Latin letters, brought
// to one: `tzedakah` and `tsᵉdâqâh`, `shalom` and `shâlôwm`, `avodah` and `ʻăbôdâh`.
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ow/g, "o"],
  [/uw/g, "u"],
  [/iy|ij/g, "i"],
  [/ey/g, "e"],
  [/[ckh]h/g, "h"],
  [/ph/g, "f"],
  [/t[sz]/g, "z"],
  [/[qc]/g, "k"],
  [/[wb]/g, "v"],
  [/y/g, "i"],
  [/(.)\1/g, "$1"],
  [/(?<=.)h$/, ""],
];

/** What people write for words that Strong writes otherwise. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["yhwh", "H3068"],
  ["yhvh", "H3068"],
  ["yahweh", "H3068"],
  ["yahveh", "H3068"],
  ["hallelujah", "G239"],
]);

/** A word in Latin letters as it sounds, for comparing alone. */
export function foldSound(word: string): string {
  const letters = foldWord(word.normalize("NFC").replace(/[çÇ]/g, "s").replaceAll("ᵉ", "e"));
  return SOUNDS.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), letters);
}

/** @param json a list of `LexiconEntry`, as the corpus keeps it */
export function openLexicon(json: string): Lexicon {
  // Fourteen thousand entries are parsed when the first is asked for.
  let opened: ReturnType<typeof indexEntries>;
  const open = () => {
    opened ??= indexEntries(JSON.parse(json) as LexiconEntry[]);
    return opened;
  };
  return {
    find: (number) => open().numbers.get(parseStrongsNumber(number) ?? ""),
    findByWord: (word) => {
      const { numbers, words, sounds } = open();
      const named = numbers.get(OTHER_NAMES.get(foldWord(word)) ?? "");
      if (named) return [named];
      return words.get(foldWord(word)) ?? sounds.get(foldSound(word)) ?? [];
    },
  };
}

function indexEntries(entries: readonly LexiconEntry[]) {
  const numbers = new Map<string, LexiconEntry>();
  const words = new Map<string, LexiconEntry[]>();
  const sounds = new Map<string, LexiconEntry[]>();
  const put = (map: Map<string, LexiconEntry[]>, key: string, entry: LexiconEntry): void => {
    const list = map.get(key);
    if (!list) map.set(key, [entry]);
    else if (list.at(-1) !== entry) list.push(entry);
  };
  for (const entry of entries) {
    const { number, lemma, transliteration } = entry;
    numbers.set(number, entry);
    for (const key of [foldWord(lemma), foldWord(transliteration)]) {
      if (key) put(words, key, entry);
    }
    put(sounds, foldSound(transliteration), entry);
    // Upsilon is written both `y` and `u`.
    if (number.startsWith("G")) put(sounds, foldSound(writeUpsilonAsU(transliteration)), entry);
  }
  return { numbers, words, sounds };
}

const writeUpsilonAsU = (transliteration: string): string =>
  transliteration.normalize("NFD").replaceAll("y", "u");

// Strong's numbers: Hebrew ones stand in the Old Testament, Greek in the New.
const FIRST_NEW_TESTAMENT_BOOK = 40;
const firstGreekOrdinal = bookRange(FIRST_NEW_TESTAMENT_BOOK).start;

/** Whether a verse's numbers are Hebrew ones. */
export const isHebrew = (ordinal: number): boolean => ordinal < firstGreekOrdinal;

/** `H7225` or `G26`, as the verse's testament decides. */
export const formatStrongsNumber = (ordinal: number, digits: number): string =>
  `${isHebrew(ordinal) ? "H" : "G"}${digits}`;

/** `g0026` to `G26`; `undefined` for whatever is no Strong's number. */
export function parseStrongsNumber(text: string): string | undefined {
  const match = /^\s*(?:strong['’]?s\s+)?([HG])\s*0*([1-9]\d{0,3})\s*$/i.exec(text);
  return match ? `${match[1]?.toUpperCase()}${match[2]}` : undefined;
}
