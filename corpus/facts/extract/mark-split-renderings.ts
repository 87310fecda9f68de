// One Hebrew or Greek word is often rendered by English words that stand apart
// ("should not perish" is one verb and its negation), and the SWORD KJV then
// tags each part with the same number. To count the original word once, all
// parts but the weightiest are marked.
//
// In the Old Testament the Hebrew itself decides: parts are sought only in
// verses where a number is tagged more often than its word stands in the Open
// Scriptures Hebrew Bible. For the New Testament no tagged Greek text is at
// hand, so a part is known by what it is never seen doing: rendering the number
// alone in another verse.

import { TaggingRole } from "../read-kjv-markup.ts";

export interface Rendering {
  readonly number: number;
  /** Index of the first word, and how many there are. */
  readonly first: number;
  readonly count: number;
  /** The words, lower case. */
  readonly words: readonly string[];
}

// Words that can carry no Greek noun, verb or adjective by themselves.
const LIGHT = new Set(
  (
    "a an the of to unto for in into on upon with by from at as than out up off away down forth over again " +
    "under against about through after before without within between toward " +
    "and but if that when while then so let o not no nor neither yet also both either whether else because though " +
    "here there where thereof therein what wherewithal " +
    "i me my we us our thou thee thy ye you your he him his she her it its they them their who whom which " +
    "self himself themselves any one man men thing things " +
    "am is are art was were wast wert be been being have hast hath had hadst having " +
    "do dost doth did didst done shall shalt should shouldest will wilt would wouldest may mayest might mightest must can " +
    "made make maketh"
  ).split(" "),
);
// An article or preposition that stands off from its noun: "the same love".
const PARTICLES = new Set(
  "a an the of to unto for in into on upon with by from at as than".split(" "),
);
const isLight = (words: readonly string[]): boolean => words.every((word) => LIGHT.has(word));

/** Words that may stand between a weightless part and the word it belongs to. */
const REACH_OF_LIGHT_PART = 12;
const REACH_OF_WEIGHTY_PART = 4;
/** Wider where the Hebrew vouches that one word is meant ("offerings of the LORD made by fire"). */
const REACH_IN_HEBREW = 12;

/** How often each number is rendered by each phrase, in verses that tag it once. */
export class LoneRenderings {
  readonly #byPhrase = new Map<string, number>();
  readonly #byNumber = new Map<number, { all: number; weighty: number }>();

  constructor(verses: Iterable<readonly Rendering[]>) {
    for (const verse of verses) {
      for (const renderings of groupByNumber(verse).values()) {
        const [only] = renderings;
        if (renderings.length !== 1 || !only) continue;
        const key = `${only.number} ${only.words.join(" ")}`;
        this.#byPhrase.set(key, (this.#byPhrase.get(key) ?? 0) + 1);
        const totals = this.#byNumber.get(only.number) ?? { all: 0, weighty: 0 };
        totals.all++;
        if (!isLight(only.words)) totals.weighty++;
        this.#byNumber.set(only.number, totals);
      }
    }
  }

  times(number: number, words: readonly string[]): number {
    return this.#byPhrase.get(`${number} ${words.join(" ")}`) ?? 0;
  }

  /** Whether a number stands for a noun, verb or the like rather than for a particle. */
  isWeighty(number: number): boolean {
    const totals = this.#byNumber.get(number);
    return !totals || totals.weighty * 2 > totals.all;
  }
}

function groupByNumber(verse: readonly Rendering[]): Map<number, Rendering[]> {
  const groups = new Map<number, Rendering[]>();
  for (const rendering of verse) {
    const group = groups.get(rendering.number);
    if (group) group.push(rendering);
    else groups.set(rendering.number, [rendering]);
  }
  return groups;
}

/** Words between two renderings; 0 when they touch or overlap. */
const gapBetween = (a: Rendering, b: Rendering): number =>
  Math.max(0, b.first - (a.first + a.count), a.first - (b.first + b.count));

