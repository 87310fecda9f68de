// Forty callers at one address who ask for what is expensive, one kind after
// the other; meanwhile others, each at an address of their own, open pages that
// must be made anew, and sign in. What they wait is compared with what they
// wait when they are alone, just before and just after.
import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { judge, type Proof, type ProofRow } from "./row.ts";
import {
  ask,
  type BereaProcess,
  findFreePort,
  makeDataDir,
  signUp,
  startBerea,
} from "./support/berea-process.ts";
import { HEAVY_CALLS, type HeavyKind, writeNewPage } from "./support/heavy-calls.ts";

const CALLERS = 40;
const KINDS = Object.keys(HEAVY_CALLS) as HeavyKind[];
const SHORT_KINDS: readonly HeavyKind[] = ["searches by meaning"];
/**
 * Alone and beside the callers in slices, so that what else the machine does
 * falls on both. `settleMs` is the time until the callers' savings are used up.
 * The short form runs beside other tests: it only sees whether nothing is shared out.
 */
const LONG = { slices: 6, rounds: 20, people: 8, settleMs: 2_000, aim: 1.5 };
const SHORT = { slices: 2, rounds: 6, people: 2, settleMs: 500, aim: 10 };
/** What counts for a wait that ended in anything but what was asked for. */
const REFUSED_MS = 60_000;

interface Waits {
  readonly pages: readonly number[];
  readonly signIns: readonly number[];
}

export const proveHeavyCallers: Proof = async ({ isShort, say }) => {
  const dataDir = await makeDataDir();
  const port = await findFreePort();
  const berea = await startBerea({ PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: "1" });
  const callers = fork(path.join(import.meta.dirname, "support/heavy-callers.ts"), [
    berea.url,
    "127.13.0.7",
    String(CALLERS),
  ]);
  const { slices, rounds, people, settleMs, aim } = isShort ? SHORT : LONG;
  try {
    await waitForMeaning(berea);
    const names = Array.from({ length: people }, (_, person) => `person-${person}`);
    for (const name of names) await signUp(berea.url, name);
    // What runs for the first time is compiled first.
    const first = await measureOthers(berea, names, rounds);
    if ([...first.pages, ...first.signIns].includes(REFUSED_MS)) {
      throw new Error("Others are refused though nobody else is there: nothing can be compared");
    }
    const rows: ProofRow[] = [];
    for (const kind of isShort ? SHORT_KINDS : KINDS) {
      const alone: Waits[] = [];
      const meanwhile: Waits[] = [];
      const answers: Record<string, number> = {};
      let seconds = 0;
      for (let slice = 0; slice < slices; slice++) {
        alone.push(await measureOthers(berea, names, rounds));
        callers.send({ kind });
        const startedAt = performance.now();
        await sleep(settleMs);
        meanwhile.push(await measureOthers(berea, names, rounds));
        const counted = once(callers, "message");
        callers.send("stop");
        const [statuses] = (await counted) as [Record<string, number>];
        seconds += (performance.now() - startedAt) / 1000;
        for (const [status, count] of Object.entries(statuses)) {
          answers[status] = (answers[status] ?? 0) + count;
        }
        await sleep(settleMs);
      }
      const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
      say(`${kind}: in ${seconds.toFixed(0)} s the callers were answered ${counts.join(", ")}`);
      rows.push(
        compare(`a new page beside ${kind}`, alone, meanwhile, ({ pages }) => pages, aim),
        compare(`a sign-in beside ${kind}`, alone, meanwhile, ({ signIns }) => signIns, aim),
      );
    }
    return rows;
  } finally {
    callers.kill();
    await berea.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** The sentence encoder is loaded after readiness. */
async function waitForMeaning({ url }: BereaProcess): Promise<void> {
  for (let round = 0; round < 100; round++) {
    const answer = await ask(url, "POST", "/api/bible/search", {
      body: { query: `hope in the morning ${round}`, useAI: true },
    });
    if (answer && JSON.parse(answer.text).searchType === "ai") return;
    await sleep(200);
  }
  throw new Error("search by meaning did not come up");
}

let others = 0;
/** Somebody else's, each time. */
const newAddress = (): string => {
  others += 1;
  return `127.${(others >> 16) & 255}.${(others >> 8) & 255}.${others & 255}`;
};

async function measureOthers(
  { url }: BereaProcess,
  names: readonly string[],
  rounds: number,
): Promise<Waits> {
  const pages: number[] = [];
  const signIns: number[] = [];
  const time = async (into: number[], method: string, address: string, body?: unknown) => {
    const startedAt = performance.now();
    const answer = await ask(url, method, address, {
      headers: { "X-Forwarded-For": newAddress() },
      ...(body === undefined ? {} : { body }),
    });
    into.push(answer?.status === 200 ? performance.now() - startedAt : REFUSED_MS);
  };
  for (let round = 0; round < rounds; round++) {
    await time(pages, "GET", writeNewPage(round));
    await sleep(Math.random() * 20);
    await time(signIns, "POST", "/api/auth/login", {
      username: names[round % names.length],
      password: "olive branch at noon",
    });
    await sleep(Math.random() * 20);
  }
  return { pages, signIns };
}

function compare(
  what: string,
  alone: readonly Waits[],
  meanwhile: readonly Waits[],
  choose: (waits: Waits) => readonly number[],
  aim: number,
): ProofRow {
  const [quiet, busy] = [alone.flatMap(choose), meanwhile.flatMap(choose)];
  const ratioAt = (share: number) => percentile(busy, share) / percentile(quiet, share);
  const format = (times: readonly number[]) =>
    `${percentile(times, 0.5).toFixed(0)} ms (p95 ${percentile(times, 0.95).toFixed(0)})`;
  return judge(
    what,
    `${format(busy)} against ${format(quiet)} alone: ${ratioAt(0.5).toFixed(2)}× (p95 ${ratioAt(0.95).toFixed(2)}×)`,
    `median ≤ ${aim}×`,
    ratioAt(0.5) <= aim,
  );
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
