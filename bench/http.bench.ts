// Processor time per request over HTTP, taken from the server's own account
// (`process.cpuUsage`), so that the load generator beside it does not count.
import { fork } from "node:child_process";
import path from "node:path";
import autocannon from "autocannon";
import type { ServerKind } from "./http-server.ts";
import type { BenchRow } from "./run.ts";

const REQUESTS = 6_000;
const WARM_UP = 1_500;
const CONNECTIONS = 8;
const ROUNDS = 3;

const LOOK_UP = "/api/bible/verses?references=John+3%3A16&translation=KJV";
/** Searches that people ask again and again; the app caches their answers. */
const SEARCHES = [
  "/api/bible/search?query=love&translation=KJV",
  "/api/bible/search?query=%22in+the+beginning%22&translation=KJV",
  "/api/bible/search?query=love+AND+NOT+world&translation=KJV",
];
type Measured =
  | "bare"
  | "lookUp"
  | "search"
  | "newSearch"
  | "fullLookUp"
  | "fullSearch"
  | "fts"
  | "health";

interface RunningServer {
  readonly cpuMicrosPerRequest: (paths: readonly string[]) => Promise<number>;
  readonly stop: () => void;
}

export async function benchHttp(): Promise<BenchRow[]> {
  const bare = await startServer("bare");
  const search = await startServer("search");
  const api = await startServer("api");
  const app = await startServer("app");
  const fts = await startServer("fts5");
  try {
    // In turn, so that a slow minute of the machine falls on all of them.
    const rounds: Record<Measured, number>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        bare: await bare.cpuMicrosPerRequest(["/"]),
        lookUp: await api.cpuMicrosPerRequest([LOOK_UP]),
        search: await api.cpuMicrosPerRequest(SEARCHES),
        newSearch: await search.cpuMicrosPerRequest(SEARCHES),
        fullLookUp: await app.cpuMicrosPerRequest([LOOK_UP]),
        fullSearch: await app.cpuMicrosPerRequest(SEARCHES),
        fts: await fts.cpuMicrosPerRequest(SEARCHES),
        health: await app.cpuMicrosPerRequest(["/healthz"]),
      });
    }
    const median = (name: Measured) =>
      rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number;
    const row = (
      what: string,
      ours: number,
      against: number,
      unit: string,
      aim: number,
      atLeast = false,
    ): BenchRow => {
      const ratio = atLeast ? against / ours : ours / against;
      return {
        what,
        ours: `${ours.toFixed(1)} µs`,
        against: `${unit} ${against.toFixed(1)} µs`,
        ratio: `${ratio.toFixed(1)}×${atLeast ? " less" : ""}`,
        aim: `${atLeast ? "≥" : "≤"} ${aim}×`,
        met: atLeast ? ratio >= aim : ratio <= aim,
      };
    };
    return [
      row("look-up, API alone", median("lookUp"), median("bare"), "bare Node", 2),
      row("search asked again, API alone", median("search"), median("bare"), "bare Node", 3.5),
      row("search asked anew, API alone", median("newSearch"), median("bare"), "bare Node", 3.5),
      row("look-up, whole app", median("fullLookUp"), median("bare"), "bare Node", 6),
      row("search asked again, whole app", median("fullSearch"), median("bare"), "bare Node", 6),
      row("search asked again, API alone", median("search"), median("fts"), "FTS5", 6, true),
      row("search asked anew, API alone", median("newSearch"), median("fts"), "FTS5", 6, true),
      row("health, whole app", median("health"), median("bare"), "bare Node", 6),
    ];
  } finally {
    for (const server of [bare, search, api, app, fts]) server.stop();
  }
}

async function startServer(kind: ServerKind): Promise<RunningServer> {
  const child = fork(path.join(import.meta.dirname, "http-server.ts"), [kind]);
  const nextMessage = <Message>() =>
    new Promise<Message>((resolve) =>
      child.once("message", (message) => resolve(message as Message)),
    );
  const { port } = await nextMessage<{ port: number }>();
  const readCpu = async (): Promise<number> => {
    child.send("cpu");
    return (await nextMessage<{ cpuMicros: number }>()).cpuMicros;
  };
  const load = (paths: readonly string[], amount: number) =>
    autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: CONNECTIONS,
      amount,
      requests: paths.map((requestPath) => ({ path: requestPath })),
    });
  return {
    cpuMicrosPerRequest: async (paths) => {
      await load(paths, WARM_UP);
      const before = await readCpu();
      const result = await load(paths, REQUESTS);
      const after = await readCpu();
      if (result.non2xx > 0) throw new Error(`${kind}: ${result.non2xx} answers were no success`);
      return (after - before) / result["2xx"];
    },
    stop: () => child.kill(),
  };
}
