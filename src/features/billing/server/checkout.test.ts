import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import {
  createClient,
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

const ORIGIN = "http://localhost:3000";
const PAGES = {
  successUrl: `${ORIGIN}/subscription/success`,
  cancelUrl: `${ORIGIN}/subscription/canceled`,
};
const CHECKOUT = "/api/stripe/create-checkout-session";
const PORTAL = "/api/stripe/customer-portal";

let people: TestPeople;
let stripe: StripeServer;
/** What happens at Stripe just before it answers. */
let onRequest: (line: string) => void = () => {};
beforeAll(async () => {
  stripe = await startStripeServer({
    now: () => people.clock.now(),
    onRequest: async (line) => onRequest(line),
  });
  people = await openTestPeople({ stripe: stripe.config });
}, 60_000);
afterAll(async () => {
  await people?.close();
  await stripe?.close();
});
afterEach(() => {
  stripe.failWith(undefined);
  onRequest = () => {};
});

async function ask(person: Pick<TestPerson, "request">, path: string, body: unknown) {
  const response = await person.request("POST", path, body);
  return {
    status: response.status,
    ...((await response.json()) as { url: string; error: string }),
  };
}

async function hearAll(): Promise<void> {
  for (const { body } of stripe.events) {
    const headers = { "Stripe-Signature": stripe.sign(body) };
    await people.app.request("/api/stripe/webhook", { method: "POST", body, headers });
  }
}

async function findUser(person: TestPerson) {
  const { rows } = await people.pool.query("select * from users where id = $1", [person.id]);
  return rows[0] as Record<string, unknown>;
}

test("the page is asked for with everything that Stripe must know", async () => {
  const lydia = await people.signUp("lydia");
  const { status, url } = await ask(lydia, CHECKOUT, PAGES);
  expect(status).toBe(200);
  const { form, customer } = [...stripe.checkouts.values()].find((one) => one.url === url)!;
  expect(form).toMatchObject({
    mode: "subscription",
    client_reference_id: String(lydia.id),
    line_items: { 0: { price: "price_premium", quantity: "1" } },
    success_url: PAGES.successUrl,
    cancel_url: PAGES.cancelUrl,
    payment_method_collection: "always",
    subscription_data: { trial_period_days: "7", metadata: { userId: String(lydia.id) } },
  });
  expect(stripe.customers.get(customer)).toMatchObject({
    email: lydia.email,
    metadata: { userId: String(lydia.id) },
  });
});

describe("addresses", () => {
  const foreign = [
    "https://evil.example/subscription/success",
    "http://localhost:3000.evil.example/",
    "http://localhost:3000@evil.example/",
    "http://user:pass@localhost:3000/",
    "http://localhost:3001/",
    "https://localhost:3000/",
    "//evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "/subscription/success",
    "",
  ];
  test.each(foreign)("%s is refused", async (address) => {
    const person = await people.signUp(`at${Math.random().toString(36).slice(2)}`);
    const made = stripe.requests.length;
    for (const [path, body] of [
      [CHECKOUT, { ...PAGES, successUrl: address }],
      [CHECKOUT, { ...PAGES, cancelUrl: address }],
      [PORTAL, { returnUrl: address }],
    ] as const) {
      expect((await ask(person, path, body)).status).toBe(400);
    }
    expect(stripe.requests.length).toBe(made);
  });

  test("another name of this machine is the same site, where the page is open there", async () => {
    const person = await people.signUp("looped");
    const here = "http://127.0.0.1:3000";
    const body = { successUrl: `${here}/a`, cancelUrl: `${here}/b` };
    expect((await ask(person, CHECKOUT, body)).status).toBe(400);
    const response = await person.request("POST", CHECKOUT, body, {
      Host: "127.0.0.1:3000",
      Origin: here,
    });
    expect(response.status).toBe(200);
  });
});

test("two at once make one customer, one page and one subscription", async () => {
  const person = await people.signUp("twice");
  const before = stripe.customers.size;
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(person, CHECKOUT, PAGES)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(stripe.customers.size).toBe(before + 1);
});

test("a page for other addresses closes the one before", async () => {
  const person = await people.signUp("changes");
  const { url: first } = await ask(person, CHECKOUT, PAGES);
  const { url: second } = await ask(person, CHECKOUT, { ...PAGES, cancelUrl: `${ORIGIN}/` });
  expect(second).not.toBe(first);
  expect(() => stripe.acts.pay(first)).toThrow("closed");
  stripe.acts.pay(second);
});

test.each([/GET \/v1\/subscriptions/, /GET \/v1\/checkout/, /POST \/v1\/checkout.*expire/])(
  "a person who pays on one page while another is opened (%s) gets no second one",
  async (on) => {
    const person = await people.signUp(`pays${Math.random().toString(36).slice(2)}`);
    const { url } = await ask(person, CHECKOUT, PAGES);
    let hasPaid = false;
    onRequest = (line) => {
      if (!on.test(line) || hasPaid) return;
      hasPaid = true;
      stripe.acts.pay(url);
    };
    const second = await ask(person, CHECKOUT, { ...PAGES, cancelUrl: `${ORIGIN}/` });
    expect(hasPaid).toBe(true);
    expect(second).toMatchObject({ status: 409, error: "This account already has premium" });
  },
);

test("no second page is opened while the first cannot be closed", async () => {
  const person = await people.signUp("stuck");
  await ask(person, CHECKOUT, PAGES);
  stripe.failWith("refuse", /expire/);
  const second = await ask(person, CHECKOUT, { ...PAGES, cancelUrl: `${ORIGIN}/` });
  expect(second).toMatchObject({ status: 503, error: "Checkout session creation failed" });
});

test("a user who already has Premium is told so, even before the event has arrived", async () => {
  const person = await people.signUp("eager");
  stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
  const early = await ask(person, CHECKOUT, PAGES);
  expect(early).toMatchObject({ status: 409, error: "This account already has premium" });
  // Asking has brought the account to what Stripe has.
  expect(await findUser(person)).toMatchObject({ subscription_status: "trialing" });
  await hearAll();
  const late = await ask(person, CHECKOUT, PAGES);
  expect(late).toMatchObject({ status: 409, error: "This account already has premium" });
});

describe("Stripe fails half-way", () => {
  const cases = [
    ["break", /POST \/v1\/customers/, "Payment service temporarily unavailable"],
    ["close", /POST \/v1\/customers/, "Payment service temporarily unavailable"],
    ["babble", /POST \/v1\/customers/, "Payment service temporarily unavailable"],
    ["refuse", /POST \/v1\/customers/, "Customer setup failed"],
    ["break", /POST \/v1\/checkout/, "Payment service temporarily unavailable"],
    ["refuse", /POST \/v1\/checkout/, "Checkout session creation failed"],
    ["close", /GET/, "Payment service temporarily unavailable"],
    ["hang", /GET/, "Payment service temporarily unavailable"],
  ] as const;
  test.each(cases)(
    "%s at %s",
    async (fault, on, sentence) => {
      const person = await people.signUp(`fails${Math.random().toString(36).slice(2)}`);
      stripe.failWith(fault, on);
      const failed = await ask(person, CHECKOUT, PAGES);
      expect(failed).toMatchObject({ status: 503, error: sentence });
      stripe.failWith(undefined);
      const customers = stripe.customers.size;
      const had = (await findUser(person)).stripe_customer_id !== null;
      expect((await ask(person, CHECKOUT, PAGES)).status).toBe(200);
      expect(stripe.customers.size).toBe(customers + (had ? 0 : 1));
    },
    30_000,
  );

  test("a customer that Stripe has lost is made anew", async () => {
    const person = await people.signUp("lost");
    await ask(person, CHECKOUT, PAGES);
    stripe.customers.delete((await findUser(person)).stripe_customer_id as string);
    expect((await ask(person, CHECKOUT, PAGES)).status).toBe(200);
  });
});

describe("the portal", () => {
  test("is not there before the first subscription", async () => {
    const person = await people.signUp("early");
    expect((await ask(person, PORTAL, { returnUrl: ORIGIN })).status).toBe(409);
  });

  test("opens for the person who asks, and for nobody else", async () => {
    const one = await people.signUp("one");
    const other = await people.signUp("other");
    for (const person of [one, other]) {
      stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
    }
    await hearAll();
    expect((await ask(one, PORTAL, { returnUrl: ORIGIN })).status).toBe(200);
    const asked = [...stripe.portals.values()].at(-1);
    expect(asked).toMatchObject({
      customer: (await findUser(one)).stripe_customer_id,
      return_url: `${ORIGIN}/`,
    });
    const ending = await ask(other, PORTAL, { returnUrl: ORIGIN, purpose: "cancel" });
    expect(ending.status).toBe(200);
    expect([...stripe.portals.values()].at(-1)).toMatchObject({
      flow_data: {
        type: "subscription_cancel",
        subscription_cancel: { subscription: (await findUser(other)).stripe_subscription_id },
      },
    });
    const named = { returnUrl: ORIGIN, customer: (await findUser(one)).stripe_customer_id };
    expect((await ask(other, PORTAL, named)).status).toBe(400);
  });

  test("says that it could not be opened", async () => {
    const person = await people.signUp("shut");
    await ask(person, CHECKOUT, PAGES);
    stripe.failWith("refuse", /billing_portal/);
    const { status, error } = await ask(person, PORTAL, { returnUrl: ORIGIN });
    expect({ status, error }).toEqual({ status: 503, error: "Failed to open customer portal" });
  });
});

test("a visitor is asked to sign in", async () => {
  const visitor = createClient(people.app);
  expect((await ask(visitor, CHECKOUT, PAGES)).status).toBe(401);
  expect((await ask(visitor, PORTAL, { returnUrl: ORIGIN })).status).toBe(401);
});

describe("deleting an account", () => {
  test("ends the subscription first, and leaves the books to Stripe", async () => {
    const person = await people.signUp("leaves");
    const id = stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
    const customers = stripe.customers.size;
    const response = await person.request("DELETE", "/api/user", { password: person.password });
    expect(response.status).toBe(200);
    expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
    expect(stripe.customers.size).toBe(customers);
    expect(await findUser(person)).toBeUndefined();
  });

  test("closes a page that could still be paid on", async () => {
    const person = await people.signUp("wavers");
    const { url } = await ask(person, CHECKOUT, PAGES);
    await person.request("DELETE", "/api/user", { password: person.password });
    expect(() => stripe.acts.pay(url)).toThrow("closed");
  });

  test.each(["break", "close", "hang"] as const)(
    "is refused while Stripe fails: %s",
    async (fault) => {
      const person = await people.signUp(`stays-${fault}`);
      const id = stripe.acts.pay((await ask(person, CHECKOUT, PAGES)).url);
      await hearAll();
      stripe.failWith(fault);
      const response = await person.request("DELETE", "/api/user", { password: person.password });
      expect(response.status).toBe(503);
      expect(((await response.json()) as { error: string }).error).toContain("account was kept");
      expect(await findUser(person)).toMatchObject({ subscription_status: "trialing" });
      stripe.failWith(undefined);
      const again = await person.request("DELETE", "/api/user", { password: person.password });
      expect(again.status).toBe(200);
      expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
    },
    30_000,
  );
});
