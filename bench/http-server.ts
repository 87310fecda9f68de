// A server to be measured, in a process of its own; says its port, and its
// processor time when asked.
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createSearchApi } from "../src/features/search/server/api.ts";
import { createLog } from "../src/platform/log.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import { formatOrdinal } from "../src/scripture/format-reference.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { NO_LICENSED_TEXTS } from "../src/scripture/server/licensed/licensed-texts.ts";
import { VERSE_COUNT } from "../src/scripture/versification.ts";
import { createApi } from "../src/server/api.ts";
import { createApp } from "../src/server/app.ts";
import { createFeaturesWithoutDatabase } from "../tests/support/test-app.ts";

export type ServerKind = "bare" | "search" | "api" | "app" | "fts5";

const open = () => openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));

const SITE = {
  features: createFeaturesWithoutDatabase(),
  version: "bench",
  publicUrl: "http://localhost:3000",
  isLoopback: true,
};

const LISTENERS: Readonly<Record<ServerKind, () => RequestListener>> = {
  bare: () => {
    const body = JSON.stringify({ ok: true });
    return (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(body);
    };
  },
  // Search without the answers that the API caches: each is made anew.
  search: () =>
    getRequestListener(
      createSearchApi({
        corpus: open(),
        getEncoder: () => undefined,
        licensed: NO_LICENSED_TEXTS,
        findPieces: () => ({}),
      }).fetch,
    ),
  api: () => getRequestListener(createApi(SITE).fetch),
  app: () =>
    getRequestListener(
      createApp({
        log: createLog("silent"),
        metrics: createMetrics(),
        metricsToken: undefined,
        corpus: open(),
        findFault: async () => undefined,
        ...SITE,
        isAccepting: () => true,
      }).fetch,
    ),
  fts5: () => getRequestListener(createFtsApp().fetch),
};

/** The same search as peers do it: SQLite's FTS5 in memory, ranked, with the exact total. */
function createFtsApp(): Hono {
  const database = new DatabaseSync(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE verses USING fts5(text, tokenize="unicode61 tokenchars '-'")`,
  );
  const { KJV } = open().texts;
  const insert = database.prepare("INSERT INTO verses(rowid, text) VALUES (?, ?)");
  database.exec("BEGIN");
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) insert.run(ordinal, KJV.verse(ordinal));
  database.exec("COMMIT");
  const page = database.prepare(
    "SELECT rowid, text FROM verses WHERE verses MATCH ? ORDER BY bm25(verses) LIMIT 20",
  );
  const count = database.prepare("SELECT count(*) AS total FROM verses WHERE verses MATCH ?");
  return new Hono().get("/api/bible/search", (c) => {
    const query = (c.req.query("query") ?? "").replace("AND NOT", "NOT");
    const results = page.all(query).map((row) => ({
      reference: formatOrdinal(Number(row.rowid)),
      text: row.text,
      translation: "KJV",
    }));
    return c.json({ results, total: count.get(query)?.total });
  });
}

const kind = process.argv[2] as ServerKind;
const server = createServer(LISTENERS[kind]());
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : 0 });
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system });
});
process.on("disconnect", () => process.exit(0));
