// A devotional without a model: an arc where one answers, lectio divina where
// none does or the person has had those that do.

import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createStoryFinder } from "#src/scripture/server/find-story.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { openPassages } from "#src/scripture/server/passages.ts";
import { readRange } from "#src/scripture/server/quotations.ts";
import { bookOfOrdinal, type OrdinalRange } from "#src/scripture/versification.ts";
import { readKey } from "#src/understanding/key/read-key.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type {
  DevotionalDraft,
  DevotionalLength,
  DevotionalRequest,
  StoredPiece,
} from "../contract.ts";
import type { Writing } from "../generator/writing.ts";
import { measureReading } from "../reading-time.ts";
import { findPassageWords } from "../stored-words.ts";
import { type Arc, getArcs } from "./arc-store.ts";
import { describeArcs, formOf, listFitting, SAME } from "./choose-arc.ts";
import {
  cutAtParagraph,
  filterByBook,
  filterByTones,
  findNamedPassage,
  firstParagraphs,
  leaveOutHeavy,
  listTones,
  type NamedPassage,
  scoreByHits,
} from "./choose-passage.ts";
import { getLectio, type LectioPassage } from "./lectio-store.ts";
import { type AskedWords, createSentenceIndex } from "./sentence-index.ts";
import { writeArc } from "./write-arc.ts";
import { LECTIO_VERSES_MAX, type LectioReading, lectioForm, writeLectio } from "./write-lectio.ts";

export type DevotionalWriting = Pick<Writing, "translation" | "avoid" | "seed">;

export interface DevotionalComposer {
  /** Encodes what devotionals are chosen by, before anybody asks for one. Never throws. */
  readonly prepare: (encoder: SentenceEncoder) => Promise<void>;
  readonly compose: (
    request: DevotionalRequest,
    understood: UnderstoodRequest,
    encoder: SentenceEncoder | undefined,
    writing: DevotionalWriting,
  ) => Promise<StoredPiece<DevotionalDraft>>;
  /** The nearest of the written devotionals that fit, used or not. */
  readonly findNearest: (
    request: DevotionalRequest,
    understood: UnderstoodRequest,
    encoder: SentenceEncoder | undefined,
  ) => Promise<Arc | undefined>;
}

