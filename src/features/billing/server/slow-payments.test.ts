// What a payment service that is slow, endless or gone does to everybody else: nothing.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type StripeFault,
  type StripeServer,
  startStripeServer,
} from "../../../../tests/support/stripe-server.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

const ORIGIN = "http://localhost:3000";
const PAGES = { successUrl: `${ORIGIN}/a`, cancelUrl: `${ORIGIN}/b` };
const CHECKOUT = "/api/stripe/create-checkout-session";
const PORTAL = "/api/stripe/customer-portal";
const UNAVAILABLE = "Payment service temporarily unavailable";
/** The limit of a person's request is ten seconds; a busy machine gets as much again. */
const IN_TIME_MS = 20_000;

let people: TestPeople;
let stripe: StripeServer;
const IDLE_MS = 200;
/** How many of Berea's connections were in a transaction while the payment service was asked. */
let heldMeanwhile: { line: string; held: number }[] = [];
beforeAll(async () => {
  stripe = await startStripeServer({
    now: () => people.clock.now(),
    onRequest: async (line) => {
      // A transaction that waits for this answer waits as long as we do; a mail's passes.
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
      heldMeanwhile.push({ line, held: await countTransactions() });
    },
  });
  people = await openTestPeople({ stripe: stripe.config });
}, 60_000);
afterAll(async () => {
  await people?.close();
  await stripe?.close();
});
beforeEach(() => {
  heldMeanwhile = [];
});
afterEach(() => stripe.failWith(undefined));

