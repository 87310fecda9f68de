// The letters of Open Scriptures' parsing codes (OSHM), for Hebrew and Aramaic,
// with the grammarians' names for them. `parsing-terms.test.ts` compares them
// with the list that comes with the text.

/** One part of a word: a prefix, the word itself, or a suffix. */
export interface ParsedPart {
  /** `V`, `N`. */
  readonly kind: string;
  /** The letter after it: a verb's stem, a noun's type. */
  readonly type: string;
  /** A verb's conjugation; empty for all others. */
  readonly conjugation: string;
  readonly person: string;
  readonly gender: string;
  readonly number: string;
  readonly state: string;
}

export type Language = "hebrew" | "aramaic";

const KINDS: Names = {
  A: "adjective",
  C: "conjunction",
  D: "adverb",
  N: "noun",
  P: "pronoun",
  R: "preposition",
  S: "suffix",
  T: "particle",
  V: "verb",
};

type Names = Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, Names>> = {
  A: { a: "adjective", c: "cardinal number", g: "gentilic", o: "ordinal number" },
  N: { c: "common", g: "gentilic", p: "proper name" },
  P: {
    d: "demonstrative",
    f: "indefinite",
    i: "interrogative",
    p: "personal",
    r: "relative",
  },
  R: { d: "definite article" },
  S: { d: "directional he", h: "paragogic he", n: "paragogic nun", p: "pronominal" },
  T: {
    a: "affirmation",
    d: "definite article",
    e: "exhortation",
    i: "interrogative",
    j: "interjection",
    m: "demonstrative",
    n: "negative",
    o: "direct object marker",
    r: "relative",
  },
};

const STEMS: Readonly<Record<Language, Names>> = {
  hebrew: {
    q: "qal",
    N: "niphal",
    p: "piel",
    P: "pual",
    h: "hiphil",
    H: "hophal",
    t: "hithpael",
    o: "polel",
    O: "polal",
    r: "hithpolel",
    m: "poel",
    M: "poal",
    k: "palel",
    K: "pulal",
    Q: "qal passive",
    l: "pilpel",
    L: "polpal",
    f: "hithpalpel",
    D: "nithpael",
    j: "pealal",
    i: "pilel",
    u: "hothpaal",
    c: "tiphil",
    v: "hishtaphel",
    w: "nithpalel",
    y: "nithpoel",
    z: "hithpoel",
  },
  aramaic: {
    q: "peal",
    Q: "peil",
    u: "hithpeel",
    p: "pael",
    P: "ithpaal",
    M: "hithpaal",
    a: "aphel",
    h: "haphel",
    s: "saphel",
    e: "shaphel",
    H: "hophal",
    i: "ithpeel",
    t: "hishtaphel",
    v: "ishtaphel",
    w: "hithaphel",
    o: "polel",
    z: "ithpoel",
    r: "hithpolel",
    f: "hithpalpel",
    b: "hephal",
    c: "tiphel",
    m: "poel",
    l: "palpel",
    L: "ithpalpel",
    O: "ithpolel",
    G: "ittaphal",
  },
};

const CONJUGATIONS: Names = {
  p: "perfect",
  q: "sequential perfect",
  i: "imperfect",
  w: "sequential imperfect",
  h: "cohortative",
  j: "jussive",
  v: "imperative",
  r: "participle active",
  s: "participle passive",
  a: "infinitive absolute",
  c: "infinitive construct",
};

const PERSONS: Names = { 1: "first person", 2: "second person", 3: "third person" };
const GENDERS: Names = { b: "both genders", c: "common", f: "feminine", m: "masculine" };
const NUMBERS: Names = { d: "dual", p: "plural", s: "singular" };
const STATES: Names = { a: "absolute", c: "construct", d: "determined" };

/** A place that the code leaves open. */
const OPEN = "x";

/** Reads one part of a code, as `Vqp3ms`. Throws a RangeError where a letter is unknown. */
export function readPart(code: string, language: Language): ParsedPart {
  const [kind = "", type = "", ...rest] = code;
  const conjugation = kind === "V" ? (rest.shift() ?? "") : "";
  const isPersonal = kind === "P" || kind === "S" || (kind === "V" && !/[rsac]/.test(conjugation));
  const person = isPersonal ? (rest.shift() ?? "") : "";
  const [gender = "", number = "", state = "", ...more] = rest;
  const part = { kind, type, conjugation, person, gender, number, state };
  const fields: [letter: string, names: Names | undefined][] = [
    [kind, KINDS],
    [type, kind === "V" ? STEMS[language] : TYPES[kind]],
    [conjugation, CONJUGATIONS],
    [person, PERSONS],
    [gender, GENDERS],
    [number, NUMBERS],
    [state, STATES],
  ];
  const isKnown = fields.every(
    ([letter, names]) => letter === "" || letter === OPEN || names?.[letter] !== undefined,
  );
  if (!isKnown || more.length > 0) throw new RangeError(`${code} is no parsing (${language})`);
  return part;
}

/** As grammars name it: `verb qal perfect third person masculine singular`. */
export function nameTerms(part: ParsedPart, language: Language): string {
  const { kind, type, conjugation, person, gender, number, state } = part;
  return [
    KINDS[kind],
    (kind === "V" ? STEMS[language] : TYPES[kind])?.[type],
    CONJUGATIONS[conjugation],
    PERSONS[person],
    GENDERS[gender],
    NUMBERS[number],
    STATES[state],
  ]
    .filter(Boolean)
    .join(" ");
}
