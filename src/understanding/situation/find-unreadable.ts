// Words that cannot be answered: none that are words at all ("asdfgh", "🙂🙂"),
// or a language that Berea does not read.
import foreign from "#content/understanding/foreign-words.json" with { type: "json" };

const LETTERS_READ = 2_000;
/** Neighbours on a keyboard. */
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "poiuytrewq", "lkjhgfdsa", "mnbvcxz"];
/** Small words of other languages, folded, that English does not have. */
const FOREIGN_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(foreign).map(([language, words]) => [language, new Set(words.split(" "))]),
);
/** Below this nothing is said of the language of a text. */
const SMALL_WORDS_MIN = 2;

/** @param isKnown whether a word in lower case is one that requests have in them */
export function findUnreadable(
  texts: readonly string[],
  isKnown: (word: string) => boolean,
): "nonsense" | "foreign" | undefined {
  const text = texts.map((part) => part.slice(0, LETTERS_READ)).join(" ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return "nonsense";
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return "foreign";
  const words = fold(text);
  const known = words.filter((word) => word.length > 1 && isKnown(word)).length;
  if (known === 0 && words.every(isNoWord)) return "nonsense";
  return known < words.length * 0.5 && findLanguage(text) ? "foreign" : undefined;
}

/**
 * The language (`es`) whose small words a text has; nothing for English and for
 * fewer than `least` of them.
 */
export function findLanguage(text: string, least = SMALL_WORDS_MIN): string | undefined {
  const words = fold(text);
  let most = Math.max(least - 1, Math.ceil(words.length * 0.25) - 1);
  let found: string | undefined;
  for (const [language, small] of FOREIGN_WORDS) {
    const count = words.filter((word) => small.has(word)).length;
    if (count > most) [most, found] = [count, language];
  }
  return found;
}

/** Small letters without accents, in words. */
const fold = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/\p{L}+/gu) ?? [];

/** Typed at random: no vowel, too many consonants together, one letter again and again, or keys in a row. */
function isNoWord(word: string): boolean {
  return (
    !/[aeiouyàáæøœ]/.test(word) ||
    /[^aeiouyæøœ]{6}/.test(word) ||
    /^(.{1,3})\1{2,}$/.test(word) ||
    /(.)\1{3}/.test(word) ||
    (word.length > 2 && KEY_ROWS.some((row) => row.includes(word))) ||
    KEY_ROWS.some((row) => {
      for (let at = 0; at + 4 <= word.length; at++) {
        if (row.includes(word.slice(at, at + 4))) return true;
      }
      return false;
    })
  );
}
