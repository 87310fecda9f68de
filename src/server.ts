// Starts Berea: configuration, then the corpus, then the app, then listening.
// The only file that does something when it is imported.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { startPages } from "./page-bundle.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { CorpusError } from "./scripture/server/artifact.ts";
import { type Corpus, openCorpus } from "./scripture/server/corpus.ts";
import {
  loadSentenceEncoder,
  type SentenceEncoder,
} from "./scripture/server/meaning/sentence-encoder.ts";

const DRAIN_MS = 10_000;
const root = path.resolve(import.meta.dirname, "..");
const isDevelopment = process.argv.includes("--dev");

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig();
  const log = createLog(config.logLevel);
  const corpus = openCorpus(path.join(root, "build/corpus/corpus.bin"));
  const version = `${corpus.contentHash.slice(0, 12)}-${readBuildId()}`;

  let accepting = false;
  let encoder: SentenceEncoder | undefined;
  const pages = await startPages({ root, siteUrl: config.publicUrl, isDevelopment });
  const app = createApp({
    log,
    corpus,
    version,
    getEncoder: () => encoder,
    publicUrl: config.publicUrl,
    isAccepting: () => accepting,
    pages,
  });

  const server = createServer(pages.wrapListener(getRequestListener(app.fetch)));
  server.requestTimeout = 30_000;
  server.on("error", (error: NodeJS.ErrnoException) => {
    fail(
      error.code === "EADDRINUSE"
        ? `Port ${config.port} is taken by another program. Stop it, or set PORT to another number.`
        : `The server cannot listen on ${config.host}:${config.port}: ${error.message}`,
    );
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
    server.close(async () => {
      await pages.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
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
  if (error instanceof ConfigError || error instanceof CorpusError) fail(error.message);
  throw error;
});
