// What an account costs: who-am-I beside the cheapest answer there is, and a
// search while a crowd signs in beside the same search alone. The real server,
// over loopback, with a data folder of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import type { BenchRow } from "./run.ts";

const SECONDS = 4;
const CONNECTIONS = 20;
const SIGN_INS = 200;
const SEARCHES = 300;
const ME_AIM = 7;
const SEARCH_AIM = 2;
const PERSON = { username: "bench", email: "bench@example.org", password: "many at the door" };

export async function benchAccounts(): Promise<readonly BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "berea-bench-"));
  await chmod(dataDir, 0o711);
  const port = await findFreePort();
  const base = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: path.resolve(import.meta.dirname, ".."),
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      NODE_ENV: "production",
    },
  });
  try {
    await waitUntilReady(base, server);
    const signUp = await post(base, "/api/auth/signup", PERSON);
    const cookie = signUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return [await measureMe(base, cookie), await measureCrowd(base)];
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureMe(base: string, cookie: string): Promise<BenchRow> {
  const rate = async (address: string, headers: Record<string, string> = {}) => {
    const url = base + address;
    const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
    if (result.non2xx > 0)
      throw new Error(`${address} answered ${result.non2xx} times with an error`);
    return result.requests.average;
  };
  await rate("/healthz");
  const [health, me] = [await rate("/healthz"), await rate("/api/auth/me", { cookie })];
  return {
    what: "GET /api/auth/me, signed in",
    ours: `${Math.round(me)}/s`,
    against: `${Math.round(health)}/s for /healthz`,
    ratio: `${(health / me).toFixed(1)}×`,
    aim: `≤ ${ME_AIM}×`,
    met: health / me <= ME_AIM,
  };
}

async function measureCrowd(base: string): Promise<BenchRow> {
  const search = async () => {
    const startedAt = performance.now();
    await (
      await fetch(`${base}/api/bible/search?query=shepherd&limit=${1 + (turn++ % 40)}`)
    ).text();
    return performance.now() - startedAt;
  };
  let turn = 0;
  const alone: number[] = [];
  for (let time = 0; time < SEARCHES; time += 1) alone.push(await search());

  let isOver = false;
  const { username, password } = PERSON;
  const crowd = Promise.all(
    Array.from({ length: SIGN_INS }, () => post(base, "/api/auth/login", { username, password })),
  ).finally(() => {
    isOver = true;
  });
  const beside: number[] = [];
  while (!isOver) beside.push(await search());
  const answers = await crowd;
  // From one address only so many wait in line; the rest are told to come back (decision 47).
  const deferred = answers.filter(
    ({ status, headers }) => (status === 429 || status === 503) && headers.has("retry-after"),
  );
  const refused = answers.filter(({ status }) => status !== 200).length - deferred.length;
  const ratio = median(beside) / median(alone);
  return {
    what: `a search while ${SIGN_INS} sign in at once (${deferred.length} told to wait, ${refused} refused)`,
    ours: `${median(beside).toFixed(1)} ms`,
    against: `${median(alone).toFixed(1)} ms alone`,
    ratio: `${ratio.toFixed(1)}×`,
    aim: `≤ ${SEARCH_AIM}×`,
    met: ratio <= SEARCH_AIM && refused === 0,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function post(base: string, address: string, body: unknown): Promise<Response> {
  return fetch(base + address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function waitUntilReady(base: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const isReady = await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not start");
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
