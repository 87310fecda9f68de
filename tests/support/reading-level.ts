// How many years of school a text asks of its reader.

const WORD = /\p{L}[\p{L}’'-]*/gu;
const SENTENCE_END = /[.!?…]+["”’)]*(?=\s|$)|\n+/g;

/**
 * The Flesch–Kincaid grade: J. P. Kincaid and others, Derivation of New
 * Readability Formulas for Navy Enlisted Personnel (1975). Syllables are counted
 * by groups of vowels, which is off by one now and then and right on the whole.
 */
export function measureGrade(text: string): number {
  const words = text.match(WORD) ?? [];
  const sentences = Math.max(1, (text.trim().match(SENTENCE_END) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = letters
    // A silent e, also in a plural or a past tense.
    .replace(/(?<=[aeiouy].*[^aeiouylr])e[sd]?$|(?<=[aeiouy].*[^l])[lr]e[sd]?$/, "")
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}
