// The real app on the real corpus, without a network: requests go through
// `app.request`. Log lines are kept for tests that ask what was written.
import path from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { type AppPorts, createApp } from "#src/app.ts";
import { type Corpus, openCorpus } from "#src/scripture/server/corpus.ts";

let corpus: Corpus | undefined;

/** The built corpus, opened once for each worker. */
export function getTestCorpus(): Corpus {
  corpus ??= openCorpus(path.resolve(import.meta.dirname, "../../build/corpus/corpus.bin"));
  return corpus;
}

export function createTestApp(overrides: Partial<AppPorts> = {}) {
  const logLines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk));
      done();
    },
  });
  const app = createApp({
    log: pino({ level: "info" }, sink),
    corpus: getTestCorpus(),
    version: "test",
    publicUrl: "http://localhost:3000",
    isAccepting: () => true,
    ...overrides,
  });
  return { app, logLines };
}
