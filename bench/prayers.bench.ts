// A prayer chosen whole, Scripture prayed and a prayer for a list, with the
// sentence encoder loaded, beside what is aimed at for one of them.
import path from "node:path";
import situations from "#content/understanding/situations.json" with { type: "json" };
import { composePrayer, understandSubjects } from "../src/generation/prayers/compose-prayer.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { rememberVectors } from "../src/scripture/server/meaning/remember-vectors.ts";
import { loadSentenceEncoder } from "../src/scripture/server/meaning/sentence-encoder.ts";
import type { UnderstoodRequest } from "../src/understanding/understand-request.ts";
import { understandRequest } from "../src/understanding/understand-request.ts";
import type { BenchRow } from "./run.ts";

const ROUNDS = 40;
const AIM_MS = 50;
/** A long list takes its time to be understood: each request is read. */
const LIST_AIM_MS = 1_000;

export async function benchPrayers(): Promise<readonly BenchRow[]> {
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  const encoder = rememberVectors(await loadSentenceEncoder());
  const subject = (round: number) => ({
    title: `My sister’s move, number ${round}`,
    description: `I do not know what to say to her on day ${round}. She cries a lot.`,
    category: "family" as const,
    urgency: "medium" as const,
  });
  const pray = async (round: number, count: number, more: Partial<UnderstoodRequest>) => {
    const subjects = Array.from({ length: count }, (_, at) => subject(round * count + at));
    const understood = await understandSubjects(subjects, understandRequest, encoder);
    const told = understood.map((one) => ({ ...one, understood: { ...one.understood, ...more } }));
    const avoid = { forms: [], passages: [] };
    await composePrayer(corpus, encoder, told, { seed: `${round}`, translation: "WEB", avoid });
  };
  const written = await measure((round) =>
    pray(round, 1, { situation: situations[round % situations.length]?.id, who: "me" }),
  );
  const prayed = await measure((round) => pray(1_000 + round, 1, { situation: undefined }));
  const listed = await measure((round) => pray(2_000 + round, 40, {}), 5);
  return [
    toRow("prayer, chosen whole", written, AIM_MS),
    toRow("prayer, praying Scripture", prayed, AIM_MS),
    toRow("prayer for a list of 40", listed, LIST_AIM_MS),
  ];
}

const toRow = (what: string, ms: number, aim: number): BenchRow => ({
  what,
  ours: `${ms.toFixed(1)} ms`,
  against: `${aim} ms`,
  ratio: (ms / aim).toFixed(2),
  aim: "1 or less",
  met: ms <= aim,
});

/** The middle one of the rounds, after a first that loads what is read once. */
async function measure(work: (round: number) => Promise<void>, rounds = ROUNDS): Promise<number> {
  await work(0);
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}
