// Trains the model that tells what somebody asks for, and writes its weights:
// `npm run train:requests`. With `measure`, cross-validation alone.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { readSampleRequests } from "../bench/understanding/requests.ts";
import {
  loadSentenceEncoder,
  SENTENCE_SIZE,
} from "../src/scripture/server/meaning/sentence-encoder.ts";
import {
  decide,
  type Gravity,
  isJoyful,
  toneOfClass,
} from "../src/understanding/situation/decide.ts";
import { findGravity } from "../src/understanding/situation/gravity.ts";
import {
  isSign,
  joinVectors,
  toShares,
  writeModel,
} from "../src/understanding/situation/linear-model.ts";
import { readPlainWords } from "../src/understanding/situation/plain-words.ts";
import { joinTexts, readFeatures } from "../src/understanding/situation/read-features.ts";
import { findTemperature, findThreshold } from "./understanding/calibrate.ts";
import { type Fitting, fitSoftmax, type Row, scoreRow } from "./understanding/fit-softmax.ts";
import {
  CLASSES,
  fromRequest,
  readCareSamples,
  type Sample,
  WHO,
} from "./understanding/read-rows.ts";
import { readSignName, trustSigns } from "./understanding/trust-signs.ts";

const FEATURES_MAX = 5_000;
/** A sign that is always right begins with so much weight for its situation; a denied one with less. */
const SIGN_WEIGHT = 3.5;
const DENIED_WEIGHT = 1.5;
/** Of what is said so much has to be right, with a margin for writers who are unknown. */
const AIM = 0.96;
/** Of situations less: "not sure" is praying Scripture, and most who ask are better served by what was written for them. */
const SITUATION_AIM = 0.93;
const JOY_AIM = 0.985;
const CONFUSIONS_SHOWN = 15;
const JOY_MIN = 0.95;
const FITTING = {
  heads: [CLASSES.length, WHO.length],
  epochs: 20,
  rate: 0.15,
  decay: [1e-3, 2e-3],
  dropout: 0.3,
} as const;

const samples = [...readSampleRequests("training").map(fromRequest), ...readCareSamples(30)];
const rows = await readRows(samples);
const measured = measure();
if (process.argv[2] !== "measure") {
  const { weights, features } = fit(samples.map((_, index) => index));
  const file = writeModel(
    {
      classes: [...CLASSES, ...WHO],
      heads: [
        { size: CLASSES.length, temperature: measured.temperature },
        { size: WHO.length, temperature: measured.whoTemperature },
      ],
      components: SENTENCE_SIZE,
      features,
      bias: [...weights.bias].map((bias) => Number(bias.toPrecision(5))),
      thresholds: measured.thresholds,
    },
    weights.components,
    weights.features,
  );
  const to = path.resolve(import.meta.dirname, "../content/understanding/request-model.bin");
  writeFileSync(to, file);
  process.stdout.write(`${(file.length / 1024).toFixed(0)} kB, ${features.length} features\n`);
}

interface ReadRow {
  readonly components: Float32Array;
  readonly names: readonly string[];
}

async function readRows(all: readonly Sample[]): Promise<ReadRow[]> {
  const encoder = await loadSentenceEncoder();
  const found: ReadRow[] = [];
  for (const { title, more } of all) {
    const vectors = await encoder.encode(more ? [title, joinTexts(title, more)] : [title]);
    const [first = new Float32Array(SENTENCE_SIZE), second = first] = vectors;
    found.push({
      components: joinVectors(first, second),
      names: [...readFeatures(title, more).names],
    });
  }
  return found;
}

/** Features that at least two of the samples have, the commonest first. */
function chooseFeatures(indexes: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const index of indexes) {
    for (const name of rows[index]!.names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([name, count]) => count > 1 || isSign(name))
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .slice(0, FEATURES_MAX)
    .map(([name]) => name);
}

function fit(indexes: readonly number[]) {
  const features = chooseFeatures(indexes);
  const numberOf = new Map(features.map((name, at) => [name, at]));
  const toRow = (index: number): Row => {
    const sample = samples[index]!;
    return {
      components: rows[index]!.components,
      features: rows[index]!.names.flatMap((name) => numberOf.get(name) ?? []),
      right: [
        sample.classes.map((name) => CLASSES.indexOf(name)),
        sample.who ? [WHO.indexOf(sample.who)] : [],
      ],
      weight: sample.weight,
    };
  };
  const isSignRow = (feature: number) => isSign(features[feature]!);
  const trust = trustSigns(
    indexes.map((index) => ({
      names: rows[index]?.names ?? [],
      classes: samples[index]?.classes ?? [],
    })),
  );
  const begin = features.flatMap((name, feature) => {
    const { situation, isDenied } = readSignName(name);
    const at = CLASSES.indexOf(situation);
    if (at < 0) return [];
    const weight = isDenied ? DENIED_WEIGHT : SIGN_WEIGHT;
    return [[feature, at, weight * (trust.get(name) ?? 0)] as const];
  });
  const fitting: Fitting = { ...FITTING, features: features.length, isSign: isSignRow, begin };
  const weights = fitSoftmax(indexes.map(toRow), fitting);
  return { weights, features, toRow, isSignRow };
}

