// The built product in a process of its own, as an operator runs it: to be
// asked over loopback, killed and started again.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
const READY_MS = 60_000;
const POLL_MS = 50;

export interface BereaProcess {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** How it ended; `undefined` while it runs. */
  readonly ended: () => string | undefined;
  /** All that it wrote to its log so far. */
  readonly readLog: () => Promise<string>;
  /** Sends a signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * @param environment `PORT` and `DATA_DIR` or `DATABASE_URL` at least
 * @param options `isWaited` false returns before it answers
 * @throws where it ends, or does not come up within a minute
 */
export async function startBerea(
  environment: Readonly<Record<string, string>> & { readonly PORT: string },
  options: { readonly isWaited?: boolean } = {},
): Promise<BereaProcess> {
  const port = Number(environment.PORT);
  const logFile = path.join(tmpdir(), `berea-proof-${process.pid}-${port}-${Date.now()}.log`);
  const log = await open(logFile, "a");
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", log.fd, log.fd],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: "warn",
      ...environment,
    },
  });
  await log.close();
  const berea: BereaProcess = {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended: () => describeEnd(child),
    readLog: () => readFile(logFile, "utf8").catch(() => ""),
    end: async (signal) => {
      if (!describeEnd(child)) {
        child.kill(signal);
        await once(child, "exit");
      }
      await rm(logFile, { force: true });
    },
  };
  if (options.isWaited === false) return berea;
  try {
    await waitUntilReady(berea);
  } catch (error) {
    process.stderr.write(await berea.readLog());
    await berea.end("SIGKILL");
    throw error;
  }
  return berea;
}

/** @returns after how many milliseconds `/readyz` said yes */
export async function waitUntilReady(berea: BereaProcess, withinMs = READY_MS): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < withinMs) {
    const end = berea.ended();
    if (end) throw new Error(`Berea ended: ${end}`);
    const answer = await ask(berea.url, "GET", "/readyz");
    if (answer?.status === 200) return performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`Berea was not ready within ${withinMs} ms`);
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One call; `undefined` where nobody was there to answer, or the answer broke off. */
export async function ask(
  url: string,
  method: string,
  address: string,
  options: {
    readonly cookie?: string | undefined;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly timeoutMs?: number;
  } = {},
): Promise<Answer | undefined> {
  const { cookie, body, headers, timeoutMs = 30_000 } = options;
  try {
    const response = await fetch(`${url}${address}`, {
      method,
      redirect: "manual",
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Signs somebody up. @returns the cookie of the session */
export async function signUp(url: string, username: string): Promise<string> {
  const answer = await ask(url, "POST", "/api/auth/signup", {
    body: { username, email: `${username}@example.org`, password: "olive branch at noon" },
  });
  if (answer?.status !== 201) throw new Error(`sign-up: ${answer?.status} ${answer?.text}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A data folder that PostgreSQL's own user may enter, as is needed where Berea runs as root. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "berea-proof-"));
  await chmod(folder, 0o711);
  return folder;
}

function describeEnd({ exitCode, signalCode }: ChildProcess): string | undefined {
  if (signalCode) return `by ${signalCode}`;
  return exitCode === null ? undefined : `with code ${exitCode}`;
}