async function countTransactions(): Promise<number> {
  const { rows } = await people.pool.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'berea'
       and state like 'idle in transaction%'
       and state_change < clock_timestamp() - make_interval(secs => $1)`,
    [(0.9 * IDLE_MS) / 1000],
  );
  return rows[0].n;
}

const signUp = () => people.signUp(`slow${Math.random().toString(36).slice(2)}`);

async function ask(person: TestPerson, path: string, body: unknown, method = "POST") {
  const startedAt = performance.now();
  const response = await person.request(method, path, body);
  const { url, error } = (await response.json()) as { url: string; error: string };
  return { status: response.status, url, error, ms: performance.now() - startedAt };
}

const deliver = (body: string) =>
  people.app.request("/api/stripe/webhook", {
    method: "POST",
    body,
    headers: { "Stripe-Signature": stripe.sign(body) },
  });

const lastEvent = () => stripe.events.at(-1) as (typeof stripe.events)[number];

/** Leaves a subscription whose first payment is still to be made. */
async function beginToPay(person: TestPerson): Promise<string> {
  const id = stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
  (stripe.subscriptions.get(id) as { status: string }).status = "incomplete";
  return id;
}

async function waitForRequest(on: RegExp): Promise<void> {
  await expect
    .poll(() => heldMeanwhile.some(({ line }) => on.test(line)), { timeout: 10_000 })
    .toBe(true);
}

test("no transaction is open while the payment service is asked, whatever is done", async () => {
  const person = await signUp();
  const id = stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
  await deliver(lastEvent().body);
  stripe.acts.failPayment(id);
  await deliver(lastEvent().body);
  await ask(person, PORTAL, { returnUrl: ORIGIN });
  await ask(person, CHECKOUT, PAGES);
  const gone = await ask(person, "/api/user", { password: person.password }, "DELETE");
  expect(gone.status).toBe(200);
  // A first payment that was never finished is cancelled before the next page is opened.
  const wavering = await signUp();
  await beginToPay(wavering);
  expect((await ask(wavering, CHECKOUT, PAGES)).status).toBe(200);
  // What is still heard of somebody who has left is ended.
  stripe.emit("invoice.paid", stripe.subscriptions.get(id) as object);
  await deliver(lastEvent().body);
  expect(new Set(heldMeanwhile.map(({ line }) => line.replace(/(sub|cs)_\w+/, "ID")))).toEqual(
    new Set([
      "POST /v1/customers",
      "GET /v1/checkout/sessions",
      "GET /v1/subscriptions",
      "POST /v1/checkout/sessions",
      "GET /v1/invoices",
      "POST /v1/billing_portal/sessions",
      "DELETE /v1/subscriptions/ID",
    ]),
  );
  expect(heldMeanwhile.filter(({ held }) => held > 0)).toEqual([]);
}, 60_000);

const slowness: readonly [string, StripeFault][] = [
  ["never answers", "hang"],
  ["takes its time for each call", { slow: 3_500 }],
  ["sends a byte at a time", { trickle: 100 }],
  ["says more than anybody can hold", { huge: 32 * 1024 * 1024 }],
];

test("a checkout is answered in time by a service that is slow, in whatever way", async () => {
  // Each on its own, all at once.
  await Promise.all(slowness.map(([name, fault]) => checkOutSlowly(name, fault)));
}, 60_000);

async function checkOutSlowly(name: string, fault: StripeFault): Promise<void> {
  const server = await startStripeServer({ now: () => new Date() });
  const own = await openTestPeople({ stripe: server.config });
  try {
    // A customer that is known, so that several calls follow each other; and one who begins.
    const [known, fresh] = [await own.signUp("known"), await own.signUp("fresh")];
    await ask(known, CHECKOUT, PAGES);
    server.failWith(fault);
    const answers = await Promise.all([
      ask(known, CHECKOUT, { ...PAGES, cancelUrl: `${ORIGIN}/c` }),
      ask(fresh, CHECKOUT, PAGES),
    ]);
    for (const { status, error, ms } of answers) {
      expect({ name, status, error }).toEqual({ name, status: 503, error: UNAVAILABLE });
      expect(ms).toBeLessThan(IN_TIME_MS);
    }
    server.failWith(undefined);
    for (const person of [known, fresh]) {
      expect((await ask(person, CHECKOUT, PAGES)).status).toBe(200);
    }
  } finally {
    await own.close();
    await server.close();
  }
}

test("checkouts that hang leave their own people, and everybody else, free to write", async () => {
  const persons: TestPerson[] = [];
  for (let made = 0; made < 12; made += 1) persons.push(await signUp());
  const [first] = persons as [TestPerson];
  await ask(first, CHECKOUT, PAGES);
  stripe.failWith("hang", /GET|customers/);
  const ended: number[] = [];
  const hanging = persons.map(async (person) => {
    const { status } = await ask(person, CHECKOUT, PAGES);
    ended.push(status);
  });
  await expect
    .poll(() => heldMeanwhile.length, { timeout: 3_000 })
    .toBeGreaterThanOrEqual(persons.length);
  const bystander = await signUp();
  const mark = { kind: "topic", target: "hope" };
  expect((await bystander.request("POST", "/api/user/favourites", mark)).status).toBe(201);
  // The row of somebody who waits for a page is not locked either.
  await people.pool.query("update users set email_verified_at = now() where id = $1", [first.id]);
  // A connection is in use for a moment now and then, but none is held.
  const countBusy = () => people.pool.totalCount - people.pool.idleCount;
  await expect.poll(countBusy, { interval: 10, timeout: 1_500 }).toBe(0);
  expect(await countTransactions()).toBe(0);
  // All of this was done while the payment service was still being waited for.
  expect(ended).toEqual([]);
  stripe.failWith(undefined);
  await Promise.all(hanging);
}, 60_000);

test("an event is answered within its limit though the answer about it trickles", async () => {
  const person = await signUp();
  stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
  stripe.failWith({ trickle: 100 }, /GET/);
  const startedAt = performance.now();
  const response = await deliver(lastEvent().body);
  const ms = performance.now() - startedAt;
  expect(response.status).toBe(200);
  expect(ms).toBeLessThan(9_000);
  stripe.failWith(undefined);
  await expect
    .poll(
      async () => {
        const me = await person.request("GET", "/api/auth/me");
        return ((await me.json()) as { user: { isPremium: boolean } }).user.isPremium;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}, 60_000);

test("a cancellation that trickles is given up in time, and found done by the next click", async () => {
  const person = await signUp();
  const id = await beginToPay(person);
  stripe.failWith({ trickle: 100 }, /DELETE/);
  heldMeanwhile = [];
  const refused = ask(person, CHECKOUT, PAGES);
  await waitForRequest(/DELETE/);
  expect(await countTransactions()).toBe(0);
  const { status, error, ms } = await refused;
  expect({ status, error }).toEqual({ status: 503, error: UNAVAILABLE });
  expect(ms).toBeLessThan(IN_TIME_MS);
  stripe.failWith(undefined);
  expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
  expect((await ask(person, CHECKOUT, PAGES)).status).toBe(200);
}, 60_000);

test("a deletion that the payment service keeps waiting is answered in time, and the account stays", async () => {
  const person = await signUp();
  const id = stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
  stripe.failWith({ trickle: 100 }, /GET|DELETE/);
  const refused = await ask(person, "/api/user", { password: person.password }, "DELETE");
  expect(refused.status).toBe(503);
  expect(refused.error).toContain("account was kept");
  expect(refused.ms).toBeLessThan(IN_TIME_MS);
  stripe.failWith(undefined);
  const gone = await ask(person, "/api/user", { password: person.password }, "DELETE");
  expect(gone.status).toBe(200);
  expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
}, 60_000);

test("a person who clicks again and again has one exchange at a time", async () => {
  const person = await signUp();
  await ask(person, CHECKOUT, PAGES);
  stripe.failWith("hang");
  heldMeanwhile = [];
  const clicks = [
    ...Array.from({ length: 5 }, () => ask(person, CHECKOUT, PAGES)),
    ...Array.from({ length: 5 }, () => ask(person, PORTAL, { returnUrl: ORIGIN })),
  ];
  await waitForRequest(/./);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(heldMeanwhile).toHaveLength(1);
  const answers = await Promise.all(clicks);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  stripe.failWith(undefined);
  expect((await ask(person, CHECKOUT, PAGES)).status).toBe(200);
}, 60_000);
