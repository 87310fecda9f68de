// Prayers: at the end of a devotional, for one request, and for a whole list.
// A request's title is said as the person wrote it; its description only helps
// to understand what it is about.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { checkText } from "../check/check-text.ts";
import type { PrayerDraft, PrayerSubject, StoredPiece, UsedMaterial } from "../contract.ts";
import { countWords } from "../reading-time.ts";
import { findPassageWords } from "../stored-words.ts";
import { type Care, findCare, isGrave } from "./find-care.ts";
import { readerOf } from "./introduce.ts";
import { attest } from "./provenance.ts";
import { readInEnglish, readLanguage, sayCare } from "./read-language.ts";
import { createSeededRandom, type SeededRandom } from "./seeded-random.ts";
import { type Family, getRange, prayerForms, type Situation, situations } from "./store.ts";
import { type Understanding, understandTopic } from "./understand-topic.ts";
import { quote, readsAlone, type Section, type SectionWriter } from "./write-section.ts";

export interface ComposePrayerRequest {
  readonly seed: string;
  readonly translation: EmbeddedCode;
  /** Of the person's earlier prayers. */
  readonly avoid?: UsedMaterial | undefined;
}

const TITLE_MAX = 90;
const WORDS_MIN = 80;
const WORDS_MAX = 160;
/** A list is read out this far; the rest is brought in one sentence. */
export const LIST_MAX = 8;
const WORDS_OF_LINE = 38;

/** The prayer of a devotional: the passages' own, one line of Scripture, and what the reader needs. */
export function composeClosingPrayer(
  writer: SectionWriter,
  understanding: Pick<Understanding, "words" | "family" | "secondFamily" | "isScene" | "care">,
  sections: readonly Pick<Section, "pray">[],
): string {
  const { random } = writer;
  const reader = readerOf(understanding);
  const family = understanding.isScene ? reader : understanding.family;
  const lines = linesFor(understanding, family);
  return [
    random.take(understanding.isScene ? prayerForms.opensAfterReading : prayerForms.opens[family]),
    ...sections.slice(0, 2).map(({ pray }) => pray),
    writeLine(writer, lines),
    ...sections.slice(2, 3).map(({ pray }) => pray),
    random.take(prayerForms.pleas[reader]),
    random.take(prayerForms.closes),
  ].join(" ");
}

/** Of the situation that the topic names, else of all that belong to its family. */
function linesFor(
  { words, isScene, care }: Pick<Understanding, "words" | "isScene" | "care">,
  family: Family,
): readonly string[] {
  const danger = isGrave(care) && care ? DANGER[care.kind] : undefined;
  const named = isScene ? undefined : danger ? findSituation(danger) : readSituation(words, "");
  // A wedding verse is not for whoever has been left, though both name a marriage.
  if (named && (danger || named.family === family)) return named.lines;
  return situations
    .filter((one) => one.family === family && !OF_THE_WORLD.has(one.id))
    .flatMap(({ lines }) => lines);
}

/** A prayer of 80 to 160 words for one request. */
export async function composePrayer(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  subject: PrayerSubject,
  { seed, translation, avoid }: ComposePrayerRequest,
): Promise<StoredPiece<PrayerDraft>> {
  const random = createSeededRandom(`${seed}/${subject.title}`, new Set(avoid?.forms));
  const writer = {
    corpus,
    code: translation,
    random,
    quoted: [],
    told: new Set<string>(),
    crosses: false,
  };
  const { situation, family, care } = await understandSubject(corpus, encoder, subject);
  const title = sayTitle(corpus, subject.title);
  const asks = [random.take(situation.asks), random.take(situation.asks)];
  const isTimed = !UNHURRIED.has(situation.id);
  const parts = [
    random.take(opensFor(situation, family, `${subject.title}. ${subject.description ?? ""}`)),
    title && random.take(prayerForms.titled).replace("{title}", () => title),
    random.take(situation.feelings),
    writeLine(writer, situation.lines),
    ...asks,
    isTimed && subject.urgency === "high" && random.take(prayerForms.urgent),
    isTimed && subject.urgency === "low" && random.take(prayerForms.patient),
    random.take(prayerForms.closes),
  ];
  const prayer = fitWords(
    parts.filter((part) => typeof part === "string" && part !== "") as string[],
    () => [random.take(situation.asks), random.take(prayerForms.pleas[family])],
  );
  return toStoredPiece(corpus, prayer, translation, care, random);
}

