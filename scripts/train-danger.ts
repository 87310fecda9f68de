// Trains what `hearConcern` reads beside its patterns, and writes it to
// `src/understanding/danger/danger-weights.bin`: `npm run train:danger`, some
// minutes. The same sentences make the same weights. With `--check` it writes
// nothing and prints how much danger is heard of a writer whom it has not read.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { isDanger, readCareSentences } from "../bench/care/sentences.ts";
import { readSampleRequests, type SampleRequest } from "../bench/understanding/requests.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { loadSentenceEncoder } from "../src/scripture/server/meaning/sentence-encoder.ts";
import { EMBEDDED_CODES } from "../src/scripture/translations.ts";
import { VERSE_COUNT } from "../src/scripture/versification.ts";
import {
  CLASSES,
  type DangerModel,
  dangerScore,
  type Thresholds,
  type WordFeatures,
  weighClasses,
  writeModel,
} from "../src/understanding/danger/danger-model.ts";
import { hearPatterns, isAbout } from "../src/understanding/danger/hear-patterns.ts";
import { readFeatures } from "../src/understanding/danger/read-features.ts";
import { readSentences } from "../src/understanding/danger/read-tokens.ts";
import { type Example, trainModel } from "./danger/train-model.ts";

const WEIGHTS = path.resolve(import.meta.dirname, "../src/understanding/danger/danger-weights.bin");
/** Every so many verses one is a near miss, in one translation after the other. */
const VERSE_STEP = 26;
/** Of the requests that are learnt from one in so many. */
const REQUEST_STEP = 2;
/** Situations in which a danger may be told by the way, and those of illness and low mood. */
const NEAR_DANGER: ReadonlySet<string> = new Set(
  "addiction-own addiction-other mental-illness anxiety depression sleepless exhausted after-birth cancer-own cancer-other chronic-pain sick-self sick-other sick-child results surgery own-dying suicide-loss marriage-strained adultery divorce break-up custody teenager prodigal guilt anger abortion god-silent lonely prison legal debt home-lost persecuted war soldier waiting temptation friend-in-need children family-quarrel parents-divorcing foster-adopt forgiving church-hurt".split(
    " ",
  ),
);
/** Parts for cross-validation, by which the thresholds are chosen. */
const PARTS = 3;
/** Shares of harmless sentences that may get the box, and the box or the line. */
const MAY_ALARM = 0.018;
const MAY_MENTION = 0.08;
/** As many more may get the box because a phrase of danger stands in them. */
const MAY_BE_SAID = 0.005;

const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
const encoder = await loadSentenceEncoder();

interface Sentence extends Example {
  readonly group: string;
  readonly writer: string;
  readonly isDanger: boolean;
  readonly isMeasured: boolean;
  /** A strong phrase stands in it, and nothing that makes it harmless. */
  readonly isSaid: boolean;
}

const read = async (
  text: string,
): Promise<{ vector: Float32Array; features: WordFeatures; isSaid: boolean }> => {
  const sentences = readSentences(text);
  const [vector] = (await encoder.encode([text])) as [Float32Array];
  const phrases = hearPatterns(sentences);
  return {
    vector,
    features: readFeatures(sentences, phrases),
    isSaid: phrases.some(({ sure }) => sure === "strong") && !isAbout(sentences),
  };
};

const sentences: Sentence[] = [];
for (const sentence of readCareSentences("training").filter(({ half }) => half === "tune")) {
  sentences.push({
    ...(await read(sentence.text)),
    label: CLASSES.indexOf(sentence.kind),
    weight: 1,
    group: `${sentence.writer}/${sentence.kind}/${sentence.template}`,
    writer: sentence.writer,
    isDanger: isDanger(sentence),
    isMeasured: !["fifth-writer", "sixth-writer"].includes(sentence.writer),
  });
}
for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal += VERSE_STEP) {
  const code = EMBEDDED_CODES[Math.floor(ordinal / VERSE_STEP) % EMBEDDED_CODES.length]!;
  const text = corpus.texts[code].verse(ordinal);
  if (!text) continue;
  sentences.push({
    ...(await read(text)),
    label: CLASSES.indexOf("none"),
    weight: 0.5,
    group: `verse/${ordinal}`,
    writer: "verses",
    isDanger: false,
    isMeasured: false,
  });
}
// What people ask for on ordinary days. Without it whatever speaks of "last night",
// "drives" or "he saw me" is nearer to a danger than to anything harmless.
for (const [at, sample] of readSampleRequests("training").entries()) {
  const kind = kindOfRequest(sample);
  if (at % REQUEST_STEP !== 0 || !kind) continue;
  const { title, description } = sample;
  sentences.push({
    ...(await read(at % 2 === 0 || !description ? title : `${title}. ${description}`)),
    label: CLASSES.indexOf(kind),
    weight: 0.5,
    group: `request/${at}`,
    writer: "requests",
    isDanger: false,
    isMeasured: false,
  });
}

