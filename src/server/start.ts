// Starts Berea: configuration, the corpus and the database, then the app, then listening.
// Imported by main.ts, it starts at once.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import content from "#content/site.json" with { type: "json" };
import { LibraryError, openLibrary } from "#src/features/library/server/index.ts";
import { createGenerator } from "#src/generation/generator/generator.ts";
import { systemClock } from "#src/platform/clock.ts";
import { type Config, ConfigError, readConfig } from "#src/platform/config.ts";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { createClientAddressReader } from "#src/platform/http/client-address.ts";
import { createHttpServer, ListenError } from "#src/platform/http/listen.ts";
import { createLog } from "#src/platform/log.ts";
import { createMetrics, type Metrics } from "#src/platform/metrics.ts";
import { openModel } from "#src/platform/model/open-model.ts";
import { SecretError } from "#src/platform/secrets.ts";
import { endWhenUncaught } from "#src/platform/uncaught.ts";
import { CorpusError } from "#src/scripture/server/artifact.ts";
import { openCorpus } from "#src/scripture/server/corpus.ts";
import { LicenceError } from "#src/scripture/server/licensed/read-licences.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { rememberScripture } from "#src/understanding/danger/quoted-scripture.ts";
import { createApp } from "./app.ts";
import { createFeatures } from "./compose.ts";
import { explainStart } from "./explain-start.ts";
import { loadSandbox } from "./load-sandbox.ts";
import { openData } from "./open-data.ts";
import { checkLicences, openLicensedTexts } from "./open-licensed-texts.ts";
import { PagesError, startPages } from "./page-bundle.ts";
import { startSentenceEncoder } from "./sentence-encoder/start-encoder.ts";
import { onStopSignal } from "./stop-signals.ts";
import { createWorkQueues } from "./work-queues.ts";

