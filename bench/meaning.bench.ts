// Search by meaning held against the judged set: nDCG@10, recall@20 and the
// reciprocal rank of the first verse wanted, by kind of query and by half. Only
// the tuning half may be looked at when weights are chosen.
import path from "node:path";
import { formatOrdinal } from "../src/scripture/format-reference.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { loadSentenceEncoder } from "../src/scripture/server/meaning/sentence-encoder.ts";
import { searchWords } from "../src/scripture/server/word-index/search-words.ts";
import { gradeVerses, type JudgedQuery, readJudged } from "./meaning/judged.ts";
import { averageMeasures, measureRanking } from "./meaning/measure.ts";
import type { BenchRow } from "./run.ts";

const CUTOFF = 20;
const AIM_MS = 15;

export async function benchMeaning(): Promise<BenchRow[]> {
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  const encoder = await loadSentenceEncoder();
  const meaning = corpus.meaning();
  const judged = readJudged();
  const methods: Record<string, (query: string) => Promise<number[]>> = {
    "words alone (KJV)": async (query) => {
      const found = searchWords(corpus.texts.KJV, {
        query,
        type: "any",
        forms: "related",
        offset: 0,
        limit: CUTOFF,
      });
      return found.ok ? found.hits.map((hit) => hit.ordinal) : [];
    },
    "meaning without vectors": async (query) =>
      meaning
        .find(await meaning.understand(`${query} `, undefined), CUTOFF)
        .map((hit) => hit.ordinal),
    meaning: async (query) =>
      meaning.find(await meaning.understand(query, encoder), CUTOFF).map((hit) => hit.ordinal),
  };

  const durations: number[] = [];
  for (const [name, find] of Object.entries(methods)) {
    for (const half of ["tune", "held"] as const) {
      for (const kind of ["word", "question", "quotation"] as const) {
        const queries = judged.filter((query) => query.half === half && query.kind === kind);
        const measures = [];
        for (const query of queries) {
          const startedAt = performance.now();
          const ranked = await find(query.query);
          if (name === "meaning") durations.push(performance.now() - startedAt);
          measures.push(
            measureRanking(ranked.map(formatOrdinal), gradeVerses(query as JudgedQuery)),
          );
        }
        const { ndcgAt10, recallAt20, reciprocalRank } = averageMeasures(measures);
        process.stdout.write(
          `  ${name.padEnd(24)} ${half}  ${kind.padEnd(10)} nDCG@10 ${ndcgAt10.toFixed(3)}  recall@20 ${recallAt20.toFixed(3)}  MRR ${reciprocalRank.toFixed(3)}\n`,
        );
      }
    }
  }
  const median = durations.sort((a, b) => a - b)[durations.length >> 1] ?? 0;
  return [
    {
      what: "a query by meaning, median",
      ours: `${median.toFixed(1)} ms`,
      against: "",
      ratio: "",
      aim: `≤ ${AIM_MS} ms`,
      met: median <= AIM_MS,
    },
  ];
}
