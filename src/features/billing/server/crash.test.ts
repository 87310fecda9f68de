// A process that stops after any one call to the payment service: the next attempt sets it right.
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "#src/platform/db/database.ts";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import { openCheckout } from "./checkout.ts";
import { endBeforeDeletion } from "./deletion.ts";
import { createExchange } from "./exchange.ts";
import type { BillingPorts } from "./ports.ts";
import type { PaymentProvider } from "./provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const ORIGIN = "http://localhost:3000";
const PAGES = { successUrl: `${ORIGIN}/a`, cancelUrl: `${ORIGIN}/b` };
const OTHER_PAGES = { ...PAGES, cancelUrl: `${ORIGIN}/c` };
const CHECKOUT = "/api/stripe/create-checkout-session";

let people: TestPeople;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer({ now: () => people.clock.now() });
  people = await openTestPeople({ stripe: stripe.config });
}, 60_000);
afterAll(async () => {
  await people?.close();
  await stripe?.close();
});

/** `throws` lets the code above clean up; `dies` never comes back, as in a process that was killed. */
type Stop = "throws" | "dies";

/** Ports whose payment service does the call with that number, after which nothing comes back. */
function stopAfter(call: number, stop: Stop, stopped: (name: string) => void): BillingPorts {
  let calls = 0;
  const wrap = (provider: PaymentProvider) =>
    new Proxy(provider, {
      get: (target, name: keyof PaymentProvider) => {
        const method = target[name] as (...given: unknown[]) => unknown;
        if (name === "markOf") return method;
        return async (...given: unknown[]) => {
          const answer = await method(...given);
          calls += 1;
          if (calls !== call) return answer;
          stopped(name);
          if (stop === "throws") throw new Error("stopped");
          return new Promise(() => {});
        };
      },
    });
  return openPorts((signal) => wrap(createStripeProvider(stripe.config, signal)));
}

const openPorts = (open: (signal: AbortSignal) => PaymentProvider): BillingPorts => ({
  ...people.ports,
  payments: {
    exchange: createExchange(open),
    readEvent: () => {
      throw new Error("no events here");
    },
  },
});

/** Does the work until it stops, or is done. @returns after which call it stopped */
async function runUntilStop(
  call: number,
  stop: Stop,
  work: (ports: BillingPorts) => Promise<unknown>,
): Promise<string | undefined> {
  const stopped = Promise.withResolvers<string>();
  const done = work(stopAfter(call, stop, stopped.resolve)).then(
    () => undefined,
    () => stopped.promise,
  );
  const outcome = await Promise.race([stopped.promise, done]);
  if (outcome && stop === "throws") await done;
  // The lease of a process that was killed runs out.
  if (outcome && stop === "dies") {
    const { rowCount } = await people.pool.query(
      "update payment_leases set expires_at = now() where expires_at > now()",
    );
    expect(rowCount).toBe(1);
  }
  return outcome;
}

async function ask(person: TestPerson, body: unknown, method = "POST", path = CHECKOUT) {
  const response = await person.request(method, path, body);
  const { url, error } = (await response.json()) as { url: string; error: string };
  return { status: response.status, url, error, after: response.headers.get("retry-after") };
}

async function hearAll(): Promise<void> {
  for (const { body } of stripe.events) {
    const headers = { "Stripe-Signature": stripe.sign(body) };
    await people.app.request("/api/stripe/webhook", { method: "POST", body, headers });
  }
}

async function isPremium(person: TestPerson): Promise<boolean> {
  const response = await person.request("GET", "/api/auth/me");
  return ((await response.json()) as { user: { isPremium: boolean } }).user.isPremium;
}

/** Leaves a subscription whose first payment is still to be made. */
async function beginToPay(person: TestPerson): Promise<void> {
  const id = stripe.acts.pay((await ask(person, OTHER_PAGES)).url);
  (stripe.subscriptions.get(id) as { status: string }).status = "incomplete";
}

const customersOf = (person: TestPerson) =>
  [...stripe.customers.values()].filter(({ email }) => email === person.email);

function openPagesOf(person: TestPerson): string[] {
  const ids = customersOf(person).map(({ id }) => id);
  return [...stripe.checkouts.values()]
    .filter(({ status, customer }) => status === "open" && ids.includes(customer))
    .map(({ url }) => url);
}

const signUp = () => people.signUp(`crash${Math.random().toString(36).slice(2)}`);

