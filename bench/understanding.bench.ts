// How well a request is understood: the situation, its tone, and for whom it is,
// in the words of a writer whom nothing was learnt from. Of the held set the
// figures and the commonest confusions are printed.
import {
  loadSentenceEncoder,
  type SentenceEncoder,
} from "../src/scripture/server/meaning/sentence-encoder.ts";
import type { Tone } from "../src/understanding/contract.ts";
import { readKey } from "../src/understanding/key/read-key.ts";
import { understandRequest } from "../src/understanding/understand-request.ts";
import type { BenchRow } from "./run.ts";
import { HALVES, readKeyedRequests } from "./understanding/keys.ts";
import { readSampleRequests, type SampleRequest, SETS } from "./understanding/requests.ts";

const RIGHT_AIM = 0.95;
const AIM_MS = 5;
const JOYFUL: ReadonlySet<Tone | undefined> = new Set<Tone>(["thanks", "joy"]);
/** Situations whose requests may be heard as a danger, and are right to be. */
const NEAR_DANGER: ReadonlySet<string | undefined> = new Set([
  "addiction-own",
  "addiction-other",
  "mental-illness",
  "suicide-loss",
]);

type Understood = Awaited<ReturnType<typeof understandRequest>>;

export async function benchUnderstanding(): Promise<BenchRow[]> {
  const encoder = await loadSentenceEncoder();
  const rows: BenchRow[] = [];
  for (const set of SETS) {
    const read: { sample: SampleRequest; found: Understood }[] = [];
    let beside = 0;
    for (const sample of readSampleRequests(set)) {
      const request = { title: sample.title, more: sample.description };
      let encoding = 0;
      const startedAt = performance.now();
      const found = await understandRequest(request, {
        encode: async (texts) => {
          const from = performance.now();
          const vectors = await encoder.encode(texts);
          encoding += performance.now() - from;
          return vectors;
        },
      });
      beside += performance.now() - startedAt - encoding;
      read.push({ sample, found });
    }
    if (read.length > 0) rows.push(...report(set, read, beside / read.length));
  }
  for (const half of HALVES) rows.push(...(await reportKeys(half, encoder)));
  return rows;
}

/** In which key requests are answered, and how often one is heavy that is not, or light that is. */
async function reportKeys(
  half: (typeof HALVES)[number],
  encoder: SentenceEncoder,
): Promise<BenchRow[]> {
  const requests = readKeyedRequests(half);
  let right = 0;
  let harmful = 0;
  let alarmed = 0;
  for (const { kind, intent, weight, title, more } of requests) {
    const understood = await understandRequest({ title, more }, encoder);
    const key = readKey({ title, more }, understood);
    // Of a passage that is named only its weight is asked: it is found elsewhere.
    if (kind === "passage" ? key.weight !== "heavy" : key.intent === intent) right++;
    const isTooHeavy = weight !== "heavy" && intent !== "bless" && key.weight === "heavy";
    if (isTooHeavy || (weight === "heavy" && key.weight === "light")) harmful++;
    if (understood.concern && understood.concern.level !== "gentle") alarmed++;
  }
  return [
    row(`key right, ${half}`, requests.length, right / requests.length),
    row(`  too heavy or too light, ${half}`, requests.length, harmful / requests.length),
    row(
      `  help shown where there is no danger, ${half}`,
      requests.length,
      alarmed / requests.length,
    ),
  ];
}

