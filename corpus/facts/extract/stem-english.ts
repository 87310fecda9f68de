// The English stemmer of the Snowball project (Porter2), written from its
// published description: https://snowballstem.org/algorithms/english/stemmer.html
//
// Only the extraction stems. The tables hold, for each stem, its commonest word,
// so that whoever reads them may stem with whatever stemmer the search uses.

const VOWEL = "[aeiouy]";
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
// A short syllable at the end: `hop`, or a whole word such as `at`.
const SHORT_SYLLABLE = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;

const EXCEPTIONS = new Map(
  Object.entries({
    skis: "ski",
    skies: "sky",
    dying: "die",
    lying: "lie",
    tying: "tie",
    idly: "idl",
    gently: "gentl",
    ugly: "ugli",
    early: "earli",
    only: "onli",
    singly: "singl",
    sky: "sky",
    news: "news",
    howe: "howe",
    atlas: "atlas",
    cosmos: "cosmos",
    bias: "bias",
    andes: "andes",
  }),
);
const EXCEPTIONS_AFTER_PLURAL = new Set(
  "inning outing canning herring earring proceed exceed succeed".split(" "),
);

const STEP_2: readonly (readonly [string, string])[] = [
  ["ization", "ize"],
  ["ational", "ate"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["tional", "tion"],
  ["biliti", "ble"],
  ["lessli", "less"],
  ["entli", "ent"],
  ["ation", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["ousli", "ous"],
  ["iviti", "ive"],
  ["fulli", "ful"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["izer", "ize"],
  ["ator", "ate"],
  ["alli", "al"],
  ["bli", "ble"],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
const STEP_4 = "ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic".split(" ");

/** Where the region after the first vowel and consonant begins, searched from `from`. */
function regionAfter(word: string, from: number): number {
  const match = word.slice(from).match(/[aeiouy][^aeiouy]/);
  return match?.index === undefined ? word.length : from + match.index + 2;
}

/** The stem of a lower-case English word. */
export function stemEnglish(lowerCase: string): string {
  if (lowerCase.length <= 2) return lowerCase;
  const exception = EXCEPTIONS.get(lowerCase);
  if (exception !== undefined) return exception;

  // A y that begins the word or follows a vowel is a consonant.
  let word = lowerCase.replace(/^'/, "").replace(/(^|[aeiouy])y/g, "$1Y");
  const prefix = word.match(/^(?:gener|commun|arsen)/)?.[0];
  const r1 = prefix ? prefix.length : regionAfter(word, 0);
  const r2 = regionAfter(word, r1);
  const inR1 = (suffix: string): boolean => word.length - suffix.length >= r1;
  const inR2 = (suffix: string): boolean => word.length - suffix.length >= r2;
  const without = (suffix: string): string => word.slice(0, word.length - suffix.length);
  const isShort = (): boolean => r1 >= word.length && SHORT_SYLLABLE.test(word);

  // 0: possessives
  word = word.replace(/(?:'s'|'s|')$/, "");

  // 1a: plurals
  if (word.endsWith("sses")) word = without("es");
  else if (/ie[ds]$/.test(word)) word = word.length > 4 ? without("es") : without("s");
  else if (/[^us]s$/.test(word) && new RegExp(`${VOWEL}.+s$`).test(word)) word = without("s");
  if (EXCEPTIONS_AFTER_PLURAL.has(word)) return word;

  // 1b: past and present participles, adverbs of them
  const step1b = word.match(/(?:eedly|eed)$/)?.[0];
  if (step1b) {
    if (inR1(step1b)) word = `${without(step1b)}ee`;
  } else {
    const suffix = word.match(/(?:ingly|edly|ing|ed)$/)?.[0];
    if (suffix && /[aeiouy]/.test(without(suffix))) {
      word = without(suffix);
      if (/(?:at|bl|iz)$/.test(word)) word += "e";
      else if (DOUBLE.test(word)) word = word.slice(0, -1);
      else if (isShort()) word += "e";
    }
  }

  // 1c: a final y after a consonant
  if (/.[^aeiouy][yY]$/.test(word)) word = `${word.slice(0, -1)}i`;

  // 2
  const step2 = STEP_2.find(([suffix]) => word.endsWith(suffix));
  if (step2) {
    if (inR1(step2[0])) word = without(step2[0]) + step2[1];
  } else if (word.endsWith("ogi")) {
    if (inR1("ogi") && word.endsWith("logi")) word = without("i");
  } else if (word.endsWith("li")) {
    if (inR1("li") && /[cdeghkmnrt]li$/.test(word)) word = without("li");
  }

  // 3
  const step3 = STEP_3.find(([suffix]) => word.endsWith(suffix));
  if (step3) {
    if (inR1(step3[0])) word = without(step3[0]) + step3[1];
  } else if (word.endsWith("ative") && inR2("ative")) word = without("ative");

  // 4
  const step4 = STEP_4.find((suffix) => word.endsWith(suffix));
  if (step4) {
    if (inR2(step4)) word = without(step4);
  } else if (/[st]ion$/.test(word) && inR2("ion")) word = without("ion");

  // 5
  if (word.endsWith("e")) {
    const stem = without("e");
    if (inR2("e") || (inR1("e") && !SHORT_SYLLABLE.test(stem))) word = stem;
  } else if (word.endsWith("ll") && inR2("l")) word = without("l");

  return word.toLowerCase();
}