/** `undefined` for what is, or is near to, a danger: there nothing is said to be harmless. */
function kindOfRequest({ situation = "", tone }: SampleRequest): "grief" | "none" | undefined {
  if (tone === "danger" || NEAR_DANGER.has(situation)) return undefined;
  return tone === "grief" ? "grief" : "none";
}

const score = (model: DangerModel, { features, vector }: Sentence): number =>
  dangerScore(weighClasses(model, features, vector));

/** Scores of every measured sentence by a model that has not read its group. */
function scoreUnread(partOf: (sentence: Sentence) => number, parts: number): Map<Sentence, number> {
  const scores = new Map<Sentence, number>();
  for (let part = 0; part < parts; part++) {
    const model = trainModel(sentences.filter((sentence) => partOf(sentence) !== part));
    for (const sentence of sentences) {
      if (sentence.isMeasured && partOf(sentence) === part)
        scores.set(sentence, score(model, sentence));
    }
  }
  return scores;
}

const rising = (one: number, other: number): number => other - one;

function chooseThresholds(scores: ReadonlyMap<Sentence, number>): Thresholds {
  const harmless = [...scores].filter(([{ isDanger }]) => !isDanger);
  const all = harmless.map(([, found]) => found).sort(rising);
  const thresholdFor = (may: number): number => all[Math.floor(all.length * may)]!;
  const danger = thresholdFor(MAY_ALARM);
  const said = harmless
    .filter(([{ isSaid }, found]) => isSaid && found <= danger)
    .map(([, found]) => found)
    .sort(rising);
  return {
    danger,
    said: said[Math.floor(all.length * MAY_BE_SAID)] ?? Number.NEGATIVE_INFINITY,
    perhaps: thresholdFor(MAY_MENTION),
  };
}

function report(name: string, scores: ReadonlyMap<Sentence, number>): Thresholds {
  const thresholds = chooseThresholds(scores);
  const { danger, said, perhaps } = thresholds;
  const tell = (what: string, isHeard: (sentence: Sentence, score: number) => boolean): void => {
    const share = (wanted: boolean): string => {
      const some = [...scores].filter(([{ isDanger }]) => isDanger === wanted);
      const heard = some.filter(([sentence, found]) => isHeard(sentence, found));
      return ((heard.length / some.length) * 100).toFixed(1);
    };
    process.stdout.write(
      `${name}, ${what}: ${share(true)} % of danger, ${share(false)} % of the harmless\n`,
    );
  };
  const isBox = ({ isSaid }: Sentence, score: number): boolean =>
    score > danger || (isSaid && score > said);
  tell("box", isBox);
  tell("box or line", (sentence, score) => isBox(sentence, score) || score > perhaps);
  const all = [...scores].filter(([{ isDanger }]) => !isDanger).map(([, found]) => found);
  all.sort(rising);
  for (const may of [0.005, 0.01, 0.02, 0.05]) {
    const least = all[Math.floor(all.length * may)]!;
    tell(`the model alone from ${least.toFixed(2)}`, (_, score) => score > least);
  }
  process.stdout.write(`${JSON.stringify(thresholds)}\n`);
  return thresholds;
}

if (process.argv.includes("--check")) {
  const writers = ["first-writer", "second-writer", "third-writer"];
  report(
    "unread writer",
    scoreUnread(({ writer }) => writers.indexOf(writer), writers.length),
  );
} else {
  const parts = new Map<string, number>();
  for (const { group } of sentences) if (!parts.has(group)) parts.set(group, parts.size % PARTS);
  const thresholds = report(
    "unread templates",
    scoreUnread(({ group }) => parts.get(group)!, PARTS),
  );
  const model = trainModel(sentences);
  const file = writeModel({ ...model, thresholds });
  writeFileSync(WEIGHTS, file);
  process.stdout.write(`${(file.length / 1e6).toFixed(2)} MB written\n`);
}