export function createDevotionalComposer(
  corpus: Corpus,
  /** Others than all, for tests. */
  arcs: readonly Arc[] = getArcs(),
): DevotionalComposer {
  const lectio = getLectio();
  const passages = openPassages();
  const stories = createStoryFinder(corpus, passages);
  const arcIndex = createSentenceIndex(describeArcs(arcs));
  const passageIndex = createSentenceIndex(
    lectio.passages.flatMap(({ label, about, asked = [] }) =>
      [about, ...asked].map((text) => ({ id: label, text })),
    ),
  );

  async function prepare(encoder: SentenceEncoder): Promise<void> {
    await arcIndex.prepare(encoder);
    await passageIndex.prepare(encoder);
  }

  return {
    prepare,
    findNearest: async (request, understood, encoder) =>
      listNear(await readAsked(request, encoder), understood)[0],
    compose: async (request, understood, encoder, writing) => {
      const { topic, focusArea, length } = request;
      const placed = findNamedPassage(focusArea ? [topic, focusArea] : [topic]);
      const asked = await readAsked(request, encoder);
      const isSubject = namesSubject(asked, understood);
      const story = placed || isSubject ? undefined : findStory(topic);
      const { avoid } = writing;
      const near = placed || isSubject ? [] : listNear(asked, understood);
      // Of a story that was named, only what was written about it.
      const fitting = story ? near.filter((one) => tellsOf(one, story.range)) : near;
      const arc = fitting.find((one) => !avoid.forms.includes(formOf(one, length)));
      if (arc) return writeArc(corpus, arc, request, writing.translation);
      const hadAll = fitting.length > 0;
      const named = placed ?? story;
      const choice = { length, understood, encoder, writing, hadAll };
      const reading = await chooseReading(asked, named, choice);
      return writeLectio(corpus, lectio, request, reading);
    },
  };

  /** What the topic tells of by its name, or by a person and what happened to them. */
  function findStory(topic: string): NamedPassage | undefined {
    const found = passages.findCalled(topic) ?? stories.find(topic);
    return found && { range: found, label: formatRange(found), isBook: false };
  }

  async function readAsked(
    { topic, focusArea }: DevotionalRequest,
    encoder: SentenceEncoder | undefined,
  ): Promise<AskedWords> {
    if (encoder) void prepare(encoder);
    const words = focusArea ? `${topic}. ${focusArea}` : topic;
    const [vector] = encoder ? await encoder.encode([words]) : [];
    return { words, vector };
  }

  function listNear(asked: AskedWords, understood: UnderstoodRequest): Arc[] {
    const isByMeaning = asked.vector !== undefined && arcIndex.isPrepared();
    return listFitting(arcs, { understood, nearness: arcIndex.measure(asked), isByMeaning });
  }

  /** A passage is read for what was typed, as good as letter by letter, and no situation is told. */
  function namesSubject(asked: AskedWords, { situation, concern }: UnderstoodRequest): boolean {
    if (situation || concern) return false;
    const bestOf = (index: typeof arcIndex): number =>
      Math.max(0, ...[...index.measure(asked).values()].map(({ best }) => best));
    const passage = bestOf(passageIndex);
    return passage >= SAME && passage > bestOf(arcIndex);
  }

  async function chooseReading(
    asked: AskedWords,
    named: NamedPassage | undefined,
    {
      length,
      understood,
      encoder,
      writing,
      hadAll,
    }: {
      readonly length: DevotionalLength;
      readonly understood: UnderstoodRequest;
      readonly encoder: SentenceEncoder | undefined;
      readonly writing: DevotionalWriting;
      /** Whether devotionals that fit were given before, every one. */
      readonly hadAll: boolean;
    },
  ): Promise<LectioReading> {
    const { tone, concern, situation } = understood;
    const key = readKey({ title: asked.words, more: "" }, understood);
    const isLight = !tone && !concern && !situation && key.weight !== "heavy";
    const tones = isLight && key.intent === "thank" ? ["thanks" as const] : listTones(understood);
    const fitting = filterByTones(lectio.passages, tones);
    const passages = isLight ? leaveOutHeavy(corpus, fitting) : fitting;
    const ranked = await rankPassages(passages, asked, encoder);
    const { translation, seed, avoid } = writing;
    const shared = {
      tone: tones.includes("danger") ? ("danger" as const) : understood.tone,
      who: understood.who,
      translation,
      seed,
      avoid,
    };
    const beside = (range: OrdinalRange) =>
      ranked.filter((one) => one.range.start > range.end || one.range.end < range.start);
    if (!named) {
      const [fallback] = ranked;
      const passage =
        ranked.find(({ range }) => !avoid.forms.includes(lectioForm(range))) ?? fallback;
      if (!passage) throw new RangeError("There is no passage for these tones");
      const { range } = passage;
      const why = hadAll ? "again" : "chosen";
      return { ...shared, range, passage, why, others: beside(range) };
    }
    if (named.isBook) {
      const inBook = filterByBook(ranked, named.range);
      const passage =
        inBook.find(({ range }) => !avoid.forms.includes(lectioForm(range))) ?? inBook[0];
      const range =
        passage?.range ?? firstParagraphs(corpus, bookOfOrdinal(named.range.start), VERSES_OF_BOOK);
      return { ...shared, range, passage, why: "book", asked: named.label, others: beside(range) };
    }
    const range = fitRange(named.range, length, translation);
    const isWhole = range.end === named.range.end;
    const passage = lectio.passages.find(({ label }) => label === formatRange(range));
    return {
      ...shared,
      range,
      passage,
      why: isWhole ? "named" : "namedPart",
      asked: named.label,
      others: beside(range),
    };
  }

  /** The nearest first. */
  async function rankPassages(
    passages: readonly LectioPassage[],
    asked: AskedWords,
    encoder: SentenceEncoder | undefined,
  ): Promise<LectioPassage[]> {
    const meaning = corpus.meaning();
    const hits = meaning.find(await meaning.understand(asked.words, encoder), HITS);
    const byHits = scoreByHits(passages, hits);
    const near = passageIndex.measure(asked);
    // What is read for its own subject (Christmas, the sabbath) is not found by a stray word in it.
    const scoreOf = ({ label, asked: subjects }: LectioPassage): number =>
      (near.get(label)?.best ?? 0) + (subjects ? 0 : HITS_WORTH * (byHits.get(label) ?? 0));
    return passages.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  }

  /** As much of a named passage as can be read in the time: all of it where that is possible. */
  function fitRange(
    range: OrdinalRange,
    length: DevotionalLength,
    translation: DevotionalWriting["translation"],
  ): OrdinalRange {
    let end = Math.min(range.end, range.start + LECTIO_VERSES_MAX - 1);
    const minutesTo = (last: number): number =>
      measureReading([
        findPassageWords(
          corpus,
          translation,
          { start: range.start, end: last },
          LECTIO_VERSES_MAX,
        ) ?? "",
      ]);
    while (end > range.start && minutesTo(end) > READ_MINUTES[length]) end -= 1;
    return cutAtParagraph(corpus, { start: range.start, end }, range.end);
  }
}

const tellsOf = ({ passages }: Arc, { start, end }: OrdinalRange): boolean =>
  passages.some(({ reference }) => {
    const range = readRange(reference);
    return range.start <= end && start <= range.end;
  });

const HITS = 300;
/** Of what search by meaning finds, beside what the passage is said to be about. */
const HITS_WORTH = 0.6;
/** So much of a book is read of which no passage was read through. */
const VERSES_OF_BOOK = 12;
/** So long a passage that was named may take to be read once. */
const READ_MINUTES: Readonly<Record<DevotionalLength, number>> = {
  short: 3.6,
  medium: 8,
  long: 14,
};