describe.each(["throws", "dies"] as const)("the process %s", (stop) => {
  test.each([
    [
      "a first checkout",
      async () => {},
      ["createCustomer", "listOpenCheckouts", "listSubscriptions", "openCheckout"],
    ],
    [
      "a checkout that replaces a page",
      async (person: TestPerson) => {
        await ask(person, OTHER_PAGES);
      },
      ["listOpenCheckouts", "listSubscriptions", "closeCheckout", "openCheckout"],
    ],
    [
      "a checkout after a first payment that was never finished",
      beginToPay,
      ["listOpenCheckouts", "listSubscriptions", "cancelSubscription", "openCheckout"],
    ],
  ] as const)("in %s", async (_name, prepare, steps) => {
    const seen: string[] = [];
    for (let call = 1; call <= steps.length; call += 1) {
      const person = await signUp();
      await prepare(person);
      const step = await runUntilStop(call, stop, (ports) => openCheckout(ports, person.id, PAGES));
      seen.push(step ?? "done");
      const { status, url } = await ask(person, PAGES);
      expect({ step, status }).toEqual({ step, status: 200 });
      expect(customersOf(person)).toHaveLength(1);
      expect(openPagesOf(person)).toEqual([url]);
      stripe.acts.pay(url);
      await hearAll();
      expect(await isPremium(person)).toBe(true);
    }
    expect(seen).toEqual(steps);
  });

  test("in a deletion: the next click ends what ran, or the person stays and can subscribe again", async () => {
    const steps = [
      "listOpenCheckouts",
      "closeCheckout",
      "listSubscriptions",
      "cancelSubscription",
    ] as const;
    const seen: string[] = [];
    for (const leaves of [true, false]) {
      for (let call = 1; call <= steps.length; call += 1) {
        const person = await signUp();
        const id = stripe.acts.pay((await ask(person, PAGES)).url);
        await hearAll();
        // A page that was opened before, and is found though the subscription runs.
        const stray = { ...[...stripe.checkouts.values()].at(-1), id: `cs_${id}`, status: "open" };
        stripe.checkouts.set(stray.id, stray as never);
        const step = await runUntilStop(call, stop, (ports) => endBeforeDeletion(ports, person.id));
        seen.push(step ?? "done");
        if (leaves) {
          const password = { password: person.password };
          const { status } = await ask(person, password, "DELETE", "/api/user");
          expect({ step, status }).toEqual({ step, status: 200 });
          expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
          expect(openPagesOf(person)).toEqual([]);
          continue;
        }
        await hearAll();
        const { status, url } = await ask(person, PAGES);
        const hasEnded = stripe.subscriptions.get(id)?.status === "canceled";
        expect({ step, status }).toEqual({ step, status: hasEnded ? 200 : 409 });
        if (hasEnded) stripe.acts.pay(url);
        await hearAll();
        expect(await isPremium(person)).toBe(true);
      }
    }
    expect(seen).toEqual([...steps, ...steps]);
  }, 60_000);
});

test("a lease that another holds is waited for a little, and said in a sentence", async () => {
  const person = await signUp();
  await people.pool.query(
    "insert into payment_leases values ($1, 'another', now() + interval '1 minute')",
    [person.id],
  );
  const asked = stripe.requests.length;
  const refused = await ask(person, PAGES);
  expect(refused).toMatchObject({
    status: 503,
    error: expect.stringContaining("not finished yet"),
    after: "30",
  });
  expect(stripe.requests.length).toBe(asked);
  // It is given back while the next one waits.
  const waiting = ask(person, PAGES);
  await people.pool.query("delete from payment_leases where user_id = $1", [person.id]);
  expect((await waiting).status).toBe(200);
  const { rows } = await people.pool.query("select * from payment_leases where user_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([]);
}, 30_000);

test("two instances that open pages for one person leave one customer and one page", async () => {
  const { pool, db } = connect(people.connectionString, pino({ level: "silent" }));
  try {
    const open = (signal: AbortSignal) => createStripeProvider(stripe.config, signal);
    const instances = [openPorts(open), { ...openPorts(open), db }];
    const person = await signUp();
    stripe.failWith({ slow: 20 });
    const urls = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        openCheckout(instances[at % 2] as BillingPorts, person.id, {
          ...PAGES,
          cancelUrl: `${ORIGIN}/${at}`,
        }),
      ),
    );
    expect(new Set(urls).size).toBe(8);
    expect(customersOf(person)).toHaveLength(1);
    const pages = openPagesOf(person);
    expect(pages).toHaveLength(1);
    expect(urls).toContain(pages[0]);
  } finally {
    stripe.failWith(undefined);
    await pool.end();
  }
}, 30_000);

test("no page is opened between the end of what is paid for and the end of the account", async () => {
  const person = await signUp();
  await ask(person, PAGES);
  const open = (signal: AbortSignal) => createStripeProvider(stripe.config, signal);
  await endBeforeDeletion(openPorts(open), person.id);
  expect((await ask(person, PAGES)).status).toBe(503);
  expect(openPagesOf(person)).toEqual([]);
  await people.pool.query("delete from users where id = $1", [person.id]);
  const { rows } = await people.pool.query("select * from payment_leases");
  expect(rows).toEqual([]);
}, 30_000);

test("a second press of Delete is no error", async () => {
  const person = await signUp();
  await ask(person, PAGES);
  const press = () =>
    ask(person, { password: person.password }, "DELETE", "/api/user").then(({ status }) => status);
  const statuses = await Promise.all([press(), press()]);
  expect(statuses.toSorted()[0]).toBe(200);
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
}, 30_000);
