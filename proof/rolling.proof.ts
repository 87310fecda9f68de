// A stop loses no request: one instance under clients that reuse their
// connections, and two behind nginx that are restarted in turn.
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { formatOrdinal } from "../src/scripture/format-reference.ts";
import { judge, leaveOut, type Proof, type ProofRow } from "./row.ts";
import {
  ask,
  type BereaProcess,
  findFreePort,
  makeDataDir,
  signUp,
  startBerea,
} from "./support/berea-process.ts";
import { makeAllPremium, readConnectionString, removeDataDir } from "./support/data-folder.ts";
import { findProgram } from "./support/find-program.ts";
import { startNginx } from "./support/nginx.ts";

const READERS = 20;
const WRITERS = 10;
const RESTARTS_OF_EACH = 4;
const ENDS_WITHIN_MS = 20_000;
/** Longer than nginx leaves out an instance that was away (`fail_timeout`). */
const COUNTED_ON_AGAIN_MS = 3_000;
const PLACES = [
  "/bible/kjv/john/3",
  "/bible/web/psalms/23",
  "/api/bible/search?query=love",
  "/bible-verse-search",
  "/api/bible/topics",
];

export const proveRolling: Proof = async ({ isShort, say }) => {
  const alone = await tryOneStop();
  if (isShort) return alone;
  const nginx = findProgram("nginx");
  const what = "Two instances behind nginx, restarted in turn";
  return [...alone, ...(nginx ? await tryRestarts(nginx, what, say) : [leaveOut(what, "nginx")])];
};

/** SIGTERM in the middle of writing, without a proxy that could cover up for us. */
async function tryOneStop(): Promise<ProofRow[]> {
  const dataDir = await makeDataDir();
  const environment = { PORT: String(await findFreePort()), DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const berea = await startBerea(environment);
  try {
    const cookie = await signUp(berea.url, "writer");
    const mark = markFavourites(berea, cookie);
    const idle = [1, 2, 3].map(() => createKeepAliveAgent(1));
    const last = createKeepAliveAgent(1);
    await Promise.all([...idle, last].map((agent) => mark.once(agent)));
    const busy = createKeepAliveAgent(8);
    const writing = Promise.all(Array.from({ length: 8 }, () => mark.untilRefused(busy)));
    await sleep(500);
    const stoppedAt = performance.now();
    const ended = berea.end("SIGTERM");
    // A proxy may send on a connection that it still holds open, while we stop.
    await sleep(1_000);
    const late = await Promise.all(idle.map((agent) => mark.once(agent)));
    await writing;
    const { text } = await send(berea.url, "GET", last, cookie);
    const stored = readField(text, "target");
    await ended;
    const seconds = (performance.now() - stoppedAt) / 1000;
    const lost = [...mark.acknowledged].filter((target) => !stored.includes(target));
    return [
      judge(
        "A stop under clients that keep their connections",
        `${mark.acknowledged.size} writes acknowledged, ${lost.length} lost, ${mark.broken.length} without an answer${mark.broken.length > 0 ? `, such as ${mark.broken[0]}` : ""}`,
        "0 lost, 0 without an answer",
        mark.acknowledged.size > 0 && lost.length === 0 && mark.broken.length === 0,
      ),
      judge(
        "Sent on an idle connection a second after SIGTERM",
        late.join(", "),
        "201, and said to be the last",
        late.every((seen) => seen === "201 close"),
      ),
      judge(
        "From SIGTERM to the end",
        `${seconds.toFixed(1)} s`,
        `within ${ENDS_WITHIN_MS / 1000} s`,
        seconds * 1000 <= ENDS_WITHIN_MS,
      ),
    ];
  } finally {
    await berea.end("SIGTERM");
    await removeDataDir(dataDir);
  }
}

function markFavourites(berea: BereaProcess, cookie: string) {
  const acknowledged = new Set<string>();
  const broken: string[] = [];
  let next = 1;
  /** @returns the status and what is said of the connection, or why there is none */
  const once = async (agent: http.Agent): Promise<string> => {
    const target = formatOrdinal(next++);
    const { seen } = await send(berea.url, "POST", agent, cookie, { kind: "verse", target });
    if (seen.startsWith("201")) acknowledged.add(target);
    else if (seen !== "ECONNREFUSED") broken.push(seen);
    return seen;
  };
  return {
    acknowledged,
    broken,
    once,
    untilRefused: async (agent: http.Agent) => {
      while ((await once(agent)) !== "ECONNREFUSED");
    },
  };
}

const createKeepAliveAgent = (maxSockets: number) =>
  new http.Agent({ keepAlive: true, maxSockets });

interface Seen {
  /** The status and what is said of the connection, or why there is none. */
  readonly seen: string;
  readonly text: string;
}

function send(
  url: string,
  method: string,
  agent: http.Agent,
  cookie: string,
  body?: object,
): Promise<Seen> {
  const headers = { cookie, "Content-Type": "application/json" };
  return new Promise((resolve) => {
    const request = http.request(
      `${url}/api/user/favourites`,
      { agent, method, headers },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece) => {
          text += piece;
        });
        response.on("error", () => resolve({ seen: "broken off", text }));
        response.on("end", () =>
          resolve({ seen: `${response.statusCode} ${response.headers.connection}`, text }),
        );
      },
    );
    request.on("error", (error: NodeJS.ErrnoException) =>
      resolve({ seen: error.code ?? error.message, text: "" }),
    );
    request.end(body && JSON.stringify(body));
  });
}