function report(
  set: (typeof SETS)[number],
  read: readonly { readonly sample: SampleRequest; readonly found: Understood }[],
  milliseconds: number,
): BenchRow[] {
  // What was learnt from is not measured: of it only that the model knows it again.
  const isHeld = set === "held";
  const said = read.filter(({ found }) => found.situation !== undefined);
  const right = said.filter(({ sample, found }) => found.situation === sample.situation);
  const toned = read.filter(({ found }) => found.tone !== undefined);
  const rightTone = toned.filter(
    ({ sample, found }) =>
      found.tone === sample.tone || (found.tone === "danger" && NEAR_DANGER.has(sample.situation)),
  );
  const joyless = read.filter(({ sample }) => !JOYFUL.has(sample.tone));
  const rejoiced = joyless.filter(
    ({ sample, found }) => sample.tone !== "petition" && JOYFUL.has(found.tone),
  );
  const whoSaid = read.filter(({ found }) => found.who !== undefined);
  const among = (count: number) =>
    read.filter(
      ({ sample, found }) =>
        sample.situation !== undefined &&
        found.candidates.slice(0, count).some(({ situation }) => situation === sample.situation),
    ).length / read.filter(({ sample }) => sample.situation !== undefined).length;
  if (isHeld) {
    printCalibration(read);
    printConfusions(read);
  }
  const all = read.length;
  const aim = isHeld ? RIGHT_AIM : undefined;
  return [
    row(`situation right or not sure, ${set}`, all, 1 - (said.length - right.length) / all, aim),
    row(`  said, ${set}`, all, said.length / all),
    row(`  right of those said, ${set}`, said.length, right.length / said.length, aim),
    row(`  likeliest candidate right, ${set}`, all, among(1)),
    row(`  among the first three, ${set}`, all, among(3)),
    row(`tone said, ${set}`, all, toned.length / all),
    row(`  right of those said, ${set}`, toned.length, rightTone.length / toned.length, aim),
    {
      ...row(`thanks or joy where there is none, ${set}`, joyless.length, 0),
      ours: String(rejoiced.length),
      aim: isHeld ? "0" : "",
      met: rejoiced.length === 0,
    },
    row(`for whom, said, ${set}`, all, whoSaid.length / all),
    row(
      `  right of those said, ${set}`,
      whoSaid.length,
      whoSaid.filter(({ sample, found }) => found.who === sample.who).length / whoSaid.length,
    ),
    {
      what: `milliseconds beside encoding, ${set}`,
      ours: milliseconds.toFixed(2),
      against: `${all} requests`,
      ratio: "",
      aim: `≤ ${AIM_MS}`,
      met: milliseconds <= AIM_MS,
    },
  ];
}

/** How often the likeliest candidate is right where it is thought so likely. */
function printCalibration(
  read: readonly { readonly sample: SampleRequest; readonly found: Understood }[],
): void {
  const bins = Map.groupBy(read, ({ found }) =>
    Math.min(9, Math.floor((found.candidates[0]?.share ?? 0) * 10)),
  );
  for (const bin of [...bins.keys()].sort((a, b) => a - b)) {
    const some = bins.get(bin) ?? [];
    const right = some.filter(
      ({ sample, found }) => found.candidates[0]?.situation === sample.situation,
    );
    process.stdout.write(
      `  thought likely ${bin / 10} to ${(bin + 1) / 10}: right ${percent(right.length / some.length)} of ${some.length}\n`,
    );
  }
}

function printConfusions(
  read: readonly { readonly sample: SampleRequest; readonly found: Understood }[],
): void {
  const wrong = read.filter(
    ({ sample, found }) =>
      found.candidates[0] && found.candidates[0].situation !== sample.situation,
  );
  const pairs = Map.groupBy(
    wrong,
    ({ sample, found }) =>
      `${sample.situation ?? "none"} taken for ${found.candidates[0]?.situation}`,
  );
  const largest = [...pairs].sort(([, many], [, few]) => few.length - many.length).slice(0, 15);
  for (const [pair, some] of largest) process.stdout.write(`  ${some.length} ${pair}\n`);
}

function row(what: string, count: number, share: number, aim?: number): BenchRow {
  return {
    what,
    ours: percent(share),
    against: `${count} requests`,
    ratio: "",
    aim: aim === undefined ? "" : `≥ ${percent(aim)}`,
    met: aim === undefined || share >= aim,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
