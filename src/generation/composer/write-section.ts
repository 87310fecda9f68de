// One passage of a piece: the words themselves, what there is to see in them,
// and some of what is known around them.
import { getBook } from "#src/scripture/books.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { bookOfOrdinal, type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import { writeMarker } from "../markers.ts";
import { countWords } from "../reading-time.ts";
import { findPassageWords } from "../stored-words.ts";
import type { PlacedPassage } from "./choose-passages.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { general, joints } from "./store.ts";

export interface SectionWriter {
  readonly corpus: Corpus;
  readonly code: EmbeddedCode;
  readonly random: SeededRandom;
  /** Passages that the piece quotes already. */
  readonly quoted: OrdinalRange[];
  /** Facts around them that it has told. */
  readonly told: Set<string>;
  /**
   * Whether other verses may be laid beside a passage. Where a reader is to be
   * spared something they are not: nobody has read them with such eyes.
   */
  readonly crosses: boolean;
}

/** Which of the things around a passage a section tells. */
export interface SectionPlan {
  readonly wantsContext: boolean;
  readonly wantsWord: boolean;
  readonly wantsCrossing: boolean;
  readonly wantsQuestion: boolean;
}

export interface Section {
  readonly heading: string;
  /** Paragraphs. */
  readonly paragraphs: readonly string[];
  readonly ask: string;
  readonly act: string;
  readonly point: string;
  readonly pray: string;
}

export function writeSection(
  writer: SectionWriter,
  passage: PlacedPassage,
  plan: SectionPlan,
): Section {
  const { random } = writer;
  const { note, range } = passage;
  const shown = excerpt(writer, range);
  const ask = random.take(note ? [note.ask] : general.ask);
  const told = note
    ? [note.scene, random.take(note.see)].filter(Boolean).join(" ")
    : [random.take(general.see), tellAround(writer, range)].filter(Boolean).join(" ");
  const paragraphs = [
    quote(writer, shown),
    told,
    note?.word && plan.wantsWord ? note.word.text : undefined,
    note ? undefined : tellWord(writer, range),
    plan.wantsContext || !note ? tellContext(writer, range) : undefined,
    plan.wantsCrossing || !note ? tellCrossing(writer, shown) : undefined,
    plan.wantsQuestion ? ask : undefined,
  ];
  return {
    heading: note?.title ?? titleOf(writer.corpus, range),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== undefined),
    ask,
    act: random.take(note ? [note.act] : general.act),
    point: random.take(note ? [note.point] : general.point),
    pray: random.take(note ? [note.pray] : general.pray),
  };
}

/** The marker of a passage in the piece's translation, or in one that has it. */
export function quote({ corpus, code }: SectionWriter, range: OrdinalRange): string {
  const reference = formatRange(range);
  const isHere = findPassageWords(corpus, code, range) !== undefined;
  return writeMarker({ reference, ...(isHere ? {} : { code: "KJV" as const }) });
}

/** More than this is not read to its end in the midst of a piece. */
const WORDS_QUOTED = 55;
/** Of these words, so that what is said of the passage can mostly be seen in it. */
const LEAST_SHOWN = 0.65;

