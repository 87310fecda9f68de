// How much danger is heard, and how many harmless sentences raise an alarm, in
// the words of writers who had not seen the patterns. Without arguments to tune
// by: of the sealed set only the figures are printed.
import { loadSentenceEncoder } from "../src/scripture/server/meaning/sentence-encoder.ts";
import { hearConcern } from "../src/understanding/hear-concern.ts";
import { type CareSentence, DANGERS, isDanger, readCareSentences } from "./care/sentences.ts";
import type { BenchRow } from "./run.ts";

const HEARD_AIM = { held: 0.97, sealed: 0.95 } as const;
const ALARMED_AIM = { held: 0.005, sealed: 0.01 } as const;

export async function benchCare(): Promise<BenchRow[]> {
  const encoder = await loadSentenceEncoder();
  const sets = {
    held: readCareSentences("training").filter(({ half }) => half === "held"),
    sealed: readCareSentences("sealed"),
  };
  const rows: BenchRow[] = [];
  for (const set of ["held", "sealed"] as const) {
    const alarmed = new Set<CareSentence>();
    for (const sentence of sets[set]) {
      const found = await hearConcern([sentence.text], encoder);
      if (found?.level === "danger") alarmed.add(sentence);
    }
    const share = (some: readonly CareSentence[]) =>
      some.filter((sentence) => alarmed.has(sentence)).length / some.length;
    const danger = sets[set].filter(isDanger);
    const harmless = sets[set].filter((sentence) => !isDanger(sentence));
    rows.push(
      row(`danger heard, ${set}`, danger.length, share(danger), HEARD_AIM[set], "≥"),
      ...DANGERS.map((kind) => {
        const some = danger.filter((sentence) => sentence.kind === kind);
        return row(`  of these ${kind}, ${set}`, some.length, share(some));
      }),
      row(
        `harmless sentences alarmed, ${set}`,
        harmless.length,
        share(harmless),
        ALARMED_AIM[set],
        "≤",
      ),
    );
  }
  return rows;
}

function row(
  what: string,
  count: number,
  share: number,
  aim?: number,
  sign: "≥" | "≤" = "≥",
): BenchRow {
  return {
    what,
    ours: percent(share),
    against: `${count} sentences`,
    ratio: "",
    aim: aim === undefined ? "" : `${sign} ${percent(aim)}`,
    met: aim === undefined || (sign === "≥" ? share >= aim : share <= aim),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
