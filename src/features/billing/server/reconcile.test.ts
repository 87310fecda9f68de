// What the night sets right, and what holds where there is no payment service.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import { RECONCILIATION } from "./jobs.ts";

const ORIGIN = "http://localhost:3000";
const PAGES = { successUrl: `${ORIGIN}/a`, cancelUrl: `${ORIGIN}/b` };
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
afterEach(() => stripe.failWith(undefined));

async function subscribe(person: TestPerson): Promise<string> {
  const response = await person.request("POST", CHECKOUT, PAGES);
  return stripe.acts.pay(((await response.json()) as { url: string }).url);
}

async function isPremium(person: TestPerson): Promise<boolean> {
  const response = await person.request("GET", "/api/auth/me");
  return ((await response.json()) as { user: { isPremium: boolean } }).user.isPremium;
}

test("users whose events were lost are found by night, also when they fill more than a page", async () => {
  const persons: { person: TestPerson; id: string }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const person = await people.signUp(`lost${count}`);
    const id = await subscribe(person);
    persons.push({ person, id });
  }
  // Others between them, whom Stripe no longer knows: they do not hold up the rest.
  await people.pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, stripe_customer_id)
     select 'filler ' || n, 'filler ' || n, n || '@example.org', n || '@example.org', '', 'cus_gone_' || n
     from generate_series(1, 120) as n`,
  );
  const last = await people.signUp("after-them");
  persons.push({ person: last, id: await subscribe(last) });
  for (const { person } of persons) expect(await isPremium(person)).toBe(false);

  await people.jobs.send(people.db, RECONCILIATION, {});
  for (const { person } of persons) {
    await expect.poll(() => isPremium(person), { timeout: 20_000 }).toBe(true);
  }

  // And a user who has Premium here, but not there, loses it.
  stripe.acts.end(persons[0]?.id as string);
  await people.jobs.send(people.db, RECONCILIATION, {});
  await expect
    .poll(() => isPremium(persons[0]?.person as TestPerson), { timeout: 20_000 })
    .toBe(false);
}, 60_000);

test("what waits is tried again, and what was applied long ago is forgotten", async () => {
  await people.pool.query(
    `insert into stripe_events (id, type, customer_id, received_at, applied_at, failure) values
       ('evt_old', 'invoice.paid', 'cus_x', now() - interval '61 days', now(), null),
       ('evt_young', 'invoice.paid', 'cus_x', now() - interval '59 days', now(), null),
       ('evt_lost', 'invoice.paid', 'cus_x', now() - interval '61 days', null, 'Nobody'),
       ('evt_waiting', 'invoice.paid', 'cus_of_naomi', now() - interval '1 day', null, 'Nobody')`,
  );
  const naomi = await people.signUp("naomi");
  await people.pool.query("update users set stripe_customer_id = 'cus_of_naomi' where id = $1", [
    naomi.id,
  ]);
  await people.jobs.send(people.db, RECONCILIATION, {});
  const read = async () => {
    const { rows } = await people.pool.query(
      "select id, applied_at is not null as applied from stripe_events where id like 'evt\\_%\\_%' or customer_id in ('cus_x', 'cus_of_naomi') order by id",
    );
    return rows.map(({ id, applied }) => `${id} ${applied}`);
  };
  await expect
    .poll(read, { timeout: 20_000 })
    .toEqual(["evt_lost false", "evt_waiting true", "evt_young true"]);
}, 60_000);

test("what the payment service refuses is noted, and does not hold up the other users", async () => {
  const [first, second, unheard] = await Promise.all(
    ["refused", "waits", "unheard"].map((name) => people.signUp(name)),
  );
  await subscribe(second as TestPerson);
  await subscribe(unheard as TestPerson);
  const customerOf = async (person?: TestPerson) => {
    const { rows } = await people.pool.query("select stripe_customer_id from users where id = $1", [
      person?.id,
    ]);
    return rows[0].stripe_customer_id as string;
  };
  await people.pool.query("update users set stripe_customer_id = 'cus_refused' where id = $1", [
    first?.id,
  ]);
  await people.pool.query(
    `insert into stripe_events (id, type, customer_id, received_at) values
       ('evt_refused', 'invoice.paid', 'cus_refused', now() - interval '2 hours'),
       ('evt_waits', 'invoice.paid', $1, now() - interval '1 hour')`,
    [await customerOf(second)],
  );
  stripe.failWith("refuse", /GET .*customer=cus_refused/);
  await people.jobs.send(people.db, RECONCILIATION, {});
  await expect.poll(() => isPremium(unheard as TestPerson), { timeout: 20_000 }).toBe(true);
  const { rows } = await people.pool.query(
    "select id, applied_at is not null as applied, failure from stripe_events where id in ('evt_refused', 'evt_waits') order by id",
  );
  expect(rows).toEqual([
    { id: "evt_refused", applied: false, failure: expect.stringContaining("Stripe: ") },
    { id: "evt_waits", applied: true, failure: null },
  ]);
  stripe.failWith(undefined);
  await people.pool.query("delete from users where id = $1", [first?.id]);
  await people.pool.query("delete from stripe_events where id = 'evt_refused'");
}, 60_000);

test("a service that does not answer ends the night's work after a few tries", async () => {
  stripe.failWith("break");
  const asked = stripe.requests.length;
  await people.pool.query(
    `insert into stripe_events (id, type, customer_id, received_at)
     select 'evt_away_' || id, 'invoice.paid', stripe_customer_id, now() - interval '1 hour'
     from users where stripe_customer_id like 'cus_gone_%'`,
  );
  await people.jobs.send(people.db, RECONCILIATION, {});
  await expect.poll(() => stripe.requests.length - asked, { timeout: 20_000 }).toBeGreaterThan(2);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(stripe.requests.length - asked).toBeLessThan(10);
  stripe.failWith(undefined);
  // Whether it is the job's next try or another: everything that waits is settled.
  await people.jobs.send(people.db, RECONCILIATION, {});
  await expect
    .poll(
      async () => {
        const { rows } = await people.pool.query(
          "select count(*)::int as n from stripe_events where applied_at is null and id like 'evt_away_%'",
        );
        return rows[0].n;
      },
      { timeout: 40_000 },
    )
    .toBe(0);
}, 60_000);

test("the trial's end is told by night where its event was lost, and once", async () => {
  const person = await people.signUp("warned");
  await subscribe(person);
  people.clock.advance(4.5 * DAY_MS);
  await people.jobs.send(people.db, RECONCILIATION, {});
  await people.mailbox.take(person.email, /free week/);
  const events = stripe.events.slice(-2);
  for (const { body } of events) {
    const headers = { "Stripe-Signature": stripe.sign(body) };
    await people.app.request("/api/stripe/webhook", { method: "POST", body, headers });
  }
  const { rows } = await people.pool.query("select kind from billing_notices where user_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([{ kind: "trial-ending" }]);
  const told = await person.request("GET", "/api/user/notifications");
  expect(await told.json()).toMatchObject([
    {
      type: "trial-ending",
      title: expect.stringMatching(/^Your free week ends on \d+ \w+ \d{4}$/),
    },
  ]);
}, 60_000);

test("without keys, elsewhere than on this machine, the door is closed with a sentence", async () => {
  const closed = await openTestPeople(
    { siteUrl: "https://berea.example", isLoopback: false },
    { publicUrl: "https://berea.example", isLoopback: false },
  );
  try {
    const person = await closed.signUp("outside");
    const origin = "https://berea.example";
    const response = await person.request("POST", CHECKOUT, {
      successUrl: `${origin}/a`,
      cancelUrl: `${origin}/b`,
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: "Payment service temporarily unavailable",
    });
    const webhook = await closed.app.request("/api/stripe/webhook", { method: "POST", body: "{}" });
    expect(webhook.status).toBe(503);
    for (const path of ["/sandbox/checkout/x", "/sandbox/portal/x"]) {
      expect((await closed.app.request(path)).status).toBe(404);
    }
    // Nobody can have a subscription there, so nobody is prevented from leaving.
    const gone = await person.request("DELETE", "/api/user", { password: person.password });
    expect(gone.status).toBe(200);
  } finally {
    await closed.close();
  }
}, 60_000);
