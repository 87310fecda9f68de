// Which devotional answers a topic: how often the right one, none, or a wrong
// one. Topics that arcs were written for, each left out in turn; and topics that
// were written before there was any result, half of which no arc answers.
import path from "node:path";
import { type Arc, getArcs } from "#src/generation/devotionals/arc-store.ts";
import { describeArcs, listFitting } from "#src/generation/devotionals/choose-arc.ts";
import { createDevotionalComposer } from "#src/generation/devotionals/compose-devotional.ts";
import { createSentenceIndex } from "#src/generation/devotionals/sentence-index.ts";
import type { Writing } from "#src/generation/generator/writing.ts";
import { openCorpus } from "#src/scripture/server/corpus.ts";
import { loadSentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import {
  type UnderstoodRequest,
  understandRequest,
} from "#src/understanding/understand-request.ts";
import topics from "./arcs/topics.json" with { type: "json" };
import type { BenchRow } from "./run.ts";

const CORPUS = path.resolve(import.meta.dirname, "../build/corpus/corpus.bin");
const MOST_WRONG = 0.1;
const WRITING: Omit<Writing, "seed" | "mayAskModel"> = {
  translation: "WEB",
  avoid: { forms: [], passages: [] },
};
/** The encoder takes some ten milliseconds for a sentence: a tenth of a second in all. */
const MOST_SENTENCES = 10;

interface Tally {
  right: number;
  notSure: number;
  wrong: number;
}

export async function benchArcs(): Promise<readonly BenchRow[]> {
  const encoder = await loadSentenceEncoder();
  const arcs = getArcs();
  const index = createSentenceIndex(describeArcs(arcs));
  await index.prepare(encoder);
  const choose = async (words: string, understood: UnderstoodRequest, leftOut?: string) => {
    const [vector] = await encoder.encode([words]);
    const nearness = index.measure({ words, vector }, leftOut);
    return listFitting(arcs, { understood, nearness, isByMeaning: true })[0];
  };
  const understand = (title: string) => understandRequest({ title }, encoder);

  const asked = startTally();
  for (const arc of arcs) {
    for (const words of arc.asked) {
      const chosen = await choose(words, await understand(words), words);
      count(asked, chosen, (one) => one.id === arc.id || sharesSituation(one, arc));
    }
  }
  const answered = startTally();
  const foreign = startTally();
  const isServed = (one: Arc, situations: readonly string[]) =>
    one.situations.some((situation) => situations.includes(situation));
  for (const { topic, situations } of topics) {
    const isAnswered = arcs.some((arc) => isServed(arc, situations));
    const chosen = await choose(topic, await understand(topic));
    count(isAnswered ? answered : foreign, chosen, (one) => isServed(one, situations));
  }
  return [
    tell("topics that arcs were written for, each left out", asked),
    tell("topics that an arc answers", answered),
    tell("topics that none answers", foreign),
    await measureTime(encoder, understand),
  ];
}

/** Beside the time that the encoder takes for the topic, on this machine at this hour. */
async function measureTime(
  encoder: Awaited<ReturnType<typeof loadSentenceEncoder>>,
  understand: (title: string) => Promise<UnderstoodRequest>,
): Promise<BenchRow> {
  const composer = createDevotionalComposer(openCorpus(CORPUS));
  await composer.prepare(encoder);
  const pieces: number[] = [];
  const sentences: number[] = [];
  for (const [at, { topic }] of topics.entries()) {
    const understood = { ...(await understand(topic)), unreadable: undefined };
    const length = (["short", "medium", "long"] as const)[at % 3] ?? "short";
    const request = { topic, length, includePersonalStory: at % 2 === 0 };
    const writing = { ...WRITING, seed: topic };
    pieces.push(await time(() => composer.compose(request, understood, encoder, writing)));
    sentences.push(await time(() => encoder.encode([topic])));
  }
  const [piece, sentence] = [median(pieces), median(sentences)];
  return {
    what: "a devotional",
    ours: `${piece.toFixed(0)} ms`,
    against: `a sentence encoded ${sentence.toFixed(0)} ms`,
    ratio: `${(piece / sentence).toFixed(1)}×`,
    aim: `≤ ${MOST_SENTENCES}×`,
    met: piece / sentence <= MOST_SENTENCES,
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const startTally = (): Tally => ({ right: 0, notSure: 0, wrong: 0 });

function count(tally: Tally, chosen: Arc | undefined, isRight: (arc: Arc) => boolean): void {
  if (!chosen) tally.notSure += 1;
  else if (isRight(chosen)) tally.right += 1;
  else tally.wrong += 1;
}

const sharesSituation = (one: Arc, other: Arc): boolean =>
  one.situations.some((situation) => other.situations.includes(situation));

function tell(what: string, { right, notSure, wrong }: Tally): BenchRow {
  const all = right + notSure + wrong || 1;
  return {
    what,
    ours: `${right} right, ${notSure} none, ${wrong} wrong`,
    against: `of ${all}`,
    ratio: `${((100 * wrong) / all).toFixed(1)}% wrong`,
    aim: `≤ ${100 * MOST_WRONG}% wrong`,
    met: wrong / all <= MOST_WRONG,
  };
}
