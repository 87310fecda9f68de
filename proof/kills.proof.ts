// What was acknowledged is there, and there once: the app and its database are
// killed at random moments while many people write. A writer who hears no
// answer sends the same draft again, as the pages do.
import { setTimeout as sleep } from "node:timers/promises";
import { formatOrdinal } from "../src/scripture/format-reference.ts";
import { judge, type Proof, type ProofRow } from "./row.ts";
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
  readConnectionString,
  removeDataDir,
} from "./support/data-folder.ts";

const READY_WITHIN_MS = 10_000;
/** Of the short form, which runs beside other tests on both cores. */
const READY_BESIDE_TESTS_MS = 30_000;
const LONGEST_LIFE_MS = 1_500;
const GIVE_UP_MS = 60_000;
/** Until a Berea has noticed that its database is gone. */
const NOTICE_MS = 50;

/** A kind of thing that people write, and how it is found again. */
interface Kind {
  readonly add: string;
  readonly list: string;
  readonly name: (writer: string, count: number) => string;
  readonly write: (mark: string, draftId: string) => object;
  readonly readMark: (stored: Record<string, unknown>) => unknown;
}

const nameByCount = (writer: string, count: number): string => `${writer} ${count}`;

const KINDS: readonly Kind[] = [
  {
    add: "/api/prayers",
    list: "/api/prayers",
    name: nameByCount,
    write: (title, draftId) => ({ title, draftId }),
    readMark: ({ title }) => title,
  },
  {
    add: "/api/study-notes",
    list: "/api/study-notes",
    name: nameByCount,
    write: (title, draftId) => ({ title, content: `On ${title}`, draftId }),
    readMark: ({ title }) => title,
  },
  {
    add: "/api/user/favourites",
    list: "/api/user/favourites",
    name: (_writer, count) => formatOrdinal(1 + count),
    write: (target) => ({ kind: "verse", target }),
    readMark: ({ target }) => target,
  },
];

interface Writer {
  readonly cookie: string;
  readonly name: string;
  /** What was acknowledged, by kind. */
  readonly acknowledged: readonly Set<string>[];
}

export const proveKills: Proof = async ({ isShort, say }) => {
  const [writerCount, killsOfEach] = isShort ? [8, 2] : [50, 20];
  const readyWithin = isShort ? READY_BESIDE_TESTS_MS : READY_WITHIN_MS;
  const dataDir = await makeDataDir();
  const port = await findFreePort();
  const environment = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: "off" };
  let berea = await startBerea(environment);
  try {
    const writers = await Promise.all(
      Array.from({ length: writerCount }, async (_, index): Promise<Writer> => {
        const name = `writer${index}`;
        const cookie = await signUp(berea.url, name);
        return { cookie, name, acknowledged: KINDS.map(() => new Set<string>()) };
      }),
    );
    await makeAllPremium(await readConnectionString(dataDir));

    let isOver = false;
    const writing = Promise.all(writers.map((writer) => writeUntil(() => isOver, berea, writer)));
    const readyMs: number[] = [];
    for (let kill = 0; kill < 2 * killsOfEach; kill += 1) {
      await sleep(300 + Math.random() * LONGEST_LIFE_MS);
      if (kill % 2 === 0) {
        await berea.end("SIGKILL");
        berea = await startBerea(environment, { isWaited: false });
      } else {
        const pid = await findServerPid(dataDir);
        if (pid) process.kill(pid, "SIGKILL");
        await sleep(NOTICE_MS);
      }
      readyMs.push(await waitUntilReady(berea));
      if (kill % 10 === 9) say(`${kill + 1} kills`);
    }
    await sleep(500);
    isOver = true;
    const refusals = (await writing).flat();
    const found = await compare(berea, writers);
    return report({ killsOfEach, writerCount, readyWithin }, readyMs, refusals, found);
  } finally {
    await berea.end("SIGTERM");
    await removeDataDir(dataDir);
  }
};

/** Writes one thing after another. @returns answers that were neither "stored" nor "not now" */
async function writeUntil(
  isOver: () => boolean,
  { url }: BereaProcess,
  { cookie, name, acknowledged }: Writer,
): Promise<readonly string[]> {
  const refusals: string[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const which = count % KINDS.length;
    const kind = KINDS[which];
    if (!kind) continue;
    const mark = kind.name(name, count);
    const body = kind.write(mark, crypto.randomUUID());
    const until = Date.now() + GIVE_UP_MS;
    while (Date.now() < until) {
      const answer = await ask(url, "POST", kind.add, { cookie, body, timeoutMs: 20_000 });
      if (answer?.status === 201 || answer?.status === 200) {
        acknowledged[which]?.add(mark);
        break;
      }
      if (answer && answer.status < 500) {
        refusals.push(`${kind.add}: ${answer.status} ${answer.text.slice(0, 120)}`);
        break;
      }
      await sleep(50);
    }
  }
  return refusals;
}

interface Found {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

async function compare({ url }: BereaProcess, writers: readonly Writer[]): Promise<Found> {
  const lost: string[] = [];
  const doubled: string[] = [];
  let acknowledged = 0;
  for (const writer of writers) {
    for (const [index, kind] of KINDS.entries()) {
      const answer = await ask(url, "GET", kind.list, { cookie: writer.cookie });
      if (answer?.status !== 200)
        throw new Error(`${kind.list}: ${answer?.status} ${answer?.text}`);
      const marks = (JSON.parse(answer.text) as Record<string, unknown>[]).map(kind.readMark);
      const wanted = writer.acknowledged[index] ?? new Set();
      acknowledged += wanted.size;
      lost.push(...[...wanted].filter((mark) => !marks.includes(mark)));
      doubled.push(...marks.filter((mark, at) => marks.indexOf(mark) !== at).map(String));
    }
  }
  return { acknowledged, lost, doubled };
}

function report(
  {
    killsOfEach,
    writerCount,
    readyWithin,
  }: {
    readonly killsOfEach: number;
    readonly writerCount: number;
    readonly readyWithin: number;
  },
  readyMs: readonly number[],
  refusals: readonly string[],
  { acknowledged, lost, doubled }: Found,
): ProofRow[] {
  const what = `${killsOfEach} kills of the app and ${killsOfEach} of the database, ${writerCount} writers`;
  const slowest = Math.max(...readyMs);
  return [
    judge(
      what,
      `${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
      "0 lost, 0 doubled",
      acknowledged > 0 && lost.length === 0 && doubled.length === 0,
    ),
    judge(
      "Answers that were neither stored nor a request to try later",
      refusals.length === 0 ? "none" : `${refusals.length}, such as ${refusals[0]}`,
      "none",
      refusals.length === 0,
    ),
    judge(
      "Ready again after a kill",
      `${Math.round(slowest)} ms at the slowest`,
      `within ${readyWithin} ms`,
      slowest <= readyWithin,
    ),
  ];
}