/** Scripture needs no database: it is waited for a little, and then served without. */
const DATABASE_WAIT_MS = { elsewhere: 5_000, own: 10_000 };
const root = path.resolve(import.meta.dirname, "../..");
const isDevelopment = process.argv.includes("--dev");

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig();
  const log = createLog(config.logLevel);
  let drain = async (): Promise<void> => {};
  endWhenUncaught({ log, drain: () => drain() });
  const corpus = openCorpus(path.join(root, "build/corpus/corpus.bin"));
  rememberScripture(corpus);
  const library = openLibrary(corpus);
  const metrics = createMetrics({ withProcess: true });
  checkLicences(config.licensedTexts);
  const data = await openData(config, log, metrics);
  const licensed = openLicensedTexts({
    config: config.licensedTexts,
    hasRateLimits: config.hasRateLimits,
    pool: data.pool,
    clock: systemClock,
    metrics,
    log,
  });
  // What is answered depends on the rights too: a text more is another set of answers.
  const version = [corpus.contentHash.slice(0, 12), readBuildId(), ...licensed.codes].join("-");
  let encoder: SentenceEncoder | undefined;
  let encoderThread: ReturnType<typeof startSentenceEncoder> | undefined;
  const generator = createGenerator({
    corpus,
    getEncoder: () => encoder,
    model: config.model && openModel(config.model, { metrics }),
    personalModel: choosePersonalModel(config, metrics),
    metrics,
    log,
  });
  const readClientAddress = createClientAddressReader(config.trustedProxies);
  const features = createFeatures({
    ...data,
    corpus,
    library,
    getEncoder: () => encoder,
    licensed,
    clock: systemClock,
    siteUrl: config.publicUrl,
    isLoopback: config.isLoopback,
    siteName: content.site.name,
    offer: { price: content.gate.price, period: content.gate.period },
    operator: config.operator,
    stripe: config.stripe,
    createSandbox: await loadSandbox(config),
    log,
    readClientAddress,
    hasRateLimits: config.hasRateLimits,
    generator,
  });
  const working = data.startJobs(features);
  const settled = working.catch((error: unknown) => {
    if (error instanceof DatabaseError) data.close().finally(() => fail(error.message));
    else log.error({ err: error }, "the jobs could not be started");
  });

  let accepting = false;
  const leaving = new AbortController();
  const pages = await startPages({ root, siteUrl: config.publicUrl, isDevelopment });
  const app = createApp({
    log,
    metrics,
    metricsToken: config.metricsToken,
    corpus,
    findFault: data.findFault,
    version,
    features,
    publicUrl: config.publicUrl,
    isLoopback: config.isLoopback,
    isAccepting: () => accepting,
    leaving: leaving.signal,
    queues: config.hasRateLimits
      ? createWorkQueues({
          metrics,
          readAddress: readClientAddress,
          measureEncoder: () => encoderThread?.measure() ?? (() => 0),
        })
      : undefined,
    pages: {
      ...pages,
      siteName: content.site.name,
      hasServiceWorker: config.hasServiceWorker,
    },
  });

  const server = createHttpServer(pages.wrapListener(getRequestListener(app.fetch)), {
    isBehindProxy: config.trustedProxies > 0,
    log,
  });
  // Waited for, so that a proxy sends nobody before the tables are as this code
  // wants them; but not for long: Scripture needs none of them.
  await Promise.race([
    settled,
    sleep(config.databaseUrl ? DATABASE_WAIT_MS.elsewhere : DATABASE_WAIT_MS.own),
  ]);
  const port = await server.listen(config.port, config.host).catch((error: unknown) =>
    data.close().finally(() => {
      throw error;
    }),
  );
  accepting = true;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log.info({ port, seconds: Number(seconds) }, "ready");
  process.stdout.write(
    `\n  Berea is open at ${config.publicUrl.replace(/:0$/, `:${port}`)} (ready in ${seconds} s)\n\n`,
  );
  // Who started this process starts it again once it has been ready.
  working.then(
    () => process.connected && process.send?.("ready"),
    () => {},
  );
  encoderThread = startSentenceEncoder({
    log,
    onReady: (loaded) => {
      // Opens its tables, for which nobody should wait at the start.
      corpus.meaning();
      encoder = loaded;
      void generator.prepare(loaded);
      log.info("search by meaning is ready");
    },
    onEnd: () => {
      encoder = undefined;
    },
  });

  // Stop taking requests, let the running ones finish, then leave.
  const leave = async (isHurried: boolean): Promise<void> => {
    accepting = false;
    await server.stop({
      ...config.drain,
      ...(isHurried ? { delayMs: 0, isHurried } : {}),
      onLimit: () => leaving.abort(),
    });
    try {
      await Promise.all([pages.close(), encoderThread?.close()]);
      await data.close();
    } catch (error) {
      log.error({ err: error }, "not everything was closed in order");
    }
  };
  drain = () => leave(true);
  onStopSignal((isAtTerminal) => leave(isAtTerminal || isDevelopment));
}

/** Persons bring keys for Gemini; where the operator uses it too, it is the same model. */
function choosePersonalModel({ model }: Config, metrics: Metrics) {
  const operators = model?.provider === "google" ? model : undefined;
  const name = operators?.model ?? "gemini-2.5-flash";
  return {
    name,
    open: (apiKey: string) =>
      openModel(
        { provider: "google", model: name, apiKey, baseUrl: operators?.baseUrl },
        { metrics },
      ),
  };
}

/** The build's own mark, so that answers cached by browsers end with the code that made them. */
function readBuildId(): string {
  try {
    return readFileSync(path.join(root, "build/build-id"), "utf8").trim();
  } catch {
    return `unbuilt-${process.pid}-${Date.now()}`;
  }
}

function fail(sentence: string): never {
  process.stderr.write(`\n  Berea cannot start.\n  ${sentence.replaceAll("\n", "\n  ")}\n\n`);
  process.exit(1);
}

const TOLD = [
  ConfigError,
  CorpusError,
  DatabaseError,
  LibraryError,
  LicenceError,
  ListenError,
  PagesError,
  SecretError,
];

start().catch((error: unknown) => {
  const sentence = TOLD.some((type) => error instanceof type)
    ? (error as Error).message
    : explainStart(error);
  if (sentence) fail(sentence);
  createLog("fatal").fatal({ err: error }, "the start failed");
  process.exit(1);
});