const ENDING = /(?:eth|est|ing|ed|en|'s|s)$/;
const consonantsOf = (word: string): string => word.replace(ENDING, "").replace(/[aeiou]/g, "");

// `see` and `seeing`, `bind` and `bound`, `Egypt` and `Egyptians`: two
// occurrences of the word, not two parts of one.
const sharesStem = (a: Rendering, b: Rendering): boolean =>
  a.words.some((one) =>
    b.words.some(
      (other) =>
        one === other ||
        (!LIGHT.has(one) && !LIGHT.has(other) && one.slice(0, 3) === other.slice(0, 3)) ||
        (consonantsOf(one).length > 2 && consonantsOf(one) === consonantsOf(other)),
    ),
  );

const weightOf = (rendering: Rendering): number =>
  rendering.words.filter((word) => !LIGHT.has(word)).length;

/**
 * The renderings of a New Testament verse that are only parts of another one,
 * and what they are (never `Whole`).
 */
export function findGreekParts(
  verse: readonly Rendering[],
  lone: LoneRenderings,
): Map<Rendering, TaggingRole> {
  const parts = new Map<Rendering, TaggingRole>();
  for (const [number, group] of groupByNumber(verse)) {
    if (group.length < 2) continue;
    for (const part of [...group].sort((a, b) => weightOf(a) - weightOf(b))) {
      if (lone.times(number, part.words) > 0) continue;
      const whole = group.find(
        (other) =>
          other !== part &&
          !parts.has(other) &&
          (isGreekPart(part, other, lone) || joins(part, other, lone)),
      );
      if (whole) parts.set(part, roleOf(part, whole));
    }
  }
  return parts;
}

const roleOf = (part: Rendering, whole: Rendering): TaggingRole =>
  gapBetween(part, whole) === 0 || part.words.every((word) => PARTICLES.has(word))
    ? TaggingRole.Particle
    : TaggingRole.Part;

function isGreekPart(part: Rendering, whole: Rendering, lone: LoneRenderings): boolean {
  const gap = gapBetween(part, whole);
  if (isLight(part.words)) {
    return lone.isWeighty(part.number) && !isLight(whole.words) && gap <= REACH_OF_LIGHT_PART;
  }
  // "put her away", "bring forth": the other part is a single word that completes this one.
  return (
    lone.isWeighty(part.number) &&
    gap <= REACH_OF_WEIGHTY_PART &&
    whole.words.length === 1 &&
    !sharesStem(part, whole)
  );
}

/** Whether the two read together are how the number is rendered in one piece elsewhere. */
function joins(part: Rendering, whole: Rendering, lone: LoneRenderings): boolean {
  if (gapBetween(part, whole) > REACH_OF_WEIGHTY_PART || sharesStem(part, whole)) return false;
  const [before, after] = part.first < whole.first ? [part, whole] : [whole, part];
  return lone.times(part.number, [...before.words, ...after.words]) > 0;
}

/**
 * The same for an Old Testament verse; `timesInHebrew` tells how often a
 * number's word stands in the Hebrew of the verse.
 */
export function findHebrewParts(
  verse: readonly Rendering[],
  timesInHebrew: ReadonlyMap<number, number>,
  lone: LoneRenderings,
): Map<Rendering, TaggingRole> {
  const parts = new Map<Rendering, TaggingRole>();
  for (const [number, group] of groupByNumber(verse)) {
    const times = timesInHebrew.get(number) ?? 0;
    // A number that the Hebrew verse lacks is another text or another numbering.
    if (times === 0) continue;
    const pairs = group
      .flatMap((part) => group.map((whole) => ({ part, whole, gap: gapBetween(part, whole) })))
      .filter(
        ({ part, whole, gap }) =>
          part !== whole && gap <= REACH_IN_HEBREW && !sharesStem(part, whole),
      )
      .filter(({ part, whole }) => isLesser(part, whole, lone))
      .sort((a, b) => a.gap - b.gap);
    let surplus = group.length - times;
    for (const { part, whole } of pairs) {
      if (surplus <= 0) break;
      if (parts.has(part) || parts.has(whole)) continue;
      parts.set(part, roleOf(part, whole));
      surplus--;
    }
  }
  return parts;
}

function isLesser(part: Rendering, whole: Rendering, lone: LoneRenderings): boolean {
  const difference =
    lone.times(part.number, part.words) - lone.times(whole.number, whole.words) ||
    weightOf(part) - weightOf(whole);
  return difference < 0 || (difference === 0 && part.first > whole.first);
}
