// The server process itself: starting it in a session of its own, finding one
// that an earlier start left running, stopping it.
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { open, readFile, readlink, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerAccount } from "./account.ts";
import type { PostgresProgram } from "./program.ts";

export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The server ended while it was starting; `output` is what it said. */
export class PostmasterEnded extends Error {
  override name = "PostmasterEnded";
  readonly output: string;

  constructor(output: string) {
    super("PostgreSQL ended while it was starting.");
    this.output = output;
  }
}

const POLL_MS = 5;

/** What the server says of itself in its folder; undefined where none is or was running. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n").map((line) => line.trim());
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port, isReady: lines[7] === "ready" };
}

/** Whether the process is a PostgreSQL server on this folder, and not one that got its number later. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch {
    // Root inside a container may not look at another user's process so closely.
    const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
    return name.trim() === "postgres";
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Starts the server and waits until it takes connections.
 * @throws PostmasterEnded when it does not come to that
 */
export async function launchPostmaster(options: {
  program: PostgresProgram;
  account: ServerAccount;
  cluster: string;
  port: number;
  settings: Readonly<Record<string, string>>;
  logFile: string;
}): Promise<void> {
  const { program, account, cluster, port, settings, logFile } = options;
  const log = openSync(logFile, "a", 0o600);
  const before = (await stat(logFile)).size;
  const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(program.postgres, ["-D", cluster, "-p", String(port), ...given], {
    ...account.spawnOptions,
    // A session of its own: Ctrl-C in the terminal reaches Berea, which drains first.
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log, log],
  });
  let failure: string | undefined;
  server.once("error", (error) => {
    failure = error.message;
  });
  server.once("exit", () => {
    failure ??= "";
  });
  server.unref();
  closeSync(log);
  while (true) {
    const file = await readPostmasterFile(cluster);
    if (file?.isReady && file.pid === server.pid) return;
    if (failure !== undefined) {
      throw new PostmasterEnded(failure + (await readFrom(logFile, before)));
    }
    await sleep(POLL_MS);
  }
}

/** Stops the server, letting it write down everything first; returns when it is gone. */
export async function stopPostmaster(cluster: string, patienceMs = 30_000): Promise<void> {
  const file = await readPostmasterFile(cluster);
  if (file === undefined || !(await isPostmasterOf(cluster, file.pid))) return;
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one, which the next start repairs.
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    process.kill(file.pid, signal);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (!isAlive(file.pid)) return;
      if ((await readPostmasterFile(cluster)) === undefined) return;
      await sleep(POLL_MS);
    }
  }
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read({ position, buffer: Buffer.alloc(65_536) });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
