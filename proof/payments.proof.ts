// A payment service that is slow, or sends its answer a byte at a time, while
// many people want to pay: nobody else notices. Before payments were asked for
// outside any transaction, four such pages ended the process.
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type StripeFault, startStripeServer } from "../tests/support/stripe-server.ts";
import { nameDatabase, startTestPostgres, withClient } from "../tests/support/test-postgres.ts";
import { judge, type Proof, type ProofRow } from "./row.ts";
import {
  type Answer,
  ask,
  type BereaProcess,
  findFreePort,
  makeDataDir,
  signUp,
  startBerea,
} from "./support/berea-process.ts";

/** PostgreSQL ends a transaction that is idle for 15 seconds; it must have had the time. */
const LONG_MS = 25_000;
const SHORT_MS = 3_000;
/** A person's request waits for the payment service for ten seconds; the machine may be busy. */
const ANSWERED_WITHIN_MS = 15_000;
/** Of what has nothing to do with payments; the machine may be busy. */
const PROMPT_MS = 3_000;
const LOOK_EVERY_MS = 100;

/** The short form tries the last. */
const FAULTS: readonly [string, StripeFault][] = [
  ["3.5 s for each call", { slow: 3_500 }],
  ["a byte every 200 ms", { trickle: 200 }],
];

export const provePayments: Proof = async ({ isShort, say }) => {
  const postgres = await startTestPostgres(undefined);
  const stripe = await startStripeServer({ now: () => new Date() });
  const dataDir = await makeDataDir();
  const port = await findFreePort();
  const name = `${postgres.prefix}payments`;
  const databaseUrl = nameDatabase(postgres.connectionString, name);
  let berea: BereaProcess | undefined;
  try {
    await withClient(postgres.connectionString, (client) =>
      client.query(`create database ${name} template ${postgres.template}`),
    );
    berea = await startBerea({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: "off",
      STRIPE_SECRET_KEY: stripe.config.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
      STRIPE_PRICE_ID: stripe.config.priceId,
      STRIPE_API_URL: stripe.url,
    });
    const { url } = berea;
    const payers = await Promise.all(
      Array.from({ length: isShort ? 5 : 12 }, (_, index) => signUp(url, `payer${index}`)),
    );
    const bystander = await signUp(url, "bystander");
    for (const cookie of payers) await openPage(url, cookie, 0);

    const rows: ProofRow[] = [];
    for (const [what, fault] of isShort ? FAULTS.slice(-1) : FAULTS) {
      say(`the payment service needs ${what}`);
      stripe.failWith(fault);
      const untilMs = performance.now() + (isShort ? SHORT_MS : LONG_MS);
      const looking = new AbortController();
      const held = watchTransactions(databaseUrl, looking.signal);
      const others = watchOthers(url, bystander, looking.signal);
      const paid = (
        await Promise.all(
          payers.map((cookie) => keepClicking(url, cookie, untilMs, isShort ? 1 : 2)),
        )
      ).flat();
      looking.abort();
      stripe.failWith(undefined);
      const recovered = await time(() => openPage(url, payers[0] ?? "", -1));
      rows.push(
        ...judgePayers(what, paid),
        ...judgeOthers(what, await others),
        judge(
          `${what}: transactions left open while nothing is done in them`,
          `${await held} seen for longer than a second`,
          "none",
          (await held) === 0,
        ),
        judge(
          `${what}: and then at once as always`,
          `checkout answered ${recovered.status} after ${recovered.ms} ms`,
          "200",
          recovered.status === 200,
        ),
        judge(
          `${what}: the process`,
          berea.ended() ?? "lives",
          "lives",
          berea.ended() === undefined,
        ),
      );
    }
    return rows;
  } finally {
    await berea?.end("SIGKILL");
    await stripe.close();
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
};

interface Timed {
  readonly status: number | undefined;
  readonly ms: number;
}

async function time(work: () => Promise<Answer | undefined>): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await work();
  return { status: answer?.status, ms: Math.round(performance.now() - startedAt) };
}

/** @param count makes the wish another than the one before, so that a page must be replaced */
function openPage(url: string, cookie: string, count: number): Promise<Answer | undefined> {
  const { port } = new URL(url);
  const origin = `http://localhost:${port}`;
  return ask(url, "POST", "/api/stripe/create-checkout-session", {
    cookie,
    headers: { Origin: origin },
    body: { successUrl: `${origin}/a`, cancelUrl: `${origin}/${count}` },
  });
}

/** In several tabs at once, until it is time. */
async function keepClicking(
  url: string,
  cookie: string,
  untilMs: number,
  tabs: number,
): Promise<Timed[]> {
  const seen: Timed[] = [];
  const click = async (tab: number) => {
    for (let count = tab; performance.now() < untilMs; count += tabs) {
      seen.push(await time(() => openPage(url, cookie, count)));
    }
  };
  await Promise.all(Array.from({ length: tabs }, (_, index) => click(index + 1)));
  return seen;
}

/** How often a transaction was seen that was idle for longer than a second. */
async function watchTransactions(databaseUrl: string, signal: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let seen = 0;
  while (!signal.aborted) {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'
         and clock_timestamp() - state_change > interval '1 second'`,
    );
    seen += rows[0].n;
    await sleep(LOOK_EVERY_MS);
  }
  await client.end();
  return seen;
}

/** Somebody who reads and writes meanwhile, and pays for nothing. */
async function watchOthers(url: string, cookie: string, signal: AbortSignal): Promise<Timed[]> {
  const seen: Timed[] = [];
  while (!signal.aborted) {
    seen.push(await time(() => ask(url, "GET", "/api/bible/search?query=shepherd")));
    const body = { kind: "topic", target: "hope" };
    seen.push(await time(() => ask(url, "POST", "/api/user/favourites", { cookie, body })));
    await sleep(LOOK_EVERY_MS);
  }
  return seen;
}

function judgePayers(what: string, seen: readonly Timed[]): ProofRow[] {
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  const odd = seen.filter(({ status }) => status !== 503 && status !== 200);
  return [
    judge(
      `${what}: people who want to pay`,
      `${seen.length} answers, ${odd.length} other than a page or 503, the slowest after ${slowest} ms`,
      `none other, within ${ANSWERED_WITHIN_MS} ms`,
      odd.length === 0 && slowest <= ANSWERED_WITHIN_MS,
    ),
  ];
}

function judgeOthers(what: string, seen: readonly Timed[]): ProofRow[] {
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  const failed = seen.filter(({ status }) => status === undefined || status >= 400);
  return [
    judge(
      `${what}: somebody who reads Scripture and writes`,
      `${seen.length} answers, ${failed.length} of them failures, the slowest after ${slowest} ms`,
      `no failure, within ${PROMPT_MS} ms`,
      seen.length > 0 && failed.length === 0 && slowest <= PROMPT_MS,
    ),
  ];
}
