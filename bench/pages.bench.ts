// What a public page costs in process, compressed as it is sent: cached and made
// anew, beside the cheapest answer of the same app.
import path from "node:path";
import { createLog } from "../src/platform/log.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { createApp } from "../src/server/app.ts";
import { startPages } from "../src/server/page-bundle.ts";
import { createFeaturesWithoutDatabase } from "../tests/support/test-app.ts";
import type { BenchRow } from "./run.ts";

const CACHED_AIM_MS = 2;
const ROUNDS = 60;
const ROOT = path.resolve(import.meta.dirname, "..");
const SITE_URL = "http://localhost:3000";
const PAGES = [
  "/bible/kjv/john/3",
  "/bible/web/psalms/119",
  "/bible-verse-search?q=love",
  "/bible-concordance/love",
  "/bible-topics",
  "/bible-verses-about/anxiety",
  "/devotional/daily",
  "/prayers/healing",
  "/bible-study/workbook",
  "/help-center",
];

export async function benchPages(): Promise<readonly BenchRow[]> {
  const pages = await startPages({ root: ROOT, siteUrl: SITE_URL, isDevelopment: false });
  const corpus = openCorpus(path.join(ROOT, "build/corpus/corpus.bin"));
  const app = createApp({
    log: createLog("silent"),
    metrics: createMetrics(),
    metricsToken: undefined,
    corpus,
    findFault: async () => undefined,
    version: "bench",
    features: createFeaturesWithoutDatabase({ corpus }),
    publicUrl: SITE_URL,
    isLoopback: true,
    isAccepting: () => true,
    pages: { ...pages, siteName: "Berea" },
  });
  const ask = async (address: string) => {
    const startedAt = performance.now();
    const answer = await app.request(address, { headers: { "Accept-Encoding": "gzip" } });
    const body = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    return { ms: performance.now() - startedAt, kilobytes: body.byteLength / 1000 };
  };
  const measure = async (write: (round: number) => string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await ask(write(round))).ms);
    return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  };

  const rows: BenchRow[] = [];
  await measure(() => "/healthz");
  const health = await measure(() => "/healthz");
  for (const address of PAGES) {
    const { kilobytes } = await ask(address);
    const mark = address.includes("?") ? "&" : "?";
    const anew = await measure((round) => `${address}${mark}v=${round}`);
    const cached = await measure(() => address);
    rows.push({
      what: `${address} (${kilobytes.toFixed(0)} kB sent)`,
      ours: `${cached.toFixed(2)} ms cached`,
      against: `${anew.toFixed(1)} ms anew, ${health.toFixed(2)} ms /healthz`,
      ratio: `${(anew / cached).toFixed(0)}× less`,
      aim: `≤ ${CACHED_AIM_MS} ms`,
      met: cached <= CACHED_AIM_MS,
    });
  }
  return rows;
}
