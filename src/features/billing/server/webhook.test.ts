import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "#src/shared/calendar/durations.ts";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

const ORIGIN = "http://localhost:3000";
const PAGES = { successUrl: `${ORIGIN}/a`, cancelUrl: `${ORIGIN}/b` };

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
afterEach(() => stripe.failWith(undefined));

async function post(body: string, signature?: string) {
  const response = await people.app.request("/api/stripe/webhook", {
    method: "POST",
    body,
    headers: signature === undefined ? {} : { "Stripe-Signature": signature },
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const lastEvent = () => stripe.events.at(-1) as (typeof stripe.events)[number];
const deliver = (body: string) => post(body, stripe.sign(body));

async function findEvent(id: string) {
  const { rows } = await people.pool.query(
    "select applied_at is not null as applied, failure from stripe_events where id = $1",
    [id],
  );
  return rows[0] as { applied: boolean; failure: string | null } | undefined;
}

async function subscribe(person: TestPerson): Promise<string> {
  const response = await person.request("POST", "/api/stripe/create-checkout-session", PAGES);
  return stripe.acts.pay(((await response.json()) as { url: string }).url);
}

async function isPremium(person: TestPerson): Promise<boolean> {
  const response = await person.request("GET", "/api/auth/me");
  return ((await response.json()) as { user: { isPremium: boolean } }).user.isPremium;
}

describe("what Stripe did not sign", () => {
  const cases: readonly [string, (body: string) => string | undefined][] = [
    ["no signature", () => undefined],
    ["an empty one", () => ""],
    ["noise", () => "t=now,v1=nothing"],
    ["one under another secret", (body) => stripe.sign(body, people.clock.now(), "whsec_forged")],
    ["one of another body", () => stripe.sign('{"id":"evt_other"}')],
    [
      "one that is older than five minutes",
      (body) => stripe.sign(body, new Date(people.clock.now().getTime() - 302_000)),
    ],
    [
      "one from more than five minutes ahead",
      (body) => stripe.sign(body, new Date(people.clock.now().getTime() + 330_000)),
    ],
    [
      "one from an hour ahead",
      (body) => stripe.sign(body, new Date(people.clock.now().getTime() + HOUR_MS)),
    ],
    [
      "one from an hour ahead, with a present time before it",
      (body) => {
        const now = Math.floor(people.clock.now().getTime() / 1000);
        return `t=${now},${stripe.sign(body, new Date((now + 3_600) * 1000))}`;
      },
    ],
  ];
  test.each(cases)("%s", async (_name, sign) => {
    const ruth = await people.signUp(`forged${Math.random().toString(36).slice(2)}`);
    await subscribe(ruth);
    const { id, body } = lastEvent();
    const { status, answer } = await post(body, sign(body));
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: "invalid" });
    expect(await findEvent(id)).toBeUndefined();
    expect(await isPremium(ruth)).toBe(false);
  });

  test("a body that was changed by one letter", async () => {
    const { body } = lastEvent();
    const { status } = await post(body.replace("paid", "maid"), stripe.sign(body));
    expect(status).toBe(400);
  });

  test.each(["null", "[]", "{}", '"x"', "not JSON"])("signed, but no event: %s", async (body) => {
    expect((await deliver(body)).status).toBe(400);
  });

  test("an event that is too large", async () => {
    const body = JSON.stringify({ id: "evt_large", filler: "x".repeat(257 * 1024) });
    expect((await deliver(body)).status).toBe(413);
  });
});

test("an event that arrives within five minutes counts, and a second time does nothing", async () => {
  const ruth = await people.signUp("ruth");
  await subscribe(ruth);
  const { id, body } = lastEvent();
  const signature = stripe.sign(body, new Date(people.clock.now().getTime() - 290_000));
  expect((await post(body, signature)).status).toBe(200);
  expect(await isPremium(ruth)).toBe(true);
  const asked = stripe.requests.length;
  expect((await post(body, signature)).status).toBe(200);
  expect(stripe.requests.length).toBe(asked);
  expect(await findEvent(id)).toEqual({ applied: true, failure: null });
});

test("a clock that is four minutes ahead of ours is still believed", async () => {
  const boaz = await people.signUp("boaz");
  await subscribe(boaz);
  const { body } = lastEvent();
  const signature = stripe.sign(body, new Date(people.clock.now().getTime() + 240_000));
  expect((await post(body, signature)).status).toBe(200);
  expect(await isPremium(boaz)).toBe(true);
});

test("an event that Berea has no use for is accepted and not stored", async () => {
  stripe.emit("price.created", { id: "price_1", object: "price" });
  expect((await deliver(lastEvent().body)).status).toBe(200);
  expect(await findEvent(lastEvent().id)).toBeUndefined();
});

test.each([
  ["a customer that nobody here is", { customer: "cus_of_another_shop" }, "Nobody here"],
  ["no customer at all", {}, "no customer"],
  ["something that is no customer", { customer: { object: "customer" } }, "no customer"],
])("an event about %s is stored and seen", async (_name, about, reason) => {
  stripe.emit("invoice.paid", { id: "in_1", object: "invoice", ...about });
  expect((await deliver(lastEvent().body)).status).toBe(200);
  const stored = await findEvent(lastEvent().id);
  expect(stored).toEqual({ applied: false, failure: expect.stringContaining(reason) });
});

test("a customer that arrives as a whole is known too", async () => {
  const naomi = await people.signUp("naomi");
  const id = await subscribe(naomi);
  const customer = stripe.customers.get(stripe.subscriptions.get(id)?.customer ?? "");
  stripe.emit("invoice.paid", { id: "in_2", object: "invoice", customer });
  await deliver(lastEvent().body);
  expect(await isPremium(naomi)).toBe(true);
});

describe("Stripe is away when the event is applied", () => {
  test.each(["break", "close", "babble"] as const)("%s", async (fault) => {
    const person = await people.signUp(`away-${fault}`);
    await subscribe(person);
    const { id, body } = lastEvent();
    stripe.failWith(fault, /GET/);
    expect((await deliver(body)).status).toBe(200);
    expect(await isPremium(person)).toBe(false);
    expect(await findEvent(id)).toMatchObject({ applied: false, failure: /^Stripe: / });
    stripe.failWith(undefined);
    // Tried again without being sent again.
    await expect.poll(() => isPremium(person), { timeout: 20_000 }).toBe(true);
    expect(await findEvent(id)).toEqual({ applied: true, failure: null });
  });

  test("slow: the event is taken at once and applied when it can be", async () => {
    const person = await people.signUp("away-slow");
    await subscribe(person);
    stripe.failWith("hang", /GET/);
    expect((await deliver(lastEvent().body)).status).toBe(200);
    stripe.failWith(undefined);
    await expect.poll(() => isPremium(person), { timeout: 20_000 }).toBe(true);
  });
}, 60_000);

test("an event about a person who has left is put away, and what they would pay for is ended", async () => {
  const orpah = await people.signUp("orpah");
  const { url } = (await (
    await orpah.request("POST", "/api/stripe/create-checkout-session", PAGES)
  ).json()) as { url: string };
  // Paid in another tab while the account is being deleted: the page was not closed in time.
  stripe.failWith("refuse", /expire/);
  const gone = await orpah.request("DELETE", "/api/user", { password: orpah.password });
  expect(gone.status).toBe(200);
  stripe.failWith(undefined);
  const id = stripe.acts.pay(url);
  const { id: eventId, body } = lastEvent();
  expect((await deliver(body)).status).toBe(200);
  expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
  expect(await findEvent(eventId)).toEqual({ applied: true, failure: null });
  const { rows } = await people.pool.query("select customer_hash from departed_customers");
  expect(rows).toHaveLength(1);
});
