// Forty callers at one address who ask for what is expensive, one kind after
// the other; meanwhile others, each at an address of their own, open pages that
// must be made anew, and sign in. What they wait is compared with what they
// wait just before and just after, when they are alone.
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
const AIM = 1.5;
/** In the short form, on a machine that may be busy with other tests. */
const SANITY = 8;
const PEOPLE = 8;
const KINDS = Object.keys(HEAVY_CALLS) as HeavyKind[];
const SHORT_KINDS: readonly HeavyKind[] = ["searches by meaning"];
/** Until the callers' savings are used up, and what they ask for is in turns. */
const SETTLE_MS = 3_000;
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
    "203.0.113.7",
    String(CALLERS),
  ]);
  const rounds = isShort ? 20 : 120;
  const aim = isShort ? SANITY : AIM;
  try {
    await waitForMeaning(berea);
    for (let person = 0; person < PEOPLE; person++) await signUp(berea.url, `person-${person}`);
    // What runs for the first time is compiled first.
    await measureOthers(berea, rounds);
    const rows: ProofRow[] = [];
    let before = await measureOthers(berea, rounds);
    for (const kind of isShort ? SHORT_KINDS : KINDS) {
      say(kind);
      callers.send({ kind });
      await sleep(isShort ? 500 : SETTLE_MS);
      const startedAt = performance.now();
      const meanwhile = await measureOthers(berea, rounds);
      const seconds = (performance.now() - startedAt) / 1000;
      const counted = once(callers, "message");
      callers.send("stop");
      const [statuses] = (await counted) as [Record<string, number>];
      await sleep(isShort ? 500 : SETTLE_MS);
      const after = await measureOthers(berea, rounds);
      const alone = {
        pages: [...before.pages, ...after.pages],
        signIns: [...before.signIns, ...after.signIns],
      };
      before = after;
      say(`${seconds.toFixed(0)} s, the callers were answered ${JSON.stringify(statuses)}`);
      rows.push(
        compare(`pages of others during ${kind}`, alone.pages, meanwhile.pages, aim),
        compare(`sign-ins of others during ${kind}`, alone.signIns, meanwhile.signIns, aim),
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
  return `10.${(others >> 16) & 255}.${(others >> 8) & 255}.${others & 255}`;
};

async function measureOthers({ url }: BereaProcess, rounds: number): Promise<Waits> {
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
      username: `person-${round % PEOPLE}`,
      password: "olive branch at noon",
    });
    await sleep(Math.random() * 20);
  }
  return { pages, signIns };
}

function compare(
  what: string,
  alone: readonly number[],
  meanwhile: readonly number[],
  aim: number,
): ProofRow {
  const ratio = percentile(meanwhile, 0.5) / percentile(alone, 0.5);
  const tell = (times: readonly number[]) =>
    `${percentile(times, 0.5).toFixed(0)} ms (p95 ${percentile(times, 0.95).toFixed(0)})`;
  const tail = percentile(meanwhile, 0.95) / percentile(alone, 0.95);
  return judge(
    what,
    `${tell(meanwhile)} against ${tell(alone)} alone: ${ratio.toFixed(2)}× (p95 ${tail.toFixed(2)}×)`,
    `median ≤ ${aim}×`,
    ratio <= aim,
  );
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