/**
 * One prayer for a list, the most urgent first.
 * @throws RangeError for an empty list
 */
export async function composePrayerForAll(
  corpus: Corpus,
  subjects: readonly PrayerSubject[],
  { seed, translation, avoid }: ComposePrayerRequest,
): Promise<StoredPiece<PrayerDraft>> {
  if (subjects.length === 0) throw new RangeError("There is nothing on the list to pray for");
  const random = createSeededRandom(`${seed}/${subjects.length}`, new Set(avoid?.forms));
  const writer = {
    corpus,
    code: translation,
    random,
    quoted: [],
    told: new Set<string>(),
    crosses: false,
  };
  const rank = { high: 0, medium: 1, low: 2 };
  const inOrder = subjects.toSorted((a, b) => rank[a.urgency] - rank[b.urgency]);
  const understood = inOrder.map((subject) => ({ subject, ...readSubject(corpus, subject) }));
  const petitions = understood.slice(0, LIST_MAX).map(({ subject, situation }) => {
    const title = sayTitle(corpus, subject.title);
    const ask = random.take(situation.asks);
    return title ? `${title}. ${ask}` : ask;
  });
  const [first] = understood;
  const prayer = [
    random.take(prayerForms.list.open),
    ...petitions,
    `${writeLine(writer, first?.situation.lines ?? [])} ${random.take(prayerForms.list.close)} ${random.take(prayerForms.closes)}`,
  ].join("\n\n");
  const care =
    understood.find((one) => isGrave(one.care))?.care ?? understood.find((one) => one.care)?.care;
  return toStoredPiece(corpus, prayer, translation, care, random);
}

function toStoredPiece(
  corpus: Corpus,
  prayer: string,
  translation: EmbeddedCode,
  care: Care | undefined,
  random: SeededRandom,
): StoredPiece<PrayerDraft> {
  return {
    draft: { prayer },
    translation,
    care: care?.text,
    provenance: attest(corpus, [prayer], translation, []),
    used: { forms: [...random.taken], passages: [] },
  };
}

/** A line of Scripture in a sentence that leads to it. */
function writeLine(writer: SectionWriter, lines: readonly string[]): string {
  const { corpus, code, random } = writer;
  const fitting = lines.filter((line) => {
    const words = findPassageWords(corpus, code, getRange(line)) ?? "";
    return readsAlone(words) && countWords(words) <= WORDS_OF_LINE;
  });
  const reference = random.take(fitting.length > 0 ? fitting : ["Psalm 46:1"]);
  return random.take(prayerForms.lined).replace("{x}", () => quote(writer, getRange(reference)));
}

function fitWords(parts: readonly string[], more: () => readonly string[]): string {
  const prayer = [...parts];
  const close = prayer.pop() ?? "";
  for (const extra of more()) {
    if (countWords([...prayer, close].join(" ")) < WORDS_MIN) prayer.push(extra);
  }
  // The line of Scripture and one petition are never given up.
  while (countWords([...prayer, close].join(" ")) > WORDS_MAX && prayer.length > 5) prayer.pop();
  return [...prayer, close].join(" ");
}

interface UnderstoodSubject {
  readonly situation: Situation;
  readonly family: Family;
  readonly care: Care | undefined;
}

const BY_CATEGORY: Readonly<Record<PrayerSubject["category"], string>> = {
  personal: "general",
  family: "general",
  health: "illness",
  work: "work",
  ministry: "church",
  world: "world",
};

async function understandSubject(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  subject: PrayerSubject,
): Promise<UnderstoodSubject> {
  const { situation, care } = readSubject(corpus, subject);
  const isPlain = situation.id === "general";
  const topic = sayWords(subject).slice(0, 300);
  const family = isPlain
    ? (await understandTopic(corpus, encoder, { topic })).family
    : situation.family;
  return { situation, family, care };
}

const sayWords = ({ title, description }: PrayerSubject): string =>
  `${title}. ${description ?? ""}`;

