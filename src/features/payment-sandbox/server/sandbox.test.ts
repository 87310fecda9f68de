import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
beforeAll(async () => {
  people = await openTestPeople();
}, 60_000);
afterAll(() => people?.close());

async function openPage(person: TestPerson, path: string, body: unknown): Promise<string> {
  const response = await person.request("POST", path, body);
  expect(response.status).toBe(200);
  return ((await response.json()) as { url: string }).url;
}

const openCheckout = (person: TestPerson) =>
  openPage(person, "/api/stripe/create-checkout-session", PAGES);
const openPortal = (person: TestPerson) =>
  openPage(person, "/api/stripe/customer-portal", { returnUrl: ORIGIN });

async function post(url: string, form: Record<string, string>, headers: HeadersInit = {}) {
  const body = new URLSearchParams(form);
  const response = await people.app.request(url, { method: "POST", body, headers });
  return { status: response.status, to: response.headers.get("location") };
}

async function lookAt(person: TestPerson) {
  const response = await person.request("GET", "/api/auth/me");
  const { user } = (await response.json()) as { user: Record<string, unknown> };
  return { isPremium: user.isPremium, status: user.subscriptionStatus };
}

describe("checkout", () => {
  test("shows what would be charged, and says that nothing is", async () => {
    const person = await people.signUp("looks");
    const page = await people.app.request(await openCheckout(person));
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const html = await page.text();
    expect(html).toContain("no real payment");
    expect(html).toContain("$4.99 per month");
    expect(html).toContain("7 days");
    expect(html).toContain("$0.00");
  });

  test("paid: Premium is open when the browser comes back", async () => {
    const person = await people.signUp("pays");
    const url = await openCheckout(person);
    expect(await post(url, { outcome: "paid" })).toEqual({ status: 303, to: PAGES.successUrl });
    expect(await lookAt(person)).toEqual({ isPremium: true, status: "trialing" });
    // Pressed twice, or opened again, it begins no second one.
    expect(await post(url, { outcome: "paid" })).toEqual({ status: 303, to: PAGES.successUrl });
    expect((await people.app.request(url)).status).toBe(303);
    const { rows } = await people.pool.query(
      "select count(*)::int as n from sandbox_subscriptions",
    );
    expect(rows[0].n).toBe(1);
  });

  test.each([
    // As the payment service does it: users with another card can use it on this page.
    ["declined", (url: string) => `${new URL(url).pathname}?declined`],
    ["canceled", () => PAGES.cancelUrl],
  ] as const)("%s: nothing has changed, and it can be tried again", async (outcome, findPlace) => {
    const person = await people.signUp(`is-${outcome}`);
    const url = await openCheckout(person);
    expect(await post(url, { outcome })).toEqual({ status: 303, to: findPlace(url) });
    expect(await lookAt(person)).toEqual({ isPremium: false, status: null });
    expect(await openCheckout(person)).toBe(url);
    await post(url, { outcome: "paid" });
    expect(await lookAt(person)).toMatchObject({ isPremium: true });
  });

  test.each([{ outcome: "free" }, {}, { outcome: "" }])("%o is refused", async (form) => {
    const person = await people.signUp(`odd${Math.random().toString(36).slice(2)}`);
    const url = await openCheckout(person);
    expect((await post(url, form as Record<string, string>)).status).toBe(400);
    expect(await lookAt(person)).toMatchObject({ isPremium: false });
  });

  test("a form on another site is refused", async () => {
    const person = await people.signUp("lured");
    const url = await openCheckout(person);
    const headers = { Origin: "https://evil.example" };
    expect((await post(url, { outcome: "paid" }, headers)).status).toBe(403);
    expect(await lookAt(person)).toMatchObject({ isPremium: false });
  });

  test.each(["checkout", "portal"])("a %s that nobody opened is not there", async (page) => {
    const url = `${ORIGIN}/sandbox/${page}/cs_guessed`;
    expect((await people.app.request(url)).status).toBe(404);
    expect((await post(url, { outcome: "paid", action: "cancel" })).status).toBe(404);
  });
});

describe("portal", () => {
  test("a person, a bank and time do what they do", async () => {
    const person = await people.signUp("lives");
    await post(await openCheckout(person), { outcome: "paid" });
    const portal = await openPortal(person);
    const steps: readonly [string, boolean, string][] = [
      ["cancel", true, "trialing"],
      ["resume", true, "trialing"],
      ["pass-time", true, "trialing"],
      ["pass-time", true, "active"],
      ["fail-payment", true, "past_due"],
      ["pass-time", false, "past_due"],
      ["pay", true, "active"],
      ["cancel", true, "active"],
      ["pass-time", false, "canceled"],
      ["resume", false, "canceled"],
    ];
    for (const [action, isPremium, status] of steps) {
      const answer = await post(portal, { action });
      expect({ action, ...answer }).toEqual({ action, status: 303, to: new URL(portal).pathname });
      expect({ action, ...(await lookAt(person)) }).toEqual({ action, isPremium, status });
    }
    for (const subject of [/free week/, /did not go through/, /has ended/]) {
      await people.mailbox.take(person.email, subject);
    }
    // The trial was had.
    const page = await people.app.request(await openCheckout(person));
    expect(await page.text()).toContain("Used already");
  });

  test("an action that it does not know is refused", async () => {
    const person = await people.signUp("pokes");
    await post(await openCheckout(person), { outcome: "paid" });
    expect((await post(await openPortal(person), { action: "refund-all" })).status).toBe(400);
    expect(await lookAt(person)).toMatchObject({ isPremium: true });
  });
});

test("its events are signed, and with a secret that nobody else has", async () => {
  const body = JSON.stringify({ id: "evt_x", type: "invoice.paid", data: { object: {} } });
  const response = await people.app.request("/api/stripe/webhook", {
    method: "POST",
    body,
    headers: { "Stripe-Signature": "t=1,v1=00" },
  });
  expect(response.status).toBe(400);
});

test("a deleted account leaves no subscription behind", async () => {
  const person = await people.signUp("leaves");
  await post(await openCheckout(person), { outcome: "paid" });
  const response = await person.request("DELETE", "/api/user", { password: person.password });
  expect(response.status).toBe(200);
  const { rows } = await people.pool.query(
    "select status from sandbox_subscriptions order by created_at desc limit 1",
  );
  expect(rows[0].status).toBe("canceled");
});
