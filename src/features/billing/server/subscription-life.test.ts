// The whole life of a subscription against a server that speaks Stripe's protocol.
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#src/platform/db/database.ts";
import { openJobs } from "#src/platform/jobs/jobs.ts";
import { createFeatures } from "#src/server/compose.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import {
  type StripeEvent,
  type StripeServer,
  startStripeServer,
} from "../../../../tests/support/stripe-server.ts";
import { createTestApp } from "../../../../tests/support/test-app.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

const ORIGIN = "http://localhost:3000";
const PAGES = {
  successUrl: `${ORIGIN}/subscription/success`,
  cancelUrl: `${ORIGIN}/subscription/canceled`,
};

let people: TestPeople;
let stripe: StripeServer;
let second: Awaited<ReturnType<typeof openSecondInstance>>;
let now = () => new Date();
beforeAll(async () => {
  stripe = await startStripeServer({ now: () => now() });
  people = await openTestPeople({ stripe: stripe.config });
  now = people.clock.now;
  second = await openSecondInstance();
}, 60_000);
afterAll(async () => {
  await second?.close();
  await people?.close();
  await stripe?.close();
});

/** Another process on the same database, as an operator would run it. */
async function openSecondInstance() {
  const log = pino({ level: "silent" });
  const { connectionString, ports } = people;
  const { db, pool } = connect(connectionString, log);
  const jobs = openJobs({ connectionString, log });
  const others = createFeatures({ ...ports, db, pool, jobs });
  await jobs.start(others.workers);
  const { app } = createTestApp({ features: others });
  return {
    app,
    close: async () => {
      await jobs.stop();
      await pool.end();
    },
  };
}

async function deliver({ body }: StripeEvent, app = people.app): Promise<number> {
  const response = await app.request("/api/stripe/webhook", {
    method: "POST",
    body,
    headers: { "Stripe-Signature": stripe.sign(body) },
  });
  return response.status;
}

/** Delivers whatever Stripe has told since it was asked last. */
let heard = 0;
async function hearAll(): Promise<void> {
  for (const event of stripe.events.slice(heard)) expect(await deliver(event)).toBe(200);
  heard = stripe.events.length;
}

const addDays = (days: number) => people.clock.advance(days * DAY_MS);

async function lookAt(person: TestPerson) {
  const response = await person.request("GET", "/api/auth/me");
  const { user } = (await response.json()) as { user: Record<string, unknown> };
  const { isPremium, subscriptionStatus: status, subscriptionCancels: cancels } = user;
  const endsAt = user.subscriptionEndsAt as string | null;
  const endsInDays = endsAt && Math.round((Date.parse(endsAt) - now().getTime()) / DAY_MS);
  return { isPremium, status, cancels, endsInDays };
}

async function listUnread(person: TestPerson): Promise<string[]> {
  const response = await person.request("GET", "/api/user/notifications");
  const rows = (await response.json()) as { type: string; isRead: boolean }[];
  return rows.filter(({ isRead }) => !isRead).map(({ type }) => type);
}

async function subscribe(person: TestPerson): Promise<string> {
  const response = await person.request("POST", "/api/stripe/create-checkout-session", PAGES);
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  return stripe.acts.pay(url);
}

const trialDaysOf = (subscriptionId: string) =>
  stripe.subscriptions.get(subscriptionId)?.trial_end !== null;

