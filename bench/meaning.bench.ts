// Search by meaning held against the judged set: nDCG@10, recall@20 and the
// reciprocal rank of the first verse wanted, by kind of query and by half, and
// on what a stranger asked. Only the tuning half may be looked at when weights
// are chosen.
import path from "node:path";
import { hearQuery, themeFor } from "../src/features/search/server/hear-query.ts";
import { createLog } from "../src/platform/log.ts";
import { formatOrdinal } from "../src/scripture/format-reference.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "../src/scripture/server/meaning/sentence-encoder.ts";
import { findVersesByMeaning } from "../src/scripture/server/verse-search/find-by-meaning.ts";
import { searchWords } from "../src/scripture/server/word-index/search-words.ts";
import { startSentenceEncoder } from "../src/server/sentence-encoder/start-encoder.ts";
import { gradeVerses, readJudged, readStrangersQueries } from "./meaning/judged.ts";
import { averageMeasures, measureRanking } from "./meaning/measure.ts";
import type { BenchRow } from "./run.ts";

const CUTOFF = 20;
const AIM_MS = 15;
/** What the page shows, from the query as it was typed to its verses. */
const SHOWN = "as shown";

export async function benchMeaning(): Promise<BenchRow[]> {
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  // In its thread, as the server has it.
  const loaded = Promise.withResolvers<SentenceEncoder>();
  const thread = startSentenceEncoder({
    log: createLog("error"),
    onReady: loaded.resolve,
    onEnd: () => {},
  });
  const encoder = await loaded.promise;
  const meaning = corpus.meaning();
  const named = (ordinals: readonly { readonly ordinal: number }[]) =>
    ordinals.map(({ ordinal }) => formatOrdinal(ordinal));
  const methods: Record<string, (query: string) => Promise<string[]>> = {
    // First, while no query is known yet: a query's vectors are cached.
    [SHOWN]: async (query) => {
      const request = { query, defaultText: "KJV", offset: 0, limit: CUTOFF } as const;
      const theme = themeFor(await hearQuery(query, encoder));
      const answer = await findVersesByMeaning(corpus, encoder, request, theme);
      return answer.ok ? answer.verses.map(({ reference }) => reference) : [];
    },
    "words alone (KJV)": async (query) => {
      const found = searchWords(corpus.texts.KJV, {
        query,
        type: "any",
        forms: "related",
        offset: 0,
        limit: CUTOFF,
      });
      return found.ok ? named(found.hits) : [];
    },
    "without themes, stories": async (query) =>
      named(meaning.find(await meaning.understand(query, encoder), CUTOFF, [])),
    "without vectors": async (query) =>
      named(meaning.find(await meaning.understand(`${query} `, undefined), CUTOFF)),
    meaning: async (query) => named(meaning.find(await meaning.understand(query, encoder), CUTOFF)),
  };

  const sets = [
    ...readJudged().map((query) => ({ ...query, set: query.half as string })),
    ...readStrangersQueries().map((query) => ({ ...query, set: "stranger" })),
  ];
  const groups = Map.groupBy(sets, ({ set, kind }) => `${set.padEnd(8)}  ${kind.padEnd(10)}`);
  const durations: number[] = [];
  for (const [name, find] of Object.entries(methods)) {
    for (const [group, queries] of groups) {
      const measures = [];
      for (const query of queries) {
        const startedAt = performance.now();
        const ranked = await find(query.query);
        if (name === SHOWN) durations.push(performance.now() - startedAt);
        measures.push(measureRanking(ranked, gradeVerses(query)));
      }
      const { ndcgAt10, recallAt20, reciprocalRank } = averageMeasures(measures);
      process.stdout.write(
        `  ${name.padEnd(24)} ${group} nDCG@10 ${ndcgAt10.toFixed(3)}  recall@20 ${recallAt20.toFixed(3)}  MRR ${reciprocalRank.toFixed(3)}\n`,
      );
    }
  }
  await thread.close();
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
