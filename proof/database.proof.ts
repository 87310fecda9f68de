// The database is restarted, killed, frozen and runs out of room while people
// read and write: Scripture is served throughout, the process lives on, and it is
// ready again by itself soon after. Once with the PostgreSQL that Berea runs, once
// with one elsewhere, once with a pooler before it.
import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createLog } from "../src/platform/log.ts";
import { startEmbeddedServer } from "../src/postgres/embedded-server.ts";
import { judge, leaveOut, type Proof, type ProofOptions, type ProofRow } from "./row.ts";
import {
  ask,
  type BereaProcess,
  findFreePort,
  makeDataDir,
  signUp,
  startBerea,
  waitUntilReady,
} from "./support/berea-process.ts";
import {
  findServerPid,
  makeAllPremium,
  query,
  readConnectionString,
  removeDataDir,
} from "./support/data-folder.ts";
import { findProgram } from "./support/find-program.ts";
import { startPgbouncer } from "./support/pgbouncer.ts";
import { type Readers, startReaders } from "./support/readers.ts";
import { listServerProcesses } from "./support/server-processes.ts";
import { readTitles, startWriters } from "./support/writers.ts";

/** The aims; for the short form, which runs beside other tests, what a busy machine can meet. */
const AIMS = {
  long: { times: 20, frozenMs: 10_000, readyWithinMs: 10_000, slowestMs: 2_000 },
  short: { times: 2, frozenMs: 4_000, readyWithinMs: 30_000, slowestMs: 3_500 },
};
type Aim = (typeof AIMS)["long"];
const PATIENCE_MS = 60_000;
const DISK_MEGABYTES = 200;

export const proveDatabase: Proof = async (options) => [
  ...(await proveOwn(options)),
  ...(options.isShort ? [] : [...(await proveElsewhere(options)), ...(await provePooler())]),
];

async function proveOwn({ isShort, say }: ProofOptions): Promise<ProofRow[]> {
  const dataDir = await makeDataDir();
  const isDiskOurs = !isShort && mountSmallDisk(dataDir);
  try {
    return await withPeople(dataDir, { DATA_DIR: dataDir }, async (trial) => {
      const aim = isShort ? AIMS.short : AIMS.long;
      const own = { ...trial, aim, dataDir, say, name: "own database" };
      const rows = await disturb(own);
      if (isDiskOurs) return [...rows, ...(await fillDisk(own))];
      const what = "own database, a full disk";
      return isShort ? rows : [...rows, leaveOut(what, "the right to mount a small disk")];
    });
  } finally {
    if (isDiskOurs) execFileSync("umount", ["-l", dataDir]);
    await removeDataDir(dataDir);
  }
}