/** By its words alone, in no time. */
function readSubject(corpus: Corpus, subject: PrayerSubject): Omit<UnderstoodSubject, "family"> {
  const { category } = subject;
  const other = readLanguage(corpus, subject.title);
  const title = other?.english ?? subject.title;
  const description = subject.description && readInEnglish(corpus, subject.description);
  const words = sayWords({ ...subject, title, description });
  const named = findCare(words, undefined);
  const danger =
    isGrave(named) && named ? findSituation(DANGER[named.kind] ?? "general") : undefined;
  const situation =
    danger ?? readSituation(title, description ?? "") ?? findSituation(BY_CATEGORY[category]);
  const care = named ?? findCare("", THEME_OF_CARE[situation.id]);
  return { situation, care: sayCare(care, other?.languages ?? []) };
}

/** They may be about anything, so that no opening for a family fits all of them. */
const PLAIN_OPENINGS: ReadonlySet<string> = new Set([
  "general",
  "world",
  "work",
  "hunger",
  "legal",
  "church",
  "wedding",
  "birth",
  "pet",
]);
/** What is prayed for peoples does not fit what lies between two. */
const OF_THE_WORLD: ReadonlySet<string> = new Set(["world", "hunger"]);
/** Gladness has no date by which it must be heard. */
const UNHURRIED: ReadonlySet<string> = new Set(["thanks", "wedding", "birth"]);

/** Who prays for another does not lie in that bed. */
const OF_ONES_OWN =
  /\b(?:i|i'm|i've|me|myself)\b|\bmy (?:own |last |next )?(?:body|heart|back|health|surgery|operation|cancer|chemo\w*|scan|pain|treatment|diagnosis|knee|hip|migraines?|illness|recovery|biopsy|tests?|results|eyes?|depression|anxiety)\b/i;

const opensFor = ({ id }: Situation, family: Family, words: string): readonly string[] =>
  PLAIN_OPENINGS.has(id) || (family === "illness" && !OF_ONES_OWN.test(words))
    ? prayerForms.opensPlain
    : prayerForms.opens[family];

const DANGER: Readonly<Record<string, string>> = {
  suicide: "selfharm",
  "self-harm": "selfharm",
  abuse: "abuse",
  concern: "concern",
  violence: "violence",
};
/** Situations that the theme of a topic stands for, as `findCare` reads it. */
const THEME_OF_CARE: Readonly<Record<string, string>> = {
  addiction: "addiction",
  mind: "depression",
};

/** What the title says counts for more than what stands beneath it. */
const TITLE_WEIGHT = 2;

/** The situation that the words name most often and most exactly. */
function readSituation(title: string, description: string): Situation | undefined {
  let best: Situation | undefined;
  let most = 0;
  const [head, rest] = [plainWords(title), plainWords(description)];
  for (const situation of situations) {
    const worth = situation.words.reduce((sum, each) => {
      const word = ` ${each.replaceAll("’", "'")} `;
      const count = (head.includes(word) ? TITLE_WEIGHT : 0) + (rest.includes(word) ? 1 : 0);
      return sum + count * each.length * (situation.weight ?? 1);
    }, 0);
    if (worth > most) [best, most] = [situation, worth];
  }
  return best;
}

const plainWords = (words: string): string =>
  ` ${words.toLowerCase().replace(/[^\p{L}\p{N}’'-]+/gu, " ")} `
    .replaceAll("’", "'")
    .replaceAll("'s ", " 's ");

function findSituation(id: string): Situation {
  const found = situations.find((one) => one.id === id);
  if (!found) throw new Error(`The composer's store has no situation ${id}`);
  return found;
}

/** The title to be said in a sentence; empty where it is long, or would not pass as our own words. */
function sayTitle(corpus: Corpus, title: string): string {
  const plain = title
    // What joins the people of one picture is invisible, and is not kept in a text.
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<![.:;,!\s])[.:;,!\s]+$/u, "");
  if (!plain || plain.length > TITLE_MAX || /[{}<>“”"«»„]/.test(plain)) return "";
  const { text, claimed } = checkText(corpus, `${plain}.`, "WEB");
  return text === `${plain}.` && claimed === 0 ? plain : "";
}
