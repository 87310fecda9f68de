// The English stemmer of the Snowball project ("Porter2", M. F. Porter 2001,
// snowballstem.org/algorithms/english/stemmer.html), written anew from its
// description, with the endings of older English beside the modern ones:
// `-eth`, `-est` and `-edst` are taken off as `-ed` and `-ing` are. Unlike there,
// `added` and `puffed` keep their doubled letter.

const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ["skis", "ski"],
  ["skies", "sky"],
  ["dying", "die"],
  ["lying", "lie"],
  ["tying", "tie"],
  ["idly", "idl"],
  ["gently", "gentl"],
  ["ugly", "ugli"],
  ["early", "earli"],
  ["only", "onli"],
  ["singly", "singl"],
  ...["sky", "news", "howe", "atlas", "cosmos", "bias", "andes"].map(
    (word) => [word, word] as const,
  ),
]);

const LEFT_AFTER_PLURAL = new Set([
  "inning",
  "outing",
  "canning",
  "herring",
  "earring",
  "proceed",
  "exceed",
  "succeed",
]);

/** Words and names in which `-eth` and `-est` are no endings, plural `-s` dropped. */
const WHOLE_WORDS = new Set(
  `aijaleth alameth alemeth allemeth arrest armrest ashtoreth azmaveth basshebeth behest benzoheth
  bequest bethazmaveth chinnereth conquest contest dabbasheth dabbesheth daleth detest digest divest
  earnest elisabeth elizabeth footrest forest guest hammolecheth hammoleketh hareseth hareth harosheth
  harvest hassophereth hazarmaveth hereth honest dishonest incest infest inquest interest invest
  ishbosheth japheth jerubbesheth jetheth kirharaseth kirhareseth manifest mephibosheth meshullemeth
  mispereth modest molest moleketh moresheth nazareth northwest peleth pibeseth pochereth priest
  protest quest remeth request shallecheth shibboleth sibboleth sophereth southwest suggest tanhumeth
  tebeth teeth tempest topheth unrest zereth zoheleth`.split(/\s+/),
);

/** Suffix, what takes its place; the longest that fits is the one that counts. */
type SuffixTable = readonly (readonly [suffix: string, replacement: string])[];

const byLength = (table: SuffixTable): SuffixTable =>
  [...table].sort((a, b) => b[0].length - a[0].length);

const DERIVED = byLength([
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["entli", "ent"],
  ["izer", "ize"],
  ["ization", "ize"],
  ["ational", "ate"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["alli", "al"],
  ["fulness", "ful"],
  ["ousli", "ous"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["bli", "ble"],
  ["ogi", "og"],
  ["fulli", "ful"],
  ["lessli", "less"],
  ["li", ""],
]);

const QUALITIES = byLength([
  ["tional", "tion"],
  ["ational", "ate"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
  ["ative", ""],
]);

const LAST = byLength(
  "al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize ion"
    .split(" ")
    .map((suffix) => [suffix, ""] as const),
);

const VOWEL = /[aeiouy]/;
const REGION = /[aeiouy][^aeiouy]/;
const REGION_STARTS = /^(?:gener|commun|arsen)/;
const SHORT_END = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;
const DOUBLE_END = /(?<!^[aeo])(?:bb|dd|gg|mm|nn|pp|rr|tt)$/;
const VERB_ENDING = /(?:edst|edly|ingly|eth|est|ed|ing)$/;

/** @param word folded to lower case, without hyphens */
export function stemEnglish(word: string): string {
  if (word.length <= 2) return word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;

  let stem = markConsonantY(word.replace(/^'/, ""));
  const r1 = startOfRegion(stem, true);
  const r2 = r1 + startOfRegion(stem.slice(r1), false);

  stem = dropPlural(stem.replace(/'s'$|'s$|'$/, ""));
  if (LEFT_AFTER_PLURAL.has(stem)) return stem;
  stem = dropVerbEnding(stem, r1);
  stem = stem.replace(/(?<=.[^aeiouy])[yY]$/, "i");
  stem = replaceSuffix(stem, DERIVED, (suffix, before) => {
    if (before.length < r1) return false;
    if (suffix === "ogi") return before.endsWith("l");
    return suffix !== "li" || /[cdeghkmnrt]$/.test(before);
  });
  stem = replaceSuffix(
    stem,
    QUALITIES,
    (suffix, before) => before.length >= (suffix === "ative" ? r2 : r1),
  );
  stem = replaceSuffix(
    stem,
    LAST,
    (suffix, before) => before.length >= r2 && (suffix !== "ion" || /[st]$/.test(before)),
  );
  return dropFinal(stem, r1, r2).replaceAll("Y", "y");
}

const markConsonantY = (word: string): string =>
  word.includes("y") ? word.replace(/^y/, "Y").replace(/([aeiouy])y/g, "$1Y") : word;

/** Where the part begins that follows the first consonant after a vowel. */
function startOfRegion(word: string, isFirst: boolean): number {
  if (isFirst) {
    const start = REGION_STARTS.exec(word);
    if (start) return start[0].length;
  }
  const match = REGION.exec(word);
  return match ? match.index + 2 : word.length;
}

function dropPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word) || !word.endsWith("s")) return word;
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function dropVerbEnding(word: string, r1: number): string {
  if (WHOLE_WORDS.has(word)) return word;
  const doubled = /ee(?:dly|d)$/.exec(word);
  if (doubled) return doubled.index >= r1 ? word.slice(0, doubled.index + 2) : word;
  // The older endings of verbs in -ee and -ie: `seeth`, `fleest`, `crieth`, `dieth`.
  if (/ee(?:th|st)$/.test(word)) return word.slice(0, -2);
  if (/ie(?:th|st)$/.test(word)) return word.slice(0, word.length > 5 ? -3 : -2);
  const ending = VERB_ENDING.exec(word);
  if (!ending) return word;
  const base = word.slice(0, ending.index);
  if (!VOWEL.test(base)) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (DOUBLE_END.test(base)) return base.slice(0, -1);
  return base.length <= r1 && SHORT_END.test(base) ? `${base}e` : base;
}

function replaceSuffix(
  word: string,
  table: SuffixTable,
  allows: (suffix: string, before: string) => boolean,
): string {
  const found = table.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const [suffix, replacement] = found;
  const before = word.slice(0, word.length - suffix.length);
  return allows(suffix, before) ? before + replacement : word;
}

function dropFinal(word: string, r1: number, r2: number): string {
  const before = word.slice(0, -1);
  if (word.endsWith("e")) {
    const drops = before.length >= r2 || (before.length >= r1 && !SHORT_END.test(before));
    return drops ? before : word;
  }
  return word.endsWith("ll") && before.length >= r2 ? before : word;
}
