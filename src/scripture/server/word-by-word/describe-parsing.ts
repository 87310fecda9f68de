// A parsing in plain English: `HC/Vqw3ms` is “and” + “verb, he did, in sequence”.
// The verb is said with “do”, which stands for whatever it means.

import { type Language, nameTerms, type ParsedPart, readPart } from "./parsing-terms.ts";
import { PREFIXES } from "./read-lemma.ts";

export interface DescribedPart {
  /** Plain English. */
  readonly parsing: string;
  /** As grammars name it. */
  readonly terms: string;
}

/** Two slips of the source, at Jeremiah 6:26 and Ezra 4:12, which have a part too many at the end. */
const MENDED: Readonly<Record<string, string>> = {
  "HVtv2fs/": "HC/Vtv2fs",
  "AC/Ncmpc/": "AC/Ncmpc",
};

export const languageOf = (morph: string): Language =>
  morph.startsWith("A") ? "aramaic" : "hebrew";

/**
 * Each part of a word in its order.
 * @param morph a whole code, the language first
 * @param lemma tells which preposition a prefix is
 */
export function describeParsing(morph: string, lemma: string): DescribedPart[] {
  const language = languageOf(morph);
  const letters = lemma.split("/");
  const parts = (MENDED[morph] ?? morph)
    .slice(1)
    .split("/")
    .map((code) => readPart(code, language));
  return parts.map((part, index) => ({
    parsing: describePart(part, {
      language,
      letter: PREFIXES[letters[index] ?? ""],
      host: parts.slice(0, index).findLast(({ kind }) => kind !== "S"),
      next: parts[index + 1],
    }),
    terms: nameTerms(part, language),
  }));
}

interface Around {
  readonly language: Language;
  /** What a prefix means. */
  readonly letter: string | undefined;
  /** The part that a suffix belongs to. */
  readonly host: ParsedPart | undefined;
  readonly next: ParsedPart | undefined;
}

function describePart(part: ParsedPart, around: Around): string {
  switch (part.kind) {
    case "A":
      return join(ADJECTIVES[part.type], describeForm(part, around));
    case "C":
      return around.letter ? `“${around.letter}”` : "conjunction";
    case "D":
      return "adverb";
    case "N":
      return join(NOUNS[part.type], describeForm(part, around));
    case "P":
      return describePronoun(part);
    case "R":
      return describePreposition(part, around.letter);
    case "S":
      return describeSuffix(part, around.host);
    case "T":
      return around.letter === "which" ? "“which”" : (PARTICLES[part.type] ?? "particle");
    case "V":
      return describeVerb(part, around);
    default:
      return "not parsed";
  }
}

const join = (...words: readonly (string | undefined)[]): string =>
  words.filter(Boolean).join(", ");

const NOUNS: Words = { c: "noun", g: "name of a people", p: "name" };
const ADJECTIVES: Words = {
  a: "adjective",
  c: "number",
  g: "adjective from a name",
  o: "number in order",
};
const PARTICLES: Words = {
  a: "affirms (“also”, “indeed”)",
  d: "“the”",
  e: "urges (“please”, “now”)",
  i: "asks a question",
  j: "exclamation",
  m: "points (“see”, “thus”)",
  n: "denies (“not”)",
  o: "marks the object, not translated",
  r: "“who”, “which”, “that”",
};
type Words = Readonly<Record<string, string>>;

const GENDERS: Words = { f: "feminine", m: "masculine" };
const NUMBERS: Words = { d: "dual (two)", p: "plural", s: "singular" };

/** Gender, number, and what the state says: “… of”, “the …”. */
function describeForm({ gender, number, state }: ParsedPart, { next }: Around): string {
  // A noun with “his” is always in that state.
  const isOwned = next?.kind === "S" && next.type === "p";
  const bond = state === "c" && !isOwned ? "“… of”" : "";
  // In Aramaic “the” is an ending, mostly a part of its own.
  const article = state === "d" && next?.kind !== "T" ? "“the …”" : "";
  return join([GENDERS[gender], NUMBERS[number]].filter(Boolean).join(" "), bond, article);
}

function describePreposition({ type }: ParsedPart, letter: string | undefined): string {
  if (!letter) return type === "d" ? "preposition with “the”" : "preposition";
  return type === "d" ? `“${letter} the”` : `“${letter}”`;
}

function describePronoun(part: ParsedPart): string {
  const { type, gender, number } = part;
  const form = [GENDERS[gender], NUMBERS[number]].filter(Boolean).join(" ");
  if (type === "p") return join("pronoun", `“${subjectOf(part)}”`);
  if (type === "d") return join("points (“this”, “that”, “these”)", form);
  if (type === "i") return "asks (“who?”, “what?”)";
  if (type === "r") return "“who”, “which”, “that”";
  return "“whoever”, “whatever”";
}

const SUBJECTS: Words = {
  "1s": "I",
  "1p": "we",
  "2s": "you",
  "2p": "you all",
  "3ms": "he",
  "3fs": "she",
  "3cs": "he or she",
  "3p": "they",
};
const OBJECTS: Words = {
  "1s": "me",
  "1p": "us",
  "2s": "you",
  "2p": "you all",
  "3ms": "him",
  "3fs": "her",
  "3cs": "him or her",
  "3p": "them",
};
const OWNERS: Words = {
  "1s": "my",
  "1p": "our",
  "2s": "your",
  "2p": "your (of several)",
  "3ms": "his",
  "3fs": "her",
  "3cs": "his or her",
  "3p": "their",
};

