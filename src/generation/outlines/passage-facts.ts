// What can be said of any passage because it can be counted: which words come
// again, which questions are asked, where Jesus speaks, which names stand there,
// which Hebrew or Greek word lies behind several English ones, and where cross
// references lead with the same words.
import { formatOrdinal, formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { isHebrew } from "#src/scripture/server/lexicon/lexicon.ts";
import { numberOfKey, TaggingRole } from "#src/scripture/server/lexicon/taggings.ts";
import { isContentWord } from "#src/scripture/server/meaning/content-words.ts";
import type { NamedPassage } from "#src/scripture/server/passages.ts";
import { stemOf } from "#src/scripture/server/word-index/stem-word.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import { writeMarker } from "../markers.ts";
import { findStretch, placeWords } from "../stored-words.ts";

export interface PassageFacts {
  /** A short stretch of the first verse, as a marker. */
  readonly first: string | undefined;
  /** A short stretch of a verse to which many cross references lead, as a marker. */
  readonly key: string | undefined;
  /** Whether no verse of the range has more that lead to it. */
  readonly isKeyFirst: boolean;
  readonly word:
    | { readonly word: string; readonly ordinals: readonly number[]; readonly count: number }
    | undefined;
  /** A question that is asked in the text, as a marker. */
  readonly question: string | undefined;
  /** A verse that begins with "But". */
  readonly but: number | undefined;
  /** The first and last verse in which Jesus speaks. */
  readonly jesus: OrdinalRange | undefined;
  readonly people: readonly string[];
  readonly places: readonly string[];
  readonly original: OriginalWord | undefined;
  readonly cross: CrossReference | undefined;
}

interface OriginalWord {
  readonly number: string;
  readonly transliteration: string;
  readonly language: "Hebrew" | "Greek";
  readonly renderings: readonly string[];
  readonly count: number;
}

interface CrossReference {
  readonly reference: string;
  /** Words that stand in both, one after the other in each, as a marker of the passage's own verse. */
  readonly run: string | undefined;
  /** Words that both have. */
  readonly words: readonly string[];
}

/** Words that say little, however often they come. */
const DULL = new Set(
  `said says saying came come comes went goes going behold therefore also even every unto like
  when then there here than many much great made make took take taken give gave given know knew
  known seen done day days came put set let shall hath until again away into out down who whom
  what which while yes certainly most tell told because answered called sent brought another himself
  themselves yourself yourselves children sons house land place time years thing things people man men
  toward against between among before after first second nothing none without within under over two
  three four five six seven eight nine ten hundred thousand neither nor both each found asked left
  according`.split(/\s+/),
);
const LETTERS_LEAST = 4;
const PRESSING =
  /\b(?:forgiv\w*|submit\w*|endur\w*|patien\w*|obey|obedien\w*|enem(?:y|ies)|wicked|kill\w*|slay|slain|death|die)\b/i;

export function gatherFacts(
  corpus: Corpus,
  code: EmbeddedCode,
  range: OrdinalRange,
  known: Stretches & {
    /** Passages of ours in it, for their people and places. */
    readonly inside: readonly NamedPassage[];
    /** The whole passage: cross references that stay inside it lead nowhere. */
    readonly whole: OrdinalRange;
  },
): PassageFacts {
  const text = corpus.texts[code];
  const names = known.inside;
  const first = quoteStretch(corpus, code, range.start, { ...known, isFirst: true });
  const key = quoteKey(corpus, code, range, known);
  const [most] = rankVerses(corpus, code, range);
  return {
    isKeyFirst: most !== undefined && Boolean(key?.startsWith(`{{${formatOrdinal(most)}|`)),
    first,
    key,
    word: findRepeated(corpus, code, range),
    question: findQuestion(corpus, code, range),
    but: list(range).find((at) => at > range.start && /^But\b/.test(text.verse(at))),
    jesus: findSpeech(corpus, range),
    people: findNames(
      corpus,
      code,
      range,
      names.flatMap(({ people }) => people),
    ),
    places: findNames(
      corpus,
      code,
      range,
      names.flatMap(({ places }) => places),
    ),
    original: findOriginal(corpus, range),
    cross: findCross(corpus, code, range, known.whole),
  };
}

/** A short stretch of one of the verses to which most cross references lead, as a marker. */
export function quoteKey(
  corpus: Corpus,
  code: EmbeddedCode,
  range: OrdinalRange,
  known: Stretches,
): string | undefined {
  for (const at of rankVerses(corpus, code, range)) {
    const stretch = quoteStretch(corpus, code, at, known);
    if (stretch) return stretch;
  }
  return undefined;
}

const list = ({ start, end }: OrdinalRange): number[] =>
  Array.from({ length: end - start + 1 }, (_, at) => start + at);

const RANKED_MOST = 3;

/** The verses to which most verses of the Bible point, that most first. */
const rankVerses = (
  { crossReferences, texts }: Corpus,
  code: EmbeddedCode,
  range: OrdinalRange,
  most = RANKED_MOST,
): number[] =>
  list(range)
    .filter((at) => texts[code].verse(at))
    .toSorted(
      (one, other) =>
        (crossReferences.inDegrees[other] ?? 0) - (crossReferences.inDegrees[one] ?? 0),
    )
    .slice(0, most);

const STRETCH_LEAST = 4;
const STRETCH_MOST = 24;
/** A stretch that begins with one of these hangs on what stands before it. */
const HANGING =
  /^(?:and|but|or|nor|for|that|which|who|whom|whose|if|as|when|while|because|lest|so|then|than|with|in|by|to|of|yet|until)\b/i;

interface Stretches {
  /** Stretches that are quoted already. */
  readonly quoted: Set<string>;
  /** Somebody may be in danger: no line is held out to them that could be turned against them. */
  readonly isDanger: boolean;
}

/**
 * Clauses of the verse that follow each other: a whole sentence where one is
 * short enough, none that was quoted before; `undefined` where nothing fits.
 */
function quoteStretch(
  { texts }: Corpus,
  code: EmbeddedCode,
  ordinal: number,
  { quoted, isDanger, isFirst = false }: Stretches & { readonly isFirst?: boolean },
): string | undefined {
  const verse = texts[code].verse(ordinal);
  const clauses = verse
    .split(/(?<=[,;:.!?—])[’”"]*\s*(?=\S)|(?<=\s)[“"]|[“”"()[\]]/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const isKnown = (words: string): boolean =>
    [...quoted].some((one) => one.includes(words) || words.includes(one));
  let best: { words: string; score: number } | undefined;
  for (let from = 0; from < (isFirst ? 1 : clauses.length); from += 1) {
    for (let to = from + 1; to <= clauses.length; to += 1) {
      const words = clauses
        .slice(from, to)
        .join(" ")
        .replace(/^[‘’'“]+/, "")
        .replace(/[,;:.!‘’'”—\s]+$/, "");
      const { length } = placeWords(words);
      const isVerse = from === 0 && to === clauses.length;
      if ((length < STRETCH_LEAST && !isVerse) || length > STRETCH_MOST || words.endsWith("?"))
        continue;
      if (/[“”"]/.test(words)) continue;
      if (isKnown(words) || (isDanger && PRESSING.test(words))) continue;
      const beginsWell = isFirst || from === 0 || /[.!?]$/.test(clauses[from - 1] ?? "");
      const endsWell = /[.!?;]$/.test(clauses[to - 1] ?? "");
      const hangs = !beginsWell && HANGING.test(words) ? 12 : 0;
      const score = (beginsWell ? 20 : 6) + (endsWell ? 20 : 0) - hangs - length / 3;
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { words, score };
    }
  }
  if (!best || !findStretch(verse, best.words)) return undefined;
  quoted.add(best.words);
  return writeMarker({
    reference: formatRange({ start: ordinal, end: ordinal }),
    part: best.words,
  });
}

export function findRepeated({ texts }: Corpus, code: EmbeddedCode, range: OrdinalRange) {
  const counts = new Map<
    string,
    { word: string; ordinals: Set<number>; count: number; isName: boolean }
  >();
  for (const at of list(range)) {
    const verse = texts[code].verse(at);
    for (const { word, start } of placeWords(verse)) {
      if (word.length < LETTERS_LEAST || DULL.has(word) || !isContentWord(word)) continue;
      const one = counts.get(word) ?? { word, ordinals: new Set(), count: 0, isName: true };
      one.ordinals.add(at);
      one.count += 1;
      // A name begins with a capital wherever it is.
      if (!/\p{Lu}/u.test(verse[start] ?? "")) one.isName = false;
      counts.set(word, one);
    }
  }
  const least = range.end - range.start < 8 ? 2 : 3;
  const [most] = [...counts.values()]
    .filter(({ count, ordinals, isName }) => !isName && count >= least && ordinals.size > 1)
    .toSorted((one, other) => other.count - one.count || other.word.length - one.word.length);
  return most && { word: most.word, count: most.count, ordinals: [...most.ordinals] };
}

const QUESTION_WORDS_MOST = 18;

function findQuestion({ texts }: Corpus, code: EmbeddedCode, range: OrdinalRange) {
  for (const at of list(range)) {
    const sentence = texts[code]
      .verse(at)
      .split(/(?<=[.!?])[’”"]*\s+|[“”"]|[,:]\s+(?=[“"])/)
      .map((one) => one.trim())
      .find((one) => one.endsWith("?"));
    const words = sentence ? placeWords(sentence).length : 0;
    if (sentence && words >= 3 && words <= QUESTION_WORDS_MOST) {
      return writeMarker({
        reference: formatRange({ start: at, end: at }),
        part: sentence.replace(/\?$/, ""),
      });
    }
  }
  return undefined;
}

/** By the King James Version, which alone marks it. */
function findSpeech({ texts }: Corpus, range: OrdinalRange): OrdinalRange | undefined {
  const verses = list(range).filter((at) => texts.KJV.wordsOfJesus(at).length > 0);
  const [first, last] = [verses[0], verses.at(-1)];
  const isUnbroken =
    first !== undefined && last !== undefined && last - first + 1 === verses.length;
  return isUnbroken ? { start: first, end: last } : undefined;
}

export function findNames(
  { texts }: Corpus,
  code: EmbeddedCode,
  range: OrdinalRange,
  names: readonly string[],
) {
  const words = list(range)
    .map((at) => texts[code].verse(at))
    .join(" ");
  return [...new Set(names)].filter((name) => new RegExp(`\\b${name}\\b`).test(words));
}

const COMMON_MOST = 300;
/** Over more verses than this, that a word comes twice says nothing. */
const ORIGINAL_VERSES_MOST = 40;
const RENDERINGS_MOST = 3;

/** A word of which several renderings stand in the range: what English hides. */
function findOriginal(
  { taggings, texts, lexicon }: Corpus,
  range: OrdinalRange,
): OriginalWord | undefined {
  if (range.end - range.start >= ORIGINAL_VERSES_MOST) return undefined;
  const found = new Map<number, { renderings: Set<string>; count: number }>();
  for (const at of list(range)) {
    const words = placeWords(texts.KJV.verse(at));
    taggings.visit(at, (firstWord, wordCount, key, role) => {
      if (role !== TaggingRole.Whole) return;
      const rendering = words
        .slice(firstWord, firstWord + wordCount)
        .map(({ word }) => word)
        .filter((word) => isContentWord(word))
        .join(" ");
      if (rendering.length < LETTERS_LEAST) return;
      const one = found.get(key) ?? { renderings: new Set<string>(), count: 0 };
      one.renderings.add(rendering);
      one.count += 1;
      found.set(key, one);
    });
  }
  const language = isHebrew(range.start) ? "Hebrew" : "Greek";
  const [best] = [...found]
    .filter(([, { count }]) => count > 1)
    .map(([key, one]) => ({ ...one, number: numberOfKey(key) }))
    .filter(
      ({ number, renderings }) =>
        taggings.countOf(number) <= COMMON_MOST &&
        new Set([...renderings].map((one) => stemOf(one))).size > 1 &&
        renderings.size <= RENDERINGS_MOST &&
        [...renderings].every((one) => one.split(" ").every((word) => !DULL.has(word))),
    )
    .toSorted((one, other) => taggings.countOf(one.number) - taggings.countOf(other.number));
  const entry = best && lexicon.find(best.number);
  if (!best || !entry?.transliteration) return undefined;
  const { number, count } = best;
  return {
    number,
    count,
    language,
    transliteration: entry.transliteration,
    renderings: [...best.renderings],
  };
}

const REFERENCES_READ = 6;
const VERSES_SHOWN = 3;
const RUN_LEAST = 3;
/** Of a long step the cross references of its best-known verses are compared. */
const CROSSED_MOST = 12;

/** The cross reference that shares most words with the verse from which it leads. */
function findCross(corpus: Corpus, code: EmbeddedCode, range: OrdinalRange, whole: OrdinalRange) {
  const home = verseAt(whole.start);
  let best: (CrossReference & { score: number }) | undefined;
  for (const at of rankVerses(corpus, code, range, CROSSED_MOST)) {
    const here = readWords(corpus, code, { start: at, end: at });
    for (const target of corpus.crossReferences.of(at).slice(0, REFERENCES_READ)) {
      const place = verseAt(target.start);
      const isNear = place.book === home.book && place.chapter === home.chapter;
      if (isNear || target.end - target.start >= VERSES_SHOWN || overlaps(target, whole)) continue;
      const there = readWords(corpus, code, target);
      const run = findRun(here, there);
      const words = findShared(here, there);
      const score = (run ? run.split(" ").length * 2 : 0) + words.length;
      if ((run || words.length > 1) && score > (best?.score ?? 0)) {
        const said = run && findStretch(corpus.texts[code].verse(at), run);
        const own = formatRange({ start: at, end: at });
        const marker = said && writeMarker({ reference: own, part: said });
        best = { reference: formatRange(target), run: marker, words, score };
      }
    }
  }
  return best && { reference: best.reference, run: best.run, words: best.words };
}

const overlaps = (one: OrdinalRange, other: OrdinalRange): boolean =>
  one.start <= other.end && other.start <= one.end;

const readWords = ({ texts }: Corpus, code: EmbeddedCode, range: OrdinalRange): string[] =>
  list(range).flatMap((at) => placeWords(texts[code].verse(at)).map(({ word }) => word));

/** The longest run of words that both have, if it holds two that carry meaning. */
function findRun(here: readonly string[], there: readonly string[]): string | undefined {
  const text = ` ${there.join(" ")} `;
  for (let length = Math.min(8, here.length); length >= RUN_LEAST; length -= 1) {
    for (let at = 0; at + length <= here.length; at += 1) {
      const run = here.slice(at, at + length);
      const carrying = run.filter((word) => isContentWord(word) && !DULL.has(word));
      const [first, last] = [run[0] ?? "", run.at(-1) ?? ""];
      if (carrying.length < 2 || !isContentWord(first) || !isContentWord(last)) continue;
      if (text.includes(` ${run.join(" ")} `)) return run.join(" ");
    }
  }
  return undefined;
}

function findShared(here: readonly string[], there: readonly string[]): string[] {
  const stems = new Set(there.map(stemOf));
  const shared = new Map<string, string>();
  for (const word of here) {
    if (word.length < LETTERS_LEAST || DULL.has(word) || !isContentWord(word) || WIDE.has(word))
      continue;
    if (stems.has(stemOf(word))) shared.set(stemOf(word), word);
  }
  return [...shared.values()].slice(0, 3);
}

/** So common in the Bible that two verses sharing them share little. */
const WIDE = new Set([
  "lord",
  "yahweh",
  "jesus",
  "christ",
  "israel",
  "father",
  "king",
  "earth",
  "heart",
  "word",
  "name",
  "hand",
  "brother",
  "brothers",
  "brethren",
]);