/** Some verses of a long passage, beginning where a sentence does; all of a short one. */
function excerpt({ corpus, code, random }: SectionWriter, range: OrdinalRange): OrdinalRange {
  const wordsIn = (one: OrdinalRange): number =>
    countWords(findPassageWords(corpus, code, one) ?? "");
  if (wordsIn(range) <= WORDS_QUOTED * 1.2) return range;
  const windows: OrdinalRange[] = [];
  for (let start = range.start; start <= range.end; start++) {
    let end = start;
    while (end < range.end && wordsIn({ start, end: end + 1 }) <= WORDS_QUOTED) end += 1;
    const words = findPassageWords(corpus, code, { start, end }) ?? "";
    const isWhole = /^[“‘"'(]*\p{Lu}/u.test(words) && /[.!?][”’"')]*$/u.test(words);
    if (isWhole && countWords(words) >= WORDS_QUOTED * LEAST_SHOWN) windows.push({ start, end });
  }
  return random.weigh(windows, () => 1) ?? range;
}

/** The title of the smallest section of its book; the reference where it stands in none. */
const titleOf = (corpus: Corpus, range: OrdinalRange): string =>
  corpus.background.findSection(range.start)?.title ?? formatRange(range);

const fill = (form: string, values: Readonly<Record<string, string>>): string =>
  form.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");

function tellContext(writer: SectionWriter, range: OrdinalRange): string | undefined {
  const { corpus, random, told } = writer;
  const number = bookOfOrdinal(range.start);
  const book = corpus.background.ofBook(number);
  const section = corpus.background.findSection(range.start);
  const { contexts } = joints;
  const tellings: { fact: string; forms: readonly string[]; values: Record<string, string> }[] = [];
  if (section && section.reference !== formatRange(range)) {
    const values = { section: section.reference, text: section.text };
    tellings.push({ fact: section.text, forms: contexts.section, values });
  }
  const isLetter = getBook(number).category.endsWith("Letters");
  if (isLetter) {
    const values = { setting: book.setting };
    tellings.push({ fact: book.setting, forms: contexts.letter, values });
  }
  // What a whole book is for says little of one line in it, except in a letter.
  if (isLetter && /^To /.test(book.purpose)) {
    const name = book.book === "Psalms" ? "the book of Psalms" : book.book;
    const values = {
      book: name,
      Book: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      purpose: `t${book.purpose.slice(1)}`,
    };
    tellings.push({ fact: book.purpose, forms: contexts.purpose, values });
  }
  const chosen = random.weigh(
    tellings.filter(({ fact }) => !told.has(fact)),
    () => 1,
  );
  if (!chosen) return undefined;
  told.add(chosen.fact);
  return fill(random.take(chosen.forms), chosen.values);
}

/** What stands just before or after a passage on which we have no words of our own. */
function tellAround(writer: SectionWriter, { start, end }: OrdinalRange): string | undefined {
  const { corpus, code, random } = writer;
  const isSameChapter = (ordinal: number): boolean => {
    const [one, other] = [verseAt(start), verseAt(ordinal)];
    return one.book === other.book && one.chapter === other.chapter;
  };
  const [beside, forms] =
    verseAt(start).verse > 1
      ? ([start - 1, joints.before] as const)
      : ([end + 1, joints.after] as const);
  if (!isSameChapter(beside)) return undefined;
  const range = { start: beside, end: beside };
  if (!findPassageWords(corpus, code, range)) return undefined;
  return fill(random.take(forms), { x: quote(writer, range) });
}

const CROSSINGS_READ = 8;
const CROSSINGS_WEIGHED = 3;
/** A verse that says less of the same is joined to it by a word alone. */
const LIKENESS_MIN = 0.5;
/** One that says more of it only tells the same again. */
const LIKENESS_MAX = 0.62;
const WORDS_OF_CROSSING_MAX = 42;
const WORDS_OF_CROSSING_MIN = 7;

function tellCrossing(writer: SectionWriter, range: OrdinalRange): string | undefined {
  const { corpus, code, random, quoted } = writer;
  if (!writer.crosses) return undefined;
  const { likeness } = corpus.meaning();
  const mostAlike = ({ start }: OrdinalRange): number => {
    let most = 0;
    for (let ordinal = range.start; ordinal <= range.end; ordinal++) {
      most = Math.max(most, likeness(ordinal, start));
    }
    return most;
  };
  const found: { one: OrdinalRange; worth: number }[] = [];
  const own = findPassageWords(corpus, code, range) ?? "";
  for (let ordinal = range.start; ordinal <= range.end; ordinal++) {
    corpus.crossReferences
      .of(ordinal)
      .slice(0, CROSSINGS_READ)
      .forEach((one) => {
        const stored = findPassageWords(corpus, code, one) ?? "";
        const words = countWords(stored);
        const isShort = words >= WORDS_OF_CROSSING_MIN && words <= WORDS_OF_CROSSING_MAX;
        const book = bookOfOrdinal(one.start);
        // A verse out of the midst of a story tells nothing by itself.
        const isElsewhere =
          book !== bookOfOrdinal(range.start) &&
          !isOutOfStory(book, stored) &&
          !darkens(stored, own);
        const isNew = !quoted.some((other) => overlaps(other, one));
        const worth = likeness(ordinal, one.start);
        if (worth < LIKENESS_MIN || mostAlike(one) > LIKENESS_MAX) return;
        if (isShort && isElsewhere && isNew && readsAlone(stored)) found.push({ one, worth });
      });
  }
  const best = found.toSorted((a, b) => b.worth - a.worth).slice(0, CROSSINGS_WEIGHED);
  const chosen = random.weigh(best, () => 1)?.one;
  if (!chosen) return undefined;
  quoted.push(chosen);
  // Words with quotation marks of their own get none, and so stand behind a colon.
  const hasMarks = /[“”]/.test(findPassageWords(corpus, code, chosen) ?? "");
  const forms = joints.crossings.filter((form) => !hasMarks || form.includes(": {x}"));
  return fill(random.take(forms), { x: quote(writer, chosen) });
}

const TELLS =
  /\b(?:said|saith|answered|answering|spake|went|came|departed|arose|rose|entered|ran|begat|took|fell|sent)\b/;

/** Torn out of what goes before and after, a sentence of a story says nothing. */
function isOutOfStory(book: number, words: string): boolean {
  const { category } = getBook(book);
  if (category === "History" || category === "Acts") return true;
  return (category === "Pentateuch" || category === "Gospels") && TELLS.test(words);
}

const GRIM =
  /\b(?:blood|slay|slain|slew|sword|kill(?:ed)?|destroy(?:ed|eth)?|destruction|wrath|fury|liver|bowels|dung|swoon|curse[ds]?|harlot|whore|prostitute|corpses?|carcas\w+|vengeance|hell|devour\w*|perish\w*|consumed|burn(?:ed|t)?)\b/i;

/** A verse beside another may not bring a horror that the passage did not have. */
const darkens = (words: string, own: string): boolean => GRIM.test(words) && !GRIM.test(own);

/** Whether words of Scripture can stand in our sentence: begun at their beginning, each mark with its other. */
export function readsAlone(words: string): boolean {
  const count = (mark: string): number => words.split(mark).length - 1;
  return /^[“‘]?\p{Lu}/u.test(words) && count("“") === count("”") && !/[,;:]$/.test(words);
}

const overlaps = (a: OrdinalRange, b: OrdinalRange): boolean =>
  a.start <= b.end && b.start <= a.end;

const COUNT_MIN = 6;
const COUNT_MAX = 90;

/** A fact about one of the passage's rarer words, counted from the concordance. */
function tellWord({ corpus, random }: SectionWriter, range: OrdinalRange): string | undefined {
  const { taggings, lexicon, texts } = corpus;
  const seen = new Map<string, { english: string; count: number }>();
  for (let ordinal = range.start; ordinal <= range.end; ordinal++) {
    const words = texts.KJV.verse(ordinal).match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    for (const { number, firstWord, wordCount, role } of taggings.inVerse(ordinal)) {
      const english = words.slice(firstWord, firstWord + wordCount).join(" ");
      const count = taggings.countOf(number);
      const isName = /^\p{Lu}/u.test(english) && firstWord > 0;
      if (role !== 0 || wordCount !== 1 || english.length < 4 || isName) continue;
      if (count >= COUNT_MIN && count <= COUNT_MAX) seen.set(number, { english, count });
    }
  }
  const [number, fact] = random.weigh([...seen], ([, { count }]) => 1 / count) ?? [];
  const entry = number && lexicon.find(number);
  if (!entry || !fact) return undefined;
  const isHebrew = entry.number.startsWith("H");
  return fill(random.take(joints.words), {
    english: fact.english.toLowerCase(),
    language: isHebrew ? "Hebrew" : "Greek",
    translit: entry.transliteration,
    count: String(fact.count),
    testament: isHebrew ? "Old" : "New",
  });
}

/** References of passages to which the cross references of a passage lead, the most alike first. */
export function findSupport(
  { corpus, code, crosses }: SectionWriter,
  range: OrdinalRange,
  limit: number,
): string[] {
  if (!crosses) return [];
  const { likeness } = corpus.meaning();
  const found: { reference: string; one: OrdinalRange; worth: number }[] = [];
  const own = findPassageWords(corpus, code, range) ?? "";
  for (let ordinal = range.start; ordinal <= range.end; ordinal++) {
    for (const one of corpus.crossReferences.of(ordinal).slice(0, CROSSINGS_READ)) {
      const words = findPassageWords(corpus, code, one) ?? "";
      const isShown = one.end - one.start < 4 && readsAlone(words) && !darkens(words, own);
      const worth = likeness(ordinal, one.start);
      if (!isShown || worth < LIKENESS_MIN || overlaps(one, range)) continue;
      found.push({ reference: formatRange(one), one, worth });
    }
  }
  const best: typeof found = [];
  for (const each of found.sort((a, b) => b.worth - a.worth)) {
    if (!best.some(({ one }) => overlaps(one, each.one))) best.push(each);
  }
  return best.slice(0, limit).map(({ reference }) => reference);
}