/** Where the number is not parsed, one person is taken. */
function pick(words: Words, { person, gender, number }: ParsedPart): string {
  const count = number === "p" ? "p" : "s";
  return (
    words[`${person}${count}`] ??
    words[`${person}${gender === "m" || gender === "f" ? gender : "c"}${count}`] ??
    ""
  );
}

/** English does not tell a man from a woman in “you”, nor in “they”. */
function withGender(word: string, { person, gender, number }: ParsedPart): string {
  const isTold = person === "2" || (person === "3" && number === "p" && gender === "f");
  return isTold && GENDERS[gender] ? `${word} (${GENDERS[gender]})` : word;
}

const subjectOf = (part: ParsedPart): string => withGender(pick(SUBJECTS, part), part);
const objectOf = (part: ParsedPart): string => withGender(pick(OBJECTS, part), part);

function describeSuffix(part: ParsedPart, host: ParsedPart | undefined): string {
  if (part.type === "d") return "“toward” (ending)";
  if (part.type !== "p") return "a longer form, same sense";
  const owner = withGender(pick(OWNERS, part), part);
  const object = objectOf(part);
  if (host?.kind === "N" || host?.kind === "A") return `“${owner}”`;
  // The one who does it or the one to whom it is done: the form does not tell.
  if (host?.kind === "V" && /[rsac]/.test(host.conjugation)) return `“${owner}” or “${object}”`;
  if (host?.kind === "V" || host?.kind === "R") return `“${object}”`;
  if (host?.kind === "T" && host.type === "o") return `“${object}”`;
  return `“${subjectOf(part)}” or “${object}”`;
}

const PASSIVE_STEMS: Readonly<Record<Language, string>> = { hebrew: "PHOMKQLu", aramaic: "QH" };

/** What the stem adds to the verb's sense; the plain stems add nothing. */
const STEMS: Readonly<Record<Language, Words>> = {
  hebrew: {
    N: "passive or reflexive",
    p: "intensive",
    P: "intensive",
    h: "causative",
    H: "causative",
    t: "reflexive",
    o: "intensive",
    O: "intensive",
    r: "reflexive",
    m: "intensive",
    M: "intensive",
    k: "intensive",
    K: "intensive",
    l: "intensive",
    L: "intensive",
    f: "reflexive",
    D: "passive or reflexive",
    j: "intensive",
    i: "intensive",
    u: "reflexive",
    c: "causative",
    v: "reflexive",
    w: "passive or reflexive",
    y: "passive or reflexive",
    z: "reflexive",
  },
  aramaic: {
    u: "passive or reflexive",
    p: "intensive",
    P: "passive or reflexive",
    M: "passive or reflexive",
    a: "causative",
    h: "causative",
    s: "causative",
    e: "causative",
    H: "causative",
    i: "passive or reflexive",
    t: "causative, reflexive",
    v: "causative, reflexive",
    w: "causative, reflexive",
    o: "intensive",
    z: "passive or reflexive",
    r: "reflexive",
    f: "reflexive",
    b: "causative",
    c: "causative",
    m: "intensive",
    l: "intensive",
    L: "passive or reflexive",
    O: "passive or reflexive",
    G: "causative, passive or reflexive",
  },
};

function describeVerb(part: ParsedPart, around: Around): string {
  const isPassive = PASSIVE_STEMS[around.language].includes(part.type);
  const action = isPassive ? sayPassive(part, around) : sayActive(part, around);
  return join("verb", action, STEMS[around.language][part.type]);
}

function sayActive(part: ParsedPart, around: Around): string {
  const who = subjectOf(part);
  switch (part.conjugation) {
    case "p":
      return `${who} did, completed`;
    case "q":
      return `${who} will do, in sequence`;
    case "i":
      return `${who} ${part.person === "3" && part.number === "s" ? "does" : "do"} or will do, not completed`;
    case "w":
      return `${who} did, in sequence`;
    case "h":
    case "j":
      return `may ${who} do, a wish`;
    case "v":
      return `do, a command to ${objectOf(part)}`;
    case "r":
      return join("doing", describeForm(part, around));
    case "s":
      return join("done", describeForm(part, around));
    case "a":
      return "doing, the action alone";
    case "c":
      return "to do";
    default:
      return "form not parsed in our source";
  }
}

function sayPassive(part: ParsedPart, around: Around): string {
  const whom = objectOf(part);
  switch (part.conjugation) {
    case "p":
      return `it was done to ${whom}, completed`;
    case "q":
      return `it will be done to ${whom}, in sequence`;
    case "i":
      return `it is or will be done to ${whom}, not completed`;
    case "w":
      return `it was done to ${whom}, in sequence`;
    case "h":
    case "j":
      return `may it be done to ${whom}, a wish`;
    case "v":
      return `let it be done to ${whom}, a command`;
    case "a":
      return "being done, the action alone";
    case "c":
      return "to be done";
    default:
      return join("done", describeForm(part, around));
  }
}
