// The real app on the real corpus, without a network: requests go through
// `app.request`. Log lines are stored for tests that ask what was written.
import path from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { type Library, openLibrary } from "#src/features/library/server/index.ts";
import { systemClock } from "#src/platform/clock.ts";
import { connect } from "#src/platform/db/database.ts";
import { createClientAddressReader } from "#src/platform/http/client-address.ts";
import { openJobs } from "#src/platform/jobs/jobs.ts";
import { LOG_OPTIONS } from "#src/platform/log.ts";
import { createMetrics } from "#src/platform/metrics.ts";
import { type Corpus, openCorpus } from "#src/scripture/server/corpus.ts";
import { NO_LICENSED_TEXTS } from "#src/scripture/server/licensed/licensed-texts.ts";
import { type AppPorts, createApp } from "#src/server/app.ts";
import { createFeatures, type FeaturePorts } from "#src/server/compose.ts";
import { createTestGenerator } from "./test-generator.ts";

let corpus: Corpus | undefined;

/** The built corpus, opened once for each worker. */
export function getTestCorpus(): Corpus {
  corpus ??= openCorpus(path.resolve(import.meta.dirname, "../../build/corpus/corpus.bin"));
  return corpus;
}

let library: Library | undefined;

/** What is written for the library, read once for each worker. */
export function getTestLibrary(): Library {
  library ??= openLibrary(getTestCorpus());
  return library;
}

const PUBLIC_URL = "http://localhost:3000";

/** Features whose database is away: nothing listens there, so that what needs it answers 503. */
export function createFeaturesWithoutDatabase(overrides: Partial<FeaturePorts> = {}) {
  const connectionString = "postgresql://nobody@127.0.0.1:1/nothing";
  const log = pino({ level: "silent" });
  return createFeatures({
    ...connect(connectionString, log),
    corpus: getTestCorpus(),
    library: getTestLibrary(),
    getEncoder: () => undefined,
    licensed: NO_LICENSED_TEXTS,
    clock: systemClock,
    jobs: openJobs({ connectionString, log }),
    mailer: { send: () => Promise.reject(new Error("no mail here")), close: async () => {} },
    appSecret: "a secret for tests, of no worth at all",
    siteUrl: PUBLIC_URL,
    isLoopback: true,
    siteName: "Berea",
    offer: { price: "$4.99", period: "per month" },
    stripe: undefined,
    createSandbox: undefined,
    operator: {},
    log,
    readClientAddress: createClientAddressReader(0),
    hasRateLimits: false,
    generator: createTestGenerator(getTestCorpus()),
    ...overrides,
  });
}

/** The app without a database, unless `features` have one (see test-people.ts). */
export function createTestApp(overrides: Partial<AppPorts> = {}) {
  const logLines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk));
      done();
    },
  });
  const app = createApp({
    log: pino({ ...LOG_OPTIONS, level: "info" }, sink),
    metrics: createMetrics(),
    metricsToken: undefined,
    corpus: getTestCorpus(),
    findFault: async () => "The database does not answer.",
    version: "test",
    features: overrides.features ?? createFeaturesWithoutDatabase(),
    publicUrl: PUBLIC_URL,
    isLoopback: true,
    isAccepting: () => true,
    ...overrides,
  });
  return { app, logLines };
}