/** Each request by weights that have not seen its writer. */
function measure() {
  const held: { sample: Sample; scores: Float32Array; gravity: Gravity }[] = [];
  for (const writer of new Set(samples.flatMap((sample) => sample.writer ?? []))) {
    const trained = fit(
      samples.flatMap((sample, index) => (sample.writer === writer ? [] : [index])),
    );
    samples.forEach((sample, index) => {
      if (sample.writer !== writer) return;
      const { components, features } = trained.toRow(index);
      held.push({
        sample,
        scores: scoreRow(trained.weights, components, features, trained.isSignRow),
        gravity: findGravity(readPlainWords([sample.title, sample.more])),
      });
    });
    process.stdout.write(`  without the ${writer} writer\n`);
  }
  const temperature = findTemperature(
    held.map(({ sample, scores }) => ({
      scores: scores.subarray(0, CLASSES.length),
      right: CLASSES.indexOf(sample.classes[0] as string),
    })),
  );
  const whoTemperature = findTemperature(
    held.map(({ sample, scores }) => ({
      scores: scores.subarray(CLASSES.length),
      right: WHO.indexOf(sample.who as "me"),
    })),
  );
  const judged = held.map(({ sample, scores, gravity }) => {
    const shares = toShares(scores.subarray(0, CLASSES.length), temperature);
    const candidates = CLASSES.map((situation, at) => ({ situation, share: shares[at] as number }));
    candidates.sort((a, b) => b.share - a.share);
    const whoShares = toShares(scores.subarray(CLASSES.length), whoTemperature);
    return { sample, candidates, gravity, whoShares, right: sample.classes[0] as string };
  });
  for (const [writer, some] of Map.groupBy(judged, ({ sample }) => sample.writer)) {
    const right = some.filter(({ candidates, right }) => candidates[0]?.situation === right);
    process.stdout.write(`  ${writer} writer: first ${percent(right.length / some.length)}\n`);
  }
  const top = (count: number) =>
    judged.filter(({ candidates, right }) =>
      candidates.slice(0, count).some(({ situation }) => situation === right),
    ).length / judged.length;
  const situation = findThreshold(
    judged.map(({ candidates: [best], right }) => ({
      share: best!.situation.startsWith("none:") ? 0 : best!.share,
      isRight: best!.situation === right,
    })),
    SITUATION_AIM,
  );
  const toneGuess = judged.map(({ candidates, right, gravity }) => {
    const tone = decide(
      candidates,
      { situation: 2, tone: 0, joy: 0, who: 0 },
      gravity,
      undefined,
    ).tone;
    const share = candidates.reduce(
      (sum, each) => sum + (toneOfClass(each.situation) === tone ? each.share : 0),
      0,
    );
    return { share, tone, isRight: tone === toneOfClass(right), right };
  });
  const tone = findThreshold(
    toneGuess.filter((guess) => !isJoyful(guess.tone)),
    AIM,
  );
  const joy = Math.max(
    JOY_MIN,
    findThreshold(
      toneGuess.filter((guess) => isJoyful(guess.tone)),
      JOY_AIM,
    ),
  );
  const who = findThreshold(
    judged.map(({ whoShares, sample }) => {
      const best = whoShares.indexOf(Math.max(...whoShares));
      return { share: whoShares[best] as number, isRight: WHO[best] === sample.who };
    }),
    AIM,
  );
  const thresholds = { situation, tone, joy, who };
  let said = 0;
  let wrong = 0;
  let tones = 0;
  let wrongTones = 0;
  const confusion = new Map<string, number>();
  for (const { candidates, gravity, right } of judged) {
    const decided = decide(candidates, thresholds, gravity, undefined);
    if (decided.situation) {
      said++;
      if (decided.situation !== right) wrong++;
    }
    if (decided.tone) {
      tones++;
      if (decided.tone !== toneOfClass(right)) {
        wrongTones++;
        if (isJoyful(decided.tone) && !isJoyful(toneOfClass(right)))
          process.stdout.write(`  joy for ${right}: ${JSON.stringify(candidates[0])}\n`);
      }
    }
    const pair = `${right} > ${candidates[0]!.situation}`;
    if (candidates[0]!.situation !== right) confusion.set(pair, (confusion.get(pair) ?? 0) + 1);
  }
  const all = judged.length;
  process.stdout.write(
    `  ${all} requests: first ${percent(top(1))}, among three ${percent(top(3))}; ` +
      `said ${percent(said / all)}, of these right ${percent(1 - wrong / said)}; ` +
      `tone said ${percent(tones / all)}, right ${percent(1 - wrongTones / tones)}\n` +
      `  temperature ${temperature}, ${JSON.stringify(thresholds)}\n` +
      [...confusion]
        .sort(([, a], [, b]) => b - a)
        .slice(0, CONFUSIONS_SHOWN)
        .map(([pair, n]) => `    ${n} ${pair}\n`)
        .join(""),
  );
  return { temperature, whoTemperature, thresholds };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
