// Starts Berea: configuration, the corpus and the database, then the app, then listening.
// The only file that does something when it is imported.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import content from "#content/site.json" with { type: "json" };
import { LibraryError } from "#src/features/library/server/content.ts";
import { openLibrary } from "#src/features/library/server/open-library.ts";
import { createDoor } from "#src/generation/door/door.ts";
import { systemClock } from "#src/platform/clock.ts";
import { type Config, ConfigError, readConfig } from "#src/platform/config.ts";
import { openDatabase } from "#src/platform/db/database.ts";
import { ClosedFolderError, DatabaseError } from "#src/platform/db/database-error.ts";
import { startEmbeddedServer } from "#src/platform/db/embedded-server.ts";
import { createClientAddressReader } from "#src/platform/http/client-address.ts";
import { openJobs } from "#src/platform/jobs/jobs.ts";
import { createLog, type Log } from "#src/platform/log.ts";
import { openMailer } from "#src/platform/mail/open-mailer.ts";
import { createMetrics, type Metrics } from "#src/platform/metrics.ts";
import { openModel } from "#src/platform/model/open-model.ts";
import { readKeptSecret } from "#src/platform/secrets.ts";
import { CorpusError } from "#src/scripture/server/artifact.ts";
import { type Corpus, openCorpus } from "#src/scripture/server/corpus.ts";
import { LicenceError } from "#src/scripture/server/licensed/read-licences.ts";
import {
  loadSentenceEncoder,
  type SentenceEncoder,
} from "#src/scripture/server/meaning/sentence-encoder.ts";
import { createApp } from "./app.ts";
import { createPeople, type People } from "./compose.ts";
import { checkLicences, openLicensedTexts } from "./open-licensed-texts.ts";
import { startPages } from "./page-bundle.ts";

const DRAIN_MS = 10_000;
const root = path.resolve(import.meta.dirname, "../..");
const isDevelopment = process.argv.includes("--dev");

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig();
  const log = createLog(config.logLevel);
  const corpus = openCorpus(path.join(root, "build/corpus/corpus.bin"));
  const library = openLibrary(corpus);
  const metrics = createMetrics({ withProcess: true });
  checkLicences(config.licensedTexts);
  const data = await openData(config, log);
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
  const door = createDoor({
    corpus,
    getEncoder: () => encoder,
    model: config.model && openModel(config.model, { metrics }),
    personalModel: choosePersonalModel(config, metrics),
    metrics,
  });
  const people = createPeople({
    ...data,
    corpus,
    clock: systemClock,
    publicUrl: config.publicUrl,
    isLoopback: config.isLoopback,
    siteName: content.site.name,
    offer: { price: content.gate.price, period: content.gate.period },
    operator: config.operator,
    stripe: config.stripe,
    log,
    trustedProxies: config.trustedProxies,
    hasRateLimits: config.hasRateLimits,
    door,
  });
  const working = data.startJobs(people);
  working.catch((error: unknown) => log.error({ err: error }, "the jobs could not be started"));

  let accepting = false;
  const pages = await startPages({ root, siteUrl: config.publicUrl, isDevelopment });
  const app = createApp({
    log,
    metrics,
    metricsToken: config.metricsToken,
    corpus,
    library,
    version,
    getEncoder: () => encoder,
    licensed,
    readAddress: createClientAddressReader(config.trustedProxies),
    people,
    publicUrl: config.publicUrl,
    isLoopback: config.isLoopback,
    isAccepting: () => accepting,
    pages: { ...pages, siteName: content.site.name },
  });

  const server = createServer(pages.wrapListener(getRequestListener(app.fetch)));
  server.requestTimeout = 30_000;
  // A database elsewhere is not waited for: Scripture needs none. Our own is
  // either well by now or nothing to serve with.
  if (!config.databaseUrl) await working;
  server.on("error", (error: NodeJS.ErrnoException) => {
    const sentence =
      error.code === "EADDRINUSE"
        ? `Port ${config.port} is taken by another program. Stop it, or set PORT to another number.`
        : `The server cannot listen on ${config.host}:${config.port}: ${error.message}`;
    data.close().finally(() => fail(sentence));
  });
  server.listen(config.port, config.host, () => {
    accepting = true;
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log.info({ port, seconds: Number(seconds) }, "ready");
    process.stdout.write(
      `\n  Berea is open at ${config.publicUrl.replace(/:0$/, `:${port}`)} (ready in ${seconds} s)\n\n`,
    );
    openSearchByMeaning(corpus).then(
      (loaded) => {
        encoder = loaded;
        log.info("search by meaning is ready");
      },
      (error: unknown) => log.error({ err: error }, "search by meaning is not there"),
    );
  });

  // Stop taking requests, let the running ones finish, then leave.
  const stop = (): void => {
    if (!accepting) process.exit(0);
    accepting = false;
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    drained
      .then(() => pages.close())
      .then(() => data.close())
      .catch((error: unknown) => log.error({ err: error }, "not everything was closed in order"))
      .finally(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
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

/** The database with its jobs, the mail and the secret: all that keeps what people write. */
async function openData(config: Config, log: Log) {
  // First, since it makes the folder as its own user needs it.
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config, log);
  const dataDir = embedded?.dataDir ?? config.dataDir;
  const appSecret = config.appSecret ?? readKeptSecret(dataDir);
  const connectionString = config.databaseUrl ?? embedded?.server.connectionString ?? "";
  const database = openDatabase({ connectionString, log });
  const jobs = openJobs({ connectionString, log });
  const mailer = openMailer({ ...config, dataDir });
  let areJobsRunning = false;
  return {
    db: database.db,
    pool: database.pool,
    jobs,
    mailer,
    appSecret,
    isReady: async () => areJobsRunning && (await database.isReady()),
    startJobs: async ({ workers, prepare }: People) => {
      await database.migrated;
      await prepare();
      await jobs.start(workers);
      areJobsRunning = true;
    },
    close: async () => {
      await jobs.stop();
      await mailer.close();
      await database.close();
      await embedded?.server.stop();
    },
  };
}

/**
 * A clone of root's often lies where no other user may look, and PostgreSQL
 * does not run as root. Unless a folder was named, data then goes where a
 * system's services keep theirs, in a folder of this clone's own.
 */
async function startEmbedded(config: Config, log: Log) {
  const { dataDir, isDataDirGiven } = config;
  try {
    return { dataDir, server: await startEmbeddedServer({ dataDir, log }) };
  } catch (error) {
    if (isDataDirGiven || !(error instanceof ClosedFolderError)) throw error;
    const mark = createHash("sha256").update(dataDir).digest("hex").slice(0, 8);
    const elsewhere = `/var/lib/berea/${mark}`;
    process.stdout.write(
      `\n  ${dataDir} is closed to the user that PostgreSQL runs as.\n  What people write is kept in ${elsewhere}. DATA_DIR names another place.\n`,
    );
    return {
      dataDir: elsewhere,
      server: await startEmbeddedServer({ dataDir: elsewhere, log }),
    };
  }
}

/** Takes some seconds of work that nobody should wait for at the start. */
async function openSearchByMeaning(corpus: Corpus): Promise<SentenceEncoder> {
  const encoder = await loadSentenceEncoder();
  await corpus.meaning().understand("in the beginning", encoder);
  return encoder;
}

/** The build's own mark, so that answers kept by browsers end with the code that made them. */
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

start().catch((error: unknown) => {
  if (
    error instanceof ConfigError ||
    error instanceof CorpusError ||
    error instanceof DatabaseError ||
    error instanceof LibraryError ||
    error instanceof LicenceError
  ) {
    fail(error.message);
  }
  throw error;
});