async function tryRestarts(
  program: string,
  what: string,
  say: (line: string) => void,
): Promise<ProofRow[]> {
  const dataDir = await makeDataDir();
  const start = (port: number) =>
    startBerea({
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      TRUSTED_PROXIES: "1",
    });
  const ports = [await findFreePort(), await findFreePort()];
  const instances: BereaProcess[] = [];
  try {
    for (const port of ports) instances.push(await start(port));
    const nginx = await startNginx(program, ports);
    try {
      const load = await startLoad(nginx.url, dataDir);
      const stopMs: number[] = [];
      for (let restart = 0; restart < RESTARTS_OF_EACH * 2; restart += 1) {
        await sleep(COUNTED_ON_AGAIN_MS);
        const index = restart % 2;
        const stoppedAt = performance.now();
        await instances[index]?.end("SIGTERM");
        stopMs.push(performance.now() - stoppedAt);
        instances[index] = await start(ports[index] ?? 0);
        say(`${restart + 1} restarts, ${load.count()} answers, ${load.failures.length} failures`);
      }
      await sleep(COUNTED_ON_AGAIN_MS);
      await load.end();
      const { lost, doubled, acknowledged } = await load.compare();
      if (load.failures.length > 0) say(await nginx.readErrors());
      return [
        judge(
          `${what} ${RESTARTS_OF_EACH} times each: ${READERS} readers and ${WRITERS} writers`,
          `${load.count()} answers, ${load.failures.length} failed${load.failures.length > 0 ? `, such as ${load.failures[0]}` : ""}`,
          "0 failed",
          load.count() > 0 && load.failures.length === 0,
        ),
        judge(
          "What was written meanwhile",
          `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`,
          "0 lost, 0 doubled",
          acknowledged > 0 && lost === 0 && doubled === 0,
        ),
        judge(
          "From SIGTERM to the end under this load",
          `${Math.round(Math.max(...stopMs))} ms at the slowest`,
          `within ${ENDS_WITHIN_MS} ms`,
          Math.max(...stopMs) <= ENDS_WITHIN_MS,
        ),
      ];
    } finally {
      await nginx.end();
    }
  } finally {
    for (const instance of instances) await instance.end("SIGTERM");
    await removeDataDir(dataDir);
  }
}

/** Readers and writers who ask one thing after another, and never anything twice. */
async function startLoad(url: string, dataDir: string) {
  const cookies = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => signUp(url, `writer${index}`)),
  );
  await makeAllPremium(await readConnectionString(dataDir));
  const failures: string[] = [];
  const acknowledged = cookies.map(() => new Set<string>());
  let answers = 0;
  let isOver = false;

  const demand = async (method: string, place: string, options: Parameters<typeof ask>[3]) => {
    const answer = await ask(url, method, place, options);
    if (answer && answer.status < 400) {
      answers += 1;
      return true;
    }
    failures.push(`${method} ${place}: ${answer ? answer.status : "broken off"}`);
    return false;
  };
  const read = async (first: number) => {
    for (let count = first; !isOver; count += 1) {
      await demand("GET", PLACES[count % PLACES.length] ?? "/", {});
      await sleep(20);
    }
  };
  const write = async (cookie: string, index: number) => {
    for (let count = 0; !isOver; count += 1) {
      // Prayers, since what is sent twice is there twice.
      const title = `writer${index} ${count}`;
      const isStored = await demand("POST", "/api/prayers", { cookie, body: { title } });
      if (isStored) acknowledged[index]?.add(title);
      await sleep(20);
    }
  };
  const running = Promise.all([
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    ...cookies.map(write),
  ]);
  return {
    failures,
    count: () => answers,
    end: async () => {
      isOver = true;
      await running;
    },
    compare: async () => {
      let [lost, doubled] = [0, 0];
      for (const [index, cookie] of cookies.entries()) {
        const stored = await listStored(url, "/api/prayers", "title", cookie);
        lost += [...(acknowledged[index] ?? [])].filter((title) => !stored.includes(title)).length;
        doubled += stored.length - new Set(stored).size;
      }
      return { lost, doubled, acknowledged: acknowledged.reduce((sum, { size }) => sum + size, 0) };
    },
  };
}

async function listStored(url: string, place: string, field: string, cookie: string) {
  const answer = await ask(url, "GET", place, { cookie });
  if (answer?.status !== 200) throw new Error(`${place}: ${answer?.status} ${answer?.text}`);
  return readField(answer.text, field);
}

const readField = (list: string, field: string): string[] =>
  (JSON.parse(list || "[]") as Record<string, string>[]).map((row) => row[field] ?? "");
