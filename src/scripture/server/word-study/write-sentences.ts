// The sentences of a study. Each states what was counted or what Strong's
// dictionary says; none goes beyond that.
import type { LexiconEntry } from "../lexicon/lexicon.ts";
import type { KeyVerse } from "./find-key-verses.ts";
import type { Original, Originals, Rendering } from "./find-originals.ts";

const count = (number: number, noun: string): string =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

const times = (number: number): string =>
  number === 1 ? "once" : number === 2 ? "twice" : `${number.toLocaleString("en")} times`;

export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** `ἀγάπη (agápē, G26)` */
const nameEntry = ({ lemma, transliteration, number }: LexiconEntry): string =>
  `${lemma} (${transliteration}, ${number})`;

const GLOSS_LENGTH = 120;

/** Words that say nothing without the parenthesis behind them: `subjective (kindness, favor)`. */
const EMPTY_ALONE =
  /\b(subjective(?:ly)?|objective(?:ly)?|morally|virtually|abstractly)\s+\(([^()]*)\)/g;

/** The beginning of a definition up to a pause, without parentheses that it can do without. */
export function shortenDefinition(definition: string): string {
  let bare = definition.replace(/"([^"]*)"/g, "“$1”").replace(EMPTY_ALONE, "$1 ⟦$2⟧");
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\s*\([^()]*\)/g, "");
  }
  bare = bare.replace(/^properly,\s+/, "").trim() || definition;
  let gloss = "";
  for (const part of bare.split(/(?<=;)\s+/)) {
    if (gloss && gloss.length + part.length > GLOSS_LENGTH) break;
    gloss = gloss ? `${gloss} ${part}` : part;
  }
  return gloss
    .replace(/[;,:.\s]+$/, "")
    .replaceAll("⟦", "(")
    .replaceAll("⟧", ")");
}

export interface DefinitionFacts {
  /** As the text writes it. */
  readonly word: string;
  /** In the KJV. */
  readonly occurrences: number;
  readonly originals: Originals;
  /** How the KJV also renders the chief word, other forms of the studied one left out. */
  readonly otherRenderings: readonly Rendering[];
}

/** From this share on, what little is numbered says nothing of the word. */
export const SHARE_UNNUMBERED = 0.6;

/** What stands behind an English word, a line for each testament; empty where it does not occur. */
export function defineWord(facts: DefinitionFacts): string {
  const { word, occurrences, originals, otherRenderings } = facts;
  if (occurrences === 0) return "";
  const { hebrew, greek, untagged } = originals;
  const [first, second] =
    sumRendered(greek) > sumRendered(hebrew) ? [greek, hebrew] : [hebrew, greek];
  const [chief] = first;
  if (!chief || untagged > occurrences * SHARE_UNNUMBERED) {
    return `“${word}” is a word that the numbering of the KJV mostly passes over: it belongs to English, or to little words of the Hebrew and Greek that bear no number. A verse read word by word shows them in their place.`;
  }
  if (isPhrase(word)) {
    return [
      ...[first, second].map((words) => listOriginals(word, words)),
      "The definitions are Strong’s.",
    ]
      .filter(Boolean)
      .join("\n");
  }
  const others = otherRenderings.map(({ words, occurrences: n }) => `“${words}” (${n})`);
  return [
    describeOriginals(`“${word}”`, first),
    second[0] ? describeOriginals("it", second) : "",
    others.length > 0
      ? `The KJV has for ${chief.entry.lemma} also ${joinNames(others)}. The definitions are Strong’s.`
      : "The definitions are Strong’s.",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Several words in a row: each has its own Hebrew or Greek, and none is that of all. */
const isPhrase = (word: string): boolean => /\s/.test(word.trim());

/** A word that only some of the places have is not behind the whole of a phrase. */
const SHARE_IN_PHRASE = 0.25;

function listOriginals(phrase: string, originals: readonly Original[]): string {
  const most = originals[0]?.rendered ?? 0;
  const behind = originals.filter(({ rendered }) => rendered >= most * SHARE_IN_PHRASE);
  if (behind.length === 0) return "";
  const opening = `Behind “${phrase}” stands, word by word, in the ${nameTestament(behind)}:`;
  return `${opening} ${behind.map(defineOriginal).join(". ")}.`;
}

const nameTestament = ([original]: readonly Original[]): string =>
  original?.entry.number.startsWith("H") ? "Old Testament" : "New Testament";

const sumRendered = (originals: readonly Original[]): number =>
  originals.reduce((sum, { rendered }) => sum + rendered, 0);

/** A second word is worth naming from this share of the first on. */
const SHARE_OF_SECOND = 0.15;

function describeOriginals(subject: string, originals: readonly Original[]): string {
  const [chief, next] = originals as [Original, Original?];
  const place = `In the ${nameTestament(originals)}`;
  const isTie = next?.rendered === chief.rendered;
  const most = originals.length > 1 && !isTie ? "is most often" : "is";
  const sentences = [`${place} ${subject} ${most} ${defineOriginal(chief)}.`];
  if (next && next.rendered >= chief.rendered * SHARE_OF_SECOND) {
    sentences.push(`${isTie ? "As often it is" : "Next comes"} ${defineOriginal(next)}.`);
  }
  return sentences.join(" ");
}

const defineOriginal = ({ entry, rendered }: Original): string =>
  `${entry.lemma} (${entry.transliteration}, ${entry.number}; ${times(rendered)}): ${shortenDefinition(entry.definition)}`;

const NAMED_RENDERINGS = 4;

/** A Hebrew or Greek word by itself. */
export function defineEntry(
  entry: LexiconEntry,
  occurrences: number,
  renderings: readonly Rendering[],
): string {
  const { lemma, transliteration, pronunciation, number, definition } = entry;
  const language = number.startsWith("H") ? "Hebrew" : "Greek";
  const named = renderings
    .slice(0, NAMED_RENDERINGS)
    .map(({ words, occurrences: n }) => `“${words}” (${n})`);
  const more = renderings.length - named.length;
  const ways = more > 0 ? [...named, more === 1 ? "one other way" : `${more} other ways`] : named;
  const rendered =
    occurrences === 0
      ? "The numbering of the KJV does not name it."
      : `The KJV has it ${times(occurrences)}, as ${joinNames(ways)}.`;
  return `${lemma} (${transliteration}, said ${pronunciation}) is a ${language} word. Strong defines it: ${shortenDefinition(definition)}. ${rendered}`;
}

/** Why a verse stands among the key verses. */
export function explainKeyVerse(
  { fromStudy, fromAll, isNamedFirst }: KeyVerse,
  about: {
    original: LexiconEntry | undefined;
    rendering: string | undefined;
    theme: string | undefined;
    /** What is studied, where that is English: `love`, `love of God`. */
    word: string;
  },
): string {
  const { original, rendering, theme } = about;
  const [studied, hasOne] = isPhrase(about.word) ? ["these words", false] : ["this word", true];
  const sentences = [
    isNamedFirst && theme ? `Among the first verses we name on the theme “${theme}”.` : "",
    rendering
      ? `The KJV has “${rendering}” here.`
      : original && hasOne
        ? `The word here is ${nameEntry(original)}.`
        : "",
    fromAll === 0
      ? ""
      : fromStudy === 0
        ? `${count(fromAll, "other verse")} ${fromAll === 1 ? "refers" : "refer"} to it.`
        : `${count(fromStudy, "other verse")} with ${studied} ${fromStudy === 1 ? "refers" : "refer"} to it, of ${fromAll.toLocaleString("en")} in all.`,
  ];
  return sentences.filter(Boolean).join(" ") || `One of the few verses with ${studied}.`;
}
