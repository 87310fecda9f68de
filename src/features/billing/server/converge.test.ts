// Readings that overtake each other, with a payment service that answers when it is told to.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPeople, type TestPeople } from "../../../../tests/support/test-people.ts";
import { converge } from "./converge.ts";
import type { PaymentProvider, ProviderSubscription, SubscriptionStatus } from "./provider.ts";

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
}, 60_000);
afterAll(() => people?.close());

/** Each state of the subscription ends a second later than the one before. */
const stateOf = (customerId: string, version: number): ProviderSubscription => ({
  id: `sub_${customerId}`,
  status: "active" as SubscriptionStatus,
  createdAt: new Date(0),
  trialEndsAt: null,
  periodEndsAt: new Date(version * 1000),
  cancelsAt: null,
  endedAt: null,
  owed: null,
});

async function createCustomer(name: string): Promise<number> {
  const { id } = await people.signUp(name);
  await people.pool.query("update users set stripe_customer_id = $2 where id = $1", [
    id,
    `cus_${name}`,
  ]);
  return id;
}

async function readVersion(userId: number): Promise<number | null> {
  const { rows } = await people.pool.query(
    "select extract(epoch from subscription_ends_at)::int as version from users where id = $1",
    [userId],
  );
  return rows[0].version;
}

const ports = () => ({ ...people.ports });
const providerOf = (listSubscriptions: PaymentProvider["listSubscriptions"]): PaymentProvider =>
  ({ listSubscriptions }) as PaymentProvider;

test("an earlier reading that arrives later is not written, but made anew", async () => {
  const id = await createCustomer("overtaken");
  let version = 1;
  let reads = 0;
  const late = Promise.withResolvers<void>();
  const slow = converge(
    ports(),
    providerOf(async (customer) => {
      const seen = stateOf(customer, version);
      reads += 1;
      if (reads === 1) await late.promise;
      return [seen];
    }),
    id,
  );
  await expect.poll(() => reads).toBe(1);
  version = 2;
  await converge(
    ports(),
    providerOf(async (customer) => [stateOf(customer, version)]),
    id,
  );
  expect(await readVersion(id)).toBe(2);
  late.resolve();
  await slow;
  expect(await readVersion(id)).toBe(2);
  expect(reads).toBe(2);
});

test("the call that began last leaves the last state in the row, in whatever order answers come", async () => {
  const id = await createCustomer("raced");
  const random = createRandom(611);
  let version = 10;
  for (let round = 0; round < 40; round += 1) {
    const all: Promise<unknown>[] = [];
    const readsOf: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      version += 1;
      readsOf.push(0);
      const provider = providerOf(async (customer) => {
        readsOf[at] = (readsOf[at] ?? 0) + 1;
        await sleep(random() * 4);
        const seen = stateOf(customer, version);
        await sleep(random() * 4);
        return [seen];
      });
      all.push(converge(ports(), provider, id));
      await sleep(random() * 3);
    }
    await all.at(-1);
    // The last began after the last change; the others may still be on their way.
    expect(await readVersion(id)).toBe(version);
    await Promise.all(all);
    expect(await readVersion(id)).toBe(version);
    expect(Math.max(...readsOf)).toBeLessThanOrEqual(2);
  }
}, 60_000);

test("what was read of a customer that was replaced meanwhile is not written", async () => {
  const id = await createCustomer("replaced");
  const asked: string[] = [];
  const read = await converge(
    ports(),
    providerOf(async (customer) => {
      asked.push(customer);
      if (asked.length === 1) {
        await people.pool.query("update users set stripe_customer_id = 'cus_new' where id = $1", [
          id,
        ]);
      }
      return [stateOf(customer, asked.length)];
    }),
    id,
  );
  expect(asked).toEqual(["cus_replaced", "cus_new"]);
  expect(read).toMatchObject([{ id: "sub_cus_new" }]);
  expect(await readVersion(id)).toBe(2);
});

test("nothing is asked about somebody who is gone, nor about one without a customer", async () => {
  const provider = providerOf(() => Promise.reject(new Error("asked")));
  const { id } = await people.signUp("plain");
  expect(await converge(ports(), provider, id)).toEqual([]);
  expect(await converge(ports(), provider, 999_999)).toEqual([]);
});

/** The same numbers each time (Lehmer). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