/** The server of npm's package is run by this process here, as a service manager would run one. */
async function proveElsewhere({ say }: ProofOptions): Promise<ProofRow[]> {
  const dataDir = await makeDataDir();
  const server = await startEmbeddedServer({ dataDir, log: createLog("silent") });
  try {
    return await withPeople(dataDir, { DATABASE_URL: server.connectionString }, (trial) =>
      disturb({ ...trial, aim: AIMS.long, dataDir, say, name: "database elsewhere" }),
    );
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

interface Trial {
  readonly berea: BereaProcess;
  readonly readers: Readers;
}
interface NamedTrial extends Trial {
  readonly aim: Aim;
  readonly name: string;
  /** Where the server stores its data. */
  readonly dataDir: string;
  readonly say: (line: string) => void;
}

/** Starts a Berea with people who read and write; adds whether it lived and lost nothing. */
async function withPeople(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
  work: (trial: Trial) => Promise<ProofRow[]>,
): Promise<ProofRow[]> {
  const port = await findFreePort();
  const berea = await startBerea({ PORT: String(port), RATE_LIMITS: "off", ...environment });
  try {
    const cookie = await signUp(berea.url, "reader");
    await makeAllPremium(await readConnectionString(dataDir));
    const readers = startReaders(berea.url, cookie);
    const writing = startWriters(berea.url, cookie);
    const rows = await work({ berea, readers }).catch((error: Error) => [
      judge("All of it", error.message, "Berea is ready again each time", false),
    ]);
    await readers.stop();
    const acknowledged = await writing.stop();
    const saved = await readTitles(berea.url, cookie);
    const lost = acknowledged.filter((title) => !saved.has(title));
    return [
      ...rows,
      judge(
        "The process, and what was acknowledged",
        `${berea.ended() ? `it ended ${berea.ended()}` : "it never ended"}, ${acknowledged.length} writes, ${lost.length} lost`,
        "it never ends, 0 lost",
        !berea.ended() && acknowledged.length > 0 && lost.length === 0,
      ),
    ];
  } finally {
    await berea.end("SIGTERM");
  }
}

/** Restarts, kills and freezes the server. */
async function disturb(trial: NamedTrial): Promise<ProofRow[]> {
  const { name, say } = trial;
  const { times, frozenMs } = trial.aim;
  const restart = () => loseServer(trial, "SIGINT");
  const kill = () => loseServer(trial, "SIGKILL");
  const freeze = () => freezeServer(trial, frozenMs);
  const rows: ProofRow[] = [];
  for (const [what, count, disturbOnce] of [
    [`${times} restarts`, times, restart],
    [`${times} killed servers`, times, kill],
    [`a server frozen for ${frozenMs / 1000} s`, 1, freeze],
  ] as const) {
    const readyMs: number[] = [];
    trial.readers.report();
    for (let time = 0; time < count; time += 1) {
      readyMs.push(await disturbOnce());
      await sleep(100 + Math.random() * 300);
    }
    rows.push(describe(trial, what, readyMs));
    say(`${name}: ${what}`);
  }
  return rows;
}

function describe(
  { name, aim, readers }: NamedTrial,
  what: string,
  readyMs: readonly number[],
): ProofRow {
  const { answers, failures, slowestMs } = readers.report();
  const slowestReady = Math.max(...readyMs);
  const failed = failures.length > 0 ? ` such as ${failures[0]}` : "";
  return judge(
    `${name}, ${what}`,
    `${answers} chapters read, ${failures.length} failed${failed}, slowest ${Math.round(slowestMs)} ms; ready again after ${Math.round(slowestReady)} ms at most`,
    `0 failed, slowest ${aim.slowestMs} ms, ready within ${aim.readyWithinMs} ms`,
    answers > 0 &&
      failures.length === 0 &&
      slowestMs <= aim.slowestMs &&
      slowestReady <= aim.readyWithinMs,
  );
}

/** @returns after how many milliseconds Berea was ready with the next server */
async function loseServer({ dataDir, berea }: NamedTrial, signal: NodeJS.Signals): Promise<number> {
  const pid = await findServerPid(dataDir);
  if (!pid) throw new Error("No PostgreSQL runs");
  const startedAt = performance.now();
  process.kill(pid, signal);
  await waitFor(async () => {
    const next = await findServerPid(dataDir);
    return next !== undefined && next !== pid;
  });
  await waitUntilReady(berea);
  return performance.now() - startedAt;
}

/** @returns after how many milliseconds Berea was ready once the server went on */
async function freezeServer({ dataDir, berea }: NamedTrial, frozenMs: number): Promise<number> {
  const processes = await listServerProcesses(dataDir);
  for (const one of processes) process.kill(one, "SIGSTOP");
  try {
    await waitFor(async () => (await ask(berea.url, "GET", "/readyz"))?.status === 503);
    await sleep(frozenMs);
  } finally {
    for (const one of processes) process.kill(one, "SIGCONT");
  }
  return waitUntilReady(berea);
}

function mountSmallDisk(folder: string): boolean {
  const options = `size=${DISK_MEGABYTES}m,mode=0711`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Leaves no room, has the server write ahead until it ends, and makes room again. */
async function fillDisk(trial: NamedTrial): Promise<ProofRow[]> {
  const { dataDir, berea, readers } = trial;
  const connectionString = await readConnectionString(dataDir);
  const filler = path.join(dataDir, "filler");
  readers.report();
  try {
    execFileSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"], { stdio: "ignore" });
  } catch {
    // It ends when nothing more fits.
  }
  const refused = await ask(berea.url, "GET", "/readyz");
  await waitFor(async () => {
    const isWritten = await query(
      connectionString,
      "select pg_logical_emit_message(false, 'proof', repeat('x', 4000000))",
    ).then(
      () => true,
      () => false,
    );
    return !isWritten && (await findServerPid(dataDir)) === undefined;
  });
  await sleep(5_000);
  await rm(filler);
  const readyMs = await waitUntilReady(berea);
  return [
    describe(trial, "no room to write ahead", [readyMs]),
    judge(
      "own database, /readyz on a full disk",
      `${refused?.status}: ${refused?.text}`,
      "503 and what is wrong",
      refused?.status === 503 && /nearly full/.test(refused.text),
    ),
  ];
}

async function provePooler(): Promise<ProofRow[]> {
  const program = findProgram("pgbouncer");
  if (!program) return [leaveOut("pgbouncer", "pgbouncer")];
  const dataDir = await makeDataDir();
  const server = await startEmbeddedServer({ dataDir, log: createLog("silent") });
  const rows: ProofRow[] = [];
  try {
    for (const mode of ["session", "transaction"] as const) {
      const pooler = await startPgbouncer(program, server.connectionString, mode);
      const port = await findFreePort();
      const berea = await startBerea(
        { PORT: String(port), DATABASE_URL: pooler.connectionString },
        { isWaited: false },
      );
      const isReady = await waitUntilReady(berea).then(
        () => true,
        () => false,
      );
      const said = /Berea cannot start\.\s+(.*)/.exec(await berea.readLog())?.[1] ?? "";
      rows.push(
        judge(
          `pgbouncer in ${mode} mode`,
          isReady ? "ready" : `refused: ${said}`,
          mode === "session" ? "ready" : "refused with what to do",
          mode === "session" ? isReady : !isReady && said.includes("pool_mode = session"),
        ),
      );
      await berea.end("SIGTERM");
      await pooler.stop();
    }
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
  return rows;
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error("It did not come to that within a minute");
    await sleep(20);
  }
}
