// Search as it is shown, against the verses that readers want first: how often one
// of them is first, and among three, in two translations; how often a devout phrase
// is taken for what it is not; and whether a percentage means what it says.
import path from "node:path";
import { hearQuery, themeFor } from "../src/features/search/server/hear-query.ts";
import { readReference } from "../src/scripture/references/read-reference.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { loadSentenceEncoder } from "../src/scripture/server/meaning/sentence-encoder.ts";
import { findVersesByMeaning } from "../src/scripture/server/verse-search/find-by-meaning.ts";
import type { OrdinalRange } from "../src/scripture/versification.ts";
import type { BenchRow } from "./run.ts";
import { type Judgement, placeOfFirst, readJudgements } from "./search/judgements.ts";

const FIRST_AIM = 0.96;
const THREE_AIM = 0.99;
const SHOWN = 10;
const TEXTS = ["WEB", "KJV"] as const;

interface Judged {
  readonly judgement: Judgement;
  readonly place: number;
  readonly isFalse: boolean;
  /** Of the first verse. */
  readonly relevance: number | undefined;
}

export async function benchSearch(): Promise<BenchRow[]> {
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  const encoder = await loadSentenceEncoder();
  const judgements = readJudgements();
  const wantsMissed = process.argv.includes("--missed");
  const rows: BenchRow[] = [];
  for (const code of TEXTS) {
    const judged: Judged[] = [];
    for (const judgement of judgements) {
      const { query } = judgement;
      const request = { query, defaultText: code, offset: 0, limit: SHOWN } as const;
      const theme = themeFor(await hearQuery(query, encoder));
      const answer = await findVersesByMeaning(corpus, encoder, request, theme);
      const shown: OrdinalRange[] = answer.ok
        ? [
            ...(answer.passage ? [rangeOf(answer.passage.reference)] : []),
            ...answer.verses.map(({ reference }) => rangeOf(reference)),
          ]
        : [];
      const says = answer.ok ? answer.reading.says.toLowerCase() : "";
      const place = placeOfFirst(judgement, shown);
      const isFalse = judgement.not.some((word) => says.includes(word.toLowerCase()));
      const relevance = answer.ok && !answer.passage ? answer.verses[0]?.relevanceScore : undefined;
      judged.push({ judgement, place, isFalse, relevance });
      if (wantsMissed && judgement.set === "tune" && (place !== 1 || isFalse)) {
        const found = answer.ok
          ? `${answer.passage ? `[${answer.passage.reference}] ` : ""}${answer.verses
              .slice(0, 3)
              .map(({ reference }) => reference)
              .join(", ")}`
          : answer.sentence;
        process.stdout.write(
          `  ${code} ${judgement.kind} ${place || "-"}${isFalse ? ", read falsely," : ""} “${query}”: ${found}  (${says})\n`,
        );
      }
    }
    for (const [set, some] of Map.groupBy(judged, ({ judgement }) => judgement.set)) {
      rows.push(...report(`${set}, ${code}`, some, set !== "tune"));
      if (code === "WEB") reportKinds(set, some);
    }
    if (code === "WEB")
      reportReliability(judged.filter(({ judgement }) => judgement.set !== "tune"));
  }
  return rows;
}

function report(name: string, judged: readonly Judged[], isMeasured: boolean): BenchRow[] {
  const share = (isIn: (one: Judged) => boolean): number =>
    judged.filter(isIn).length / judged.length;
  const first = share(({ place }) => place === 1);
  const three = share(({ place }) => place >= 1 && place <= 3);
  const wrong = judged.filter(({ isFalse }) => isFalse).length;
  const against = `${judged.length} queries`;
  const aimed = (aim: number): string => (isMeasured ? `≥ ${percent(aim)}` : "");
  return [
    {
      what: `right verse first, ${name}`,
      ours: percent(first),
      against,
      ratio: "",
      aim: aimed(FIRST_AIM),
      met: first >= FIRST_AIM,
    },
    {
      what: `  among three, ${name}`,
      ours: percent(three),
      against,
      ratio: "",
      aim: aimed(THREE_AIM),
      met: three >= THREE_AIM,
    },
    {
      what: `  read as what it is not, ${name}`,
      ours: String(wrong),
      against: `${judged.filter(({ judgement }) => judgement.not.length > 0).length} devout phrases`,
      ratio: "",
      aim: isMeasured ? "0" : "",
      met: wrong === 0,
    },
  ];
}

function reportKinds(set: string, judged: readonly Judged[]): void {
  for (const [kind, some] of Map.groupBy(judged, ({ judgement }) => judgement.kind)) {
    const first = some.filter(({ place }) => place === 1).length;
    const three = some.filter(({ place }) => place >= 1 && place <= 3).length;
    process.stdout.write(
      `  ${set.padEnd(11)} ${kind.padEnd(10)} first ${first}, among three ${three} of ${some.length}\n`,
    );
  }
}

const BINS = 10;

/** What a percentage says of the first verse, and how often it was wanted. */
function reportReliability(judged: readonly Judged[]): void {
  const bins = Map.groupBy(
    judged.filter(({ relevance }) => relevance !== undefined),
    ({ relevance }) => Math.min(BINS - 1, Math.floor(((relevance as number) / 100) * BINS)),
  );
  for (const [bin, some] of [...bins].sort(([one], [other]) => one - other)) {
    const right = some.filter(({ place }) => place === 1).length;
    process.stdout.write(
      `  said ${bin * 10} to ${bin * 10 + 10} %: wanted ${percent(right / some.length)} of ${some.length}\n`,
    );
  }
}

function rangeOf(reference: string): OrdinalRange {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range) throw new Error(`${reference} is no reference`);
  return range;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