test("created, tried, paid, owed, paid again, cancelled, ended, and begun anew without a trial", async () => {
  const { acts } = stripe;
  const ruth = await people.signUp("ruth");
  await people.mailbox.take(ruth.email, /Welcome/);
  expect(await lookAt(ruth)).toEqual({
    isPremium: false,
    status: null,
    cancels: false,
    endsInDays: null,
  });

  const id = await subscribe(ruth);
  // Coming back from the payment grants nothing.
  expect(await lookAt(ruth)).toMatchObject({ isPremium: false });
  await hearAll();
  expect(await lookAt(ruth)).toEqual({
    isPremium: true,
    status: "trialing",
    cancels: false,
    endsInDays: 7,
  });
  const begun = await people.mailbox.take(ruth.email, /free week.*has begun/);
  expect(begun.text).toContain("/settings#billing");
  expect(stripe.subscriptions.get(id)?.metadata).toEqual({ userId: String(ruth.id) });

  addDays(4);
  acts.warnOfTrialEnd(id);
  await hearAll();
  const warning = await people.mailbox.take(ruth.email, /free week/);
  expect(warning.text).toContain("$4.99");

  addDays(3);
  acts.renew(id);
  await hearAll();
  expect(await lookAt(ruth)).toMatchObject({ isPremium: true, status: "active", endsInDays: 30 });

  // A session of hers lasts a month without a visit.
  addDays(15);
  expect(await lookAt(ruth)).toMatchObject({ endsInDays: 15 });
  addDays(15);
  acts.failPayment(id);
  await hearAll();
  expect(await lookAt(ruth)).toMatchObject({ isPremium: true, status: "past_due" });
  await people.mailbox.take(ruth.email, /did not go through/);
  expect(await listUnread(ruth)).toEqual(["payment-failed"]);
  addDays(12.9);
  expect(await lookAt(ruth)).toMatchObject({ isPremium: true });
  addDays(0.2);
  expect(await lookAt(ruth)).toMatchObject({ isPremium: false, status: "past_due" });
  const barred = await ruth.request("POST", "/api/stripe/create-checkout-session", PAGES);
  expect(barred.status).toBe(409);
  expect(((await barred.json()) as { error: string }).error).toContain("Manage Subscription");

  acts.recover(id);
  await hearAll();
  // What was owed is paid: its warning is news no more.
  expect(await listUnread(ruth)).toEqual([]);
  expect(await lookAt(ruth)).toMatchObject({ isPremium: true, status: "active" });

  acts.cancelAtPeriodEnd(id);
  await hearAll();
  expect(await lookAt(ruth)).toMatchObject({ isPremium: true, status: "active", cancels: true });
  const cancelled = await people.mailbox.take(ruth.email, /is cancelled/);
  expect(cancelled.text).toContain("stays open until");
  // Heard again, and read again at night, it is no second cancellation.
  stripe.emit("customer.subscription.updated", stripe.subscriptions.get(id) as object);
  await hearAll();
  acts.resume(id);
  await hearAll();
  expect(await lookAt(ruth)).toMatchObject({ cancels: false });
  acts.cancelAtPeriodEnd(id);
  await hearAll();
  await people.mailbox.take(ruth.email, /is cancelled/);
  addDays(20);
  acts.end(id);
  await hearAll();
  expect(await lookAt(ruth)).toMatchObject({ isPremium: false, status: "canceled" });
  await people.mailbox.take(ruth.email, /has ended/);
  expect(await listUnread(ruth)).toEqual(["subscription-ended"]);

  const again = await subscribe(ruth);
  expect(trialDaysOf(id)).toBe(true);
  expect(trialDaysOf(again)).toBe(false);
  await hearAll();
  expect(await lookAt(ruth)).toMatchObject({ isPremium: true, status: "active", endsInDays: 30 });
  expect(await listUnread(ruth)).toEqual([]);

  // What still comes about the first one does not end the second.
  stripe.emit("customer.subscription.deleted", stripe.subscriptions.get(id) as object);
  acts.refund(again);
  await hearAll();
  expect(await lookAt(ruth)).toMatchObject({ isPremium: true, status: "active" });
  expect(stripe.customers.size).toBe(1);
  expect(people.mailbox.mails).toEqual([]);
});

test("a thousand events, shuffled and doubled, by two instances at once, end in what Stripe has", async () => {
  const { acts } = stripe;
  const random = createRandom(1611);
  const persons = [
    await people.signUp("orpah"),
    await people.signUp("boaz"),
    await people.signUp("obed"),
  ];
  const first = stripe.events.length;
  const lives = [] as string[];
  for (const person of persons) lives.push(await subscribe(person));
  const ways: readonly ((id: string) => void)[] = [
    acts.warnOfTrialEnd,
    acts.renew,
    acts.failPayment,
    acts.recover,
    acts.cancelAtPeriodEnd,
    acts.resume,
    acts.renew,
    acts.refund,
  ];
  let sent = 0;
  const sendSome = async (count: number) => {
    const pool = stripe.events.slice(first);
    const chosen = Array.from({ length: count }, () => pick(pool, random));
    sent += count;
    await sendAll(chosen);
  };
  const sendAll = async (all: readonly StripeEvent[]) => {
    for (let at = 0; at < all.length; at += 24) {
      const statuses = await Promise.all(
        all
          .slice(at, at + 24)
          .map((event) => deliver(event, random() < 0.5 ? people.app : second.app)),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  };
  for (let step = 0; step < 18; step += 1) {
    for (const id of lives) pick(ways, random)(id);
    await sendSome(45);
  }
  const [ended, owing, running] = lives as [string, string, string];
  acts.end(ended);
  acts.failPayment(owing);
  acts.renew(running);
  await sendSome(60);
  const rest = shuffle([...stripe.events.slice(first), ...stripe.events.slice(first)], random);
  await sendAll(rest);
  expect(sent + rest.length).toBeGreaterThanOrEqual(1000);

  const [orpah, boaz, obed] = await Promise.all(persons.map(lookAt));
  expect(orpah).toMatchObject({ isPremium: false, status: "canceled" });
  expect(boaz).toMatchObject({ isPremium: true, status: "past_due" });
  expect(obed).toMatchObject({ isPremium: true, status: "active", endsInDays: 30 });
  const { rows: stored } = await people.pool.query(
    "select count(*)::int as all, count(applied_at)::int as applied from stripe_events where id = any($1)",
    [stripe.events.slice(first).map(({ id }) => id)],
  );
  expect(stored[0]).toEqual({
    all: stripe.events.length - first,
    applied: stripe.events.length - first,
  });
  const { rows: told } = await people.pool.query(
    "select kind, occasion from billing_notices group by kind, occasion having count(*) > 1",
  );
  expect(told).toEqual([]);
  await people.mailbox.take("orpah@example.org", /has ended/);
  await expect
    .poll(async () => {
      const { rows } = await people.pool.query(
        "select count(*)::int as n from pgboss.job where name = 'billing-mails' and state in ('created', 'retry', 'active')",
      );
      return rows[0].n;
    })
    .toBe(0);
  const ends = people.mailbox.mails.filter(
    ({ to, subject }) => to === "orpah@example.org" && /has ended/.test(subject),
  );
  expect(ends).toEqual([]);
}, 120_000);

/** The same numbers each time (Lehmer). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function shuffle<Value>(values: Value[], random: () => number): Value[] {
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [values[at], values[other]] = [values[other] as Value, values[at] as Value];
  }
  return values;
}
