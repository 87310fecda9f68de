// The server process itself: finding one that runs on the folder, starting one
// in a session of its own, stopping it.
import { execFile, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { copyFile, open, readFile, readlink, realpath, stat, truncate } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { giveToOwner } from "./account.ts";
import type { ClusterPlace, ClusterTools } from "./cluster.ts";
import { ProgramFailed } from "./explain.ts";

const run = promisify(execFile);

/** What a server reports about itself in its folder, line by line, as long as it runs. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly state: string;
}

const POLL_MS = 5;
const STOP_PATIENCE_MS = 30_000;
const LOG_BYTES = 1_000_000;
const OUTPUT_BYTES = 65_536;

// What people write never reaches a log: a failed statement is not logged, nor
// the values in it. The app that sent it gets the error.
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  logging_collector: "off",
  lc_messages: "C",
  // Many small questions beside a busy app: workers and a compiler cost more than they give.
  max_parallel_workers_per_gather: "0",
  jit: "off",
  min_wal_size: "32MB",
  max_wal_size: "256MB",
};
const settingsWithoutSafety = { fsync: "off", full_page_writes: "off" };

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  return parsePostmasterFile(await readFile(nameFile(cluster), "utf8").catch(() => ""));
}

function nameFile(cluster: string): string {
  return path.join(cluster, "postmaster.pid");
}

function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), state: lines[7] ?? "" };
}

/** The server that runs on the folder, and not a process that got its number after it died. */
export async function findPostmaster(cluster: string): Promise<PostmasterFile | undefined> {
  const file = await readPostmasterFile(cluster);
  return file && (await isPostmasterOf(cluster, file.pid)) ? file : undefined;
}

async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  if (process.platform !== "linux") {
    const { stdout } = await run("ps", ["-o", "comm=", "-p", String(pid)]).catch(() => ({
      stdout: "",
    }));
    return path.basename(stdout.trim()) === "postgres";
  }
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    // Ended, though its parent has not taken note.
    if (!(error instanceof Error && "code" in error && error.code === "EACCES")) return false;
    // Root in a container may not look at another user's process so closely.
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status);
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
 * Starts a server and waits until it takes connections, however long it has to
 * mend what a crash left. Nobody else may start or stop one meanwhile.
 * @throws ProgramFailed when it does not come to that
 */
export async function launchPostmaster(
  place: ClusterPlace,
  { program, account, isDurable }: ClusterTools,
  port: number,
): Promise<void> {
  await disownStalePid(place.cluster);
  const before = await prepareLog(place);
  const log = openSync(place.logFile, "a");
  const all = { ...settings, ...(isDurable ? {} : settingsWithoutSafety) };
  const given = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(program.postgres, ["-D", place.cluster, "-p", String(port), ...given], {
    ...account.spawnOptions,
    // A session of its own: Ctrl-C in the terminal reaches Berea, which drains first.
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  server.unref();
  let ending: string | undefined;
  server.once("error", (error) => {
    ending = `${error.message}\n`;
  });
  server.once("exit", () => {
    ending ??= "";
  });
  while (true) {
    const file = await readPostmasterFile(place.cluster);
    if (file?.state === "ready" && file.pid === server.pid) return;
    if (ending !== undefined) {
      throw new ProgramFailed("postgres", ending + (await readFrom(place.logFile, before)));
    }
    await sleep(POLL_MS);
  }
}

/** Runs one statement in the folder without a server, where no password is asked for. */
export async function runAlone(
  place: ClusterPlace,
  { program, account }: ClusterTools,
  statement: string,
): Promise<void> {
  await disownStalePid(place.cluster);
  const parameters = ["--single", "-D", place.cluster, "postgres"];
  const running = run(program.postgres, parameters, account.spawnOptions);
  running.child.stdin?.end(`${statement}\n`);
  await running.catch((error) => {
    throw new ProgramFailed("postgres", `${error.stderr ?? ""}`);
  });
}

/** Stops the server on the folder, letting it write down everything first; returns when it is gone. */
export async function stopPostmaster(place: ClusterPlace, tools: ClusterTools): Promise<void> {
  const running = await findPostmaster(place.cluster);
  if (running === undefined) return;
  // PostgreSQL's fast shutdown, and its immediate one, which the next start repairs.
  for (const signal of ["INT", "QUIT"] as const) {
    await sendSignal(running.pid, signal, tools);
    const deadline = Date.now() + STOP_PATIENCE_MS;
    while (Date.now() < deadline) {
      if ((await readPostmasterFile(place.cluster))?.pid !== running.pid) return;
      if (!(await isPostmasterOf(place.cluster, running.pid))) return;
      await sleep(POLL_MS);
    }
  }
}

/**
 * Signals a server that is known to run to stop, and does not wait. Windows has no
 * way to say it in passing: there the next start finds the server.
 */
export function askPostmasterToStop(cluster: string): void {
  if (process.platform === "win32" || !existsSync(nameFile(cluster))) return;
  const running = parsePostmasterFile(readFileSync(nameFile(cluster), "utf8"));
  if (running?.state === "ready") process.kill(running.pid, "SIGINT");
}

async function sendSignal(pid: number, signal: "INT" | "QUIT", tools: ClusterTools): Promise<void> {
  if (process.platform === "win32") {
    // Windows has no signals; PostgreSQL's own tool knows how to signal its servers.
    await run(tools.program.pgCtl, ["kill", signal, String(pid)]).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/**
 * PostgreSQL does not start where the number in a dead server's file belongs to a
 * living process again, as it soon does in a container. It passes over its own
 * parent's number; so that is written in. What else the file says is left for
 * PostgreSQL, which looks for survivors of the dead server by it.
 */
async function disownStalePid(cluster: string): Promise<void> {
  const file = await readPostmasterFile(cluster);
  if (file === undefined || process.platform === "win32" || !isAlive(file.pid)) return;
  if (await isPostmasterOf(cluster, file.pid)) return;
  const pidFile = nameFile(cluster);
  const lines = (await readFile(pidFile, "utf8")).split("\n");
  const handle = await open(pidFile, "r+");
  try {
    const text = [String(process.pid), ...lines.slice(1)].join("\n");
    await handle.truncate(0);
    await handle.write(text, 0);
  } finally {
    await handle.close();
  }
}

/** Gives the length of the log before the server writes to it. */
async function prepareLog({ dataDir, logFile }: ClusterPlace): Promise<number> {
  closeSync(openSync(logFile, "a", 0o600));
  await giveToOwner(dataDir, logFile);
  await shortenLog(logFile);
  return (await stat(logFile)).size;
}

/** Copies a long log aside and empties it. A running server goes on appending to it. */
export async function shortenLog(logFile: string): Promise<void> {
  if ((await stat(logFile)).size < LOG_BYTES) return;
  await copyFile(logFile, `${logFile}.old`);
  await truncate(logFile, 0);
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file, "r");
  try {
    const buffer = Buffer.alloc(OUTPUT_BYTES);
    const { bytesRead } = await handle.read({ buffer, position });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
